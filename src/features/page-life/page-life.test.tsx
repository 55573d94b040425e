import { fireEvent, render } from '@testing-library/react';
import { beforeAll, expect, vi } from 'vitest';
import { describeWalks } from '../../../machines/model-testing/suite.ts';
import { pageLifeModel, unreachable } from '../../../machines/page-life/page-life.model.ts';
import { type PageLifeView, pageLifeTable } from '../../../tests/models/site/page-life.table.ts';
import { notifyScriptLoaded } from '../../io/missing-script.ts';
import { isNewBuildDeployed } from '../../io/new-build.ts';
import { PageNotices } from '../../routes/-root/PageNotices.tsx';
import { runPageLife } from './page-life.ts';

vi.mock('../../io/new-build.ts');

const reload = vi.fn();
const root = document.documentElement;

beforeAll(async () => {
  await import('../../early.ts');
});

function setNetwork(isOnline: boolean) {
  vi.stubGlobal('navigator', { ...navigator, onLine: isOnline });
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
}

describeWalks({
  model: pageLifeModel,
  level: 'component',
  table: pageLifeTable,
  open: () => {
    setNetwork(true);
    delete root.dataset.ready;
    reload.mockClear();
    vi.spyOn(location, 'reload').mockImplementation(reload);
    const hydrate = vi.fn();
    let answer = { resolve: (_isNewBuild: boolean) => {}, reject: (_error: unknown) => {} };
    vi.mocked(isNewBuildDeployed).mockImplementation(
      () =>
        new Promise((resolve, reject) => {
          answer = { resolve, reject };
        }),
    );
    const { container } = render(
      <>
        <PageNotices phone={{ dial: '+17185550123', display: '(718) 555-0123' }} address="519 5th Avenue" />
        <form>
          <input name="firstName" />
        </form>
      </>,
    );
    const life = runPageLife(hydrate);
    const field = container.querySelector('input') as HTMLInputElement;
    return {
      until: (check) =>
        vi.waitFor(() => {
          const view: PageLifeView = {
            isHydrated: root.dataset.ready !== undefined,
            saysOffline: root.dataset.offline !== undefined,
            offersReload: root.dataset.incomplete !== undefined && root.dataset.offline === undefined,
            reloads: reload.mock.calls.length,
          };
          check(view);
        }),
      hydrate: () => {
        root.dataset.ready = '';
        life.actor.send({ type: 'page.hydrated' });
      },
      failToHydrate: (event) => {
        const before = hydrate.mock.calls.length;
        life.actor.send(event);
        expect(hydrate.mock.calls.length - before).toBe(event.isNetworkBack ? 1 : 0);
      },
      act: () => {
        const before = hydrate.mock.calls.length;
        const isStalled = life.actor.getSnapshot().matches({ script: 'stalled' });
        fireEvent.pointerDown(document.body);
        expect(hydrate.mock.calls.length - before).toBe(isStalled ? 1 : 0);
      },
      loseNetwork: () => setNetwork(false),
      restoreNetwork: () => setNetwork(true),
      missScript: ({ isReload }) => {
        vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
          { type: isReload ? 'reload' : 'navigate' } as unknown as PerformanceEntry,
        ]);
        life.scriptMissing();
      },
      answer: ({ isNewBuild, isFormInUse }) => {
        field.value = isFormInUse ? 'Ana' : '';
        answer.resolve(isNewBuild);
      },
      failToAnswer: () => answer.reject(unreachable),
      loadScript: notifyScriptLoaded,
      chooseReload: () => {
        fireEvent.click(container.querySelector('[data-reload]') as HTMLElement);
      },
      hide: () => {
        fireEvent(window, new Event('pagehide'));
      },
      restore: () => {
        // The event of Happy DOM knows nothing of `persisted`.
        fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
      },
      stop: life.stop,
    };
  },
  close: (screen) => {
    screen.stop();
    root.removeAttribute('data-incomplete');
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  },
});
