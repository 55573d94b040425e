import { fireEvent, render } from '@testing-library/react';
import { describeComponent } from 'model-testing/vitest';
import { beforeAll, expect, vi } from 'vitest';
import { pageLifeModel } from '../../../machines/page-life/page-life.model.ts';
import { pageLifeStates } from '../../../tests/models/site/page-life.states.ts';
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

describeComponent({
  model: pageLifeModel,
  states: pageLifeStates,
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
    const hydrations = () => hydrate.mock.calls.length;
    return {
      events: {
        'page.hydrated': () => {
          root.dataset.ready = '';
          life.actor.send({ type: 'page.hydrated' });
        },
        'page.notHydrated': (event) => {
          const before = hydrations();
          const isTouched = life.actor.getSnapshot().matches({ script: { hydrating: 'touched' } });
          life.actor.send(event);
          expect(hydrations() - before).toBe(event.isRequestedAgain || isTouched ? 1 : 0);
        },
        'visitor.acted': () => {
          const before = hydrations();
          const isStalled = life.actor.getSnapshot().matches({ script: 'stalled' });
          fireEvent.pointerDown(document.body);
          expect(hydrations() - before).toBe(isStalled ? 1 : 0);
        },
        'network.lost': () => setNetwork(false),
        'network.restored': () => setNetwork(true),
        'script.missing': ({ isReload }) => {
          vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
            { type: isReload ? 'reload' : 'navigate' } as unknown as PerformanceEntry,
          ]);
          life.scriptMissing();
        },
        'script.loaded': notifyScriptLoaded,
        'reload.chosen': () => void fireEvent.click(container.querySelector('[data-reload]') as HTMLElement),
        'page.left': () => void fireEvent(window, new Event('pagehide')),
        // Happy DOM has no `PageTransitionEvent`.
        'page.restored': () => void fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true })),
      },
      actors: {
        checkReload: {
          done: ({ isNewBuild, isFormInUse }) => {
            field.value = isFormInUse ? 'Ana' : '';
            answer.resolve(isNewBuild);
          },
          failed: (error) => answer.reject(error),
        },
      },
      until: (assertion) =>
        vi.waitFor(() =>
          assertion({
            isHydrated: root.dataset.ready !== undefined,
            saysOffline: root.dataset.offline !== undefined,
            offersReload: root.dataset.incomplete !== undefined && root.dataset.offline === undefined,
            reloads: reload.mock.calls.length,
          }),
        ),
      close: () => {
        life.stop();
        root.removeAttribute('data-incomplete');
        vi.restoreAllMocks();
        vi.unstubAllGlobals();
      },
    };
  },
});
