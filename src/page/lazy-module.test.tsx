import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describeComponent } from 'model-testing/vitest';
import { describe, expect, it, vi } from 'vitest';
import { lazyModuleModel } from '#machines/lazy-module/lazy-module.model.ts';
import { holdPromises } from '#tests/support/held-promises.ts';
import { recordBrokenStyles } from './broken-styles.ts';
import { type LazyModule, lazyModule, useLazyModule } from './lazy-module.ts';

interface Words {
  text: string;
}

const words: Words = { text: 'Here it is.' };

/** A button that requests the module, which is shown once it is loaded. */
function Page({ module }: { module: LazyModule<Words> }) {
  return (
    <>
      <button type="button" onClick={module.request} />
      <p>{useLazyModule(module).module?.text}</p>
    </>
  );
}

const setNetwork = (network: 'online' | 'offline') =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(network === 'online');

/** A lazy module as seen from outside. */
interface LazyModuleView {
  /** How often its script was requested. */
  readonly requests: number;
  /** Whether its script is loading. */
  readonly isLoading: boolean;
  readonly isShown: boolean;
}

const expectNothing = (view: LazyModuleView) => expect(view).toMatchObject({ isLoading: false, isShown: false });

describeComponent<typeof lazyModuleModel.machine, LazyModuleView>({
  model: lazyModuleModel,
  states: {
    pending: (view) => expect(view).toEqual({ requests: 0, isLoading: false, isShown: false }),
    offline: expectNothing,
    loading: (view) => expect(view).toMatchObject({ isLoading: true, isShown: false }),
    failed: (view) => {
      expectNothing(view);
      expect(view.requests).toBeGreaterThan(0);
    },
    loaded: (view) => expect(view).toMatchObject({ isLoading: false, isShown: true }),
  },
  open: () => {
    const scripts = holdPromises<Words>();
    const load = vi.fn(scripts.add);
    const module = lazyModule('words', load);
    render(<Page module={module} />);
    return {
      events: {
        'module.requested': ({ network }) => {
          setNetwork(network);
          fireEvent.click(screen.getByRole('button'));
        },
        'network.restored': () => {
          setNetwork('online');
          fireEvent(window, new Event('online'));
        },
      },
      actors: {
        loadScript: {
          done: () => act(async () => scripts.resolve(words)),
          failed: (error) => act(async () => scripts.reject(error)),
        },
      },
      until: (assertion) =>
        waitFor(() =>
          assertion({
            requests: load.mock.calls.length,
            isLoading: scripts.isHeld(),
            isShown: screen.queryByText(words.text) !== null,
          }),
        ),
    };
  },
});

describe('a lazy module', () => {
  it('is shared by all its users and requested once', async () => {
    const load = vi.fn(async () => words);
    lazyModule('words', load).request();
    lazyModule('words', load).request();
    await waitFor(() => expect(lazyModule('words', load).current()).toBe(words));
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads styles again that failed before', async () => {
    setNetwork('online');
    recordBrokenStyles();
    const load = vi.fn(async () => words);
    load.mockRejectedValueOnce(new Error('Unable to preload CSS'));
    const module = lazyModule('words', load);
    module.request();
    await waitFor(() => expect(module.actor.getSnapshot().value).toBe('failed'));
    const styles = document.body.appendChild(Object.assign(document.createElement('link'), { rel: 'stylesheet' }));
    Object.defineProperty(styles, 'href', { value: 'https://site.example/part.css' });
    styles.dispatchEvent(new Event('error'));
    expect(styles.isConnected).toBe(false);

    const asked: HTMLLinkElement[] = [];
    vi.spyOn(document.head, 'append').mockImplementation((link) => void asked.push(link as HTMLLinkElement));
    module.request();
    await waitFor(() => expect(asked.map(({ href }) => href)).toEqual(['https://site.example/part.css']));
    expect(load).toHaveBeenCalledOnce();
    asked[0]?.dispatchEvent(new Event('load'));
    await waitFor(() => expect(module.current()).toBe(words));
  });
});
