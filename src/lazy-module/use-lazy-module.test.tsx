import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describeComponent } from 'model-testing/vitest';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPartModel } from '#machines/lazy-part/lazy-part.model.ts';
import { holdPromises } from '../../tests/support/held-promises.ts';
import { recordBrokenStyles } from '../io/missing-files.ts';
import { type LazyModule, lazyModule, orOffline } from './lazy-module.ts';
import { useLazyModule } from './use-lazy-module.ts';

interface Words {
  text: string;
}

const words: Words = { text: 'Here it is.' };

function Shown({ module }: { module: LazyModule<Words> }) {
  return <p>{useLazyModule(module)?.text}</p>;
}

/** A button that requests the module on hover and renders it on click. */
function Page({ module }: { module: LazyModule<Words> }) {
  const [isRequested, setRequested] = useState(false);
  return (
    <>
      <button type="button" onPointerEnter={module.request} onClick={() => setRequested(true)}>
        Show
      </button>
      {isRequested && <Shown module={module} />}
    </>
  );
}

const setNetwork = (network: 'online' | 'offline') =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(network === 'online');

afterEach(() => {
  vi.restoreAllMocks();
});

/** A lazy part as seen from outside. */
interface LazyPartView {
  /** How often its script was requested. */
  readonly requests: number;
  /** Whether its script is loading. */
  readonly isLoading: boolean;
  /** Whether the part is shown. */
  readonly isShown: boolean;
}

const expectNothing = (view: LazyPartView) => expect(view).toMatchObject({ isLoading: false, isShown: false });

describeComponent<typeof lazyPartModel.machine, LazyPartView>({
  model: lazyPartModel,
  states: {
    pending: (view) => expect(view).toEqual({ requests: 0, isLoading: false, isShown: false }),
    offline: expectNothing,
    loading: (view) => expect(view).toMatchObject({ isLoading: true, isShown: false }),
    failed: (view) => {
      expectNothing(view);
      expect(view.requests).toBeGreaterThan(0);
    },
    mounting: expectNothing,
    ready: (view) => expect(view).toMatchObject({ isLoading: false, isShown: true }),
  },
  open: () => {
    const scripts = holdPromises<Words>();
    let requests = 0;
    let isLoading = false;
    const module = lazyModule(() => {
      requests += 1;
      isLoading = true;
      return scripts.add();
    });
    render(<Page module={module} />);
    return {
      events: {
        'part.requested': ({ network }) => {
          setNetwork(network);
          fireEvent.pointerEnter(screen.getByRole('button'));
        },
        'network.restored': () => {
          setNetwork('online');
          fireEvent(window, new Event('online'));
        },
        'part.mounted': () => void fireEvent.click(screen.getByRole('button')),
      },
      actors: {
        loadScript: {
          done: () =>
            act(async () => {
              isLoading = false;
              scripts.resolve(words);
            }),
          failed: (error) =>
            act(async () => {
              isLoading = false;
              scripts.reject(error);
            }),
        },
      },
      until: (assertion) =>
        waitFor(() => assertion({ requests, isLoading, isShown: screen.queryByText(words.text) !== null })),
    };
  },
});

describe('a lazy module', () => {
  it('is shared by all its users and requested once', async () => {
    const load = vi.fn(async () => words);
    const module = lazyModule(load);
    expect(await Promise.all([module.load(), module.load()])).toEqual([words, words]);
    expect(module.current()).toBe(words);
    expect(load).toHaveBeenCalledOnce();
  });

  it('rejects at once when offline, and loads when the network is back', async () => {
    setNetwork('offline');
    const module = lazyModule(async () => words);
    expect(await orOffline(module.load())).toBe('offline');
    setNetwork('online');
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(module.current()).toBe(words));
    expect(await orOffline(module.load())).toBe(words);
  });

  it('throws when it cannot be loaded although the browser is online', async () => {
    setNetwork('online');
    const module = lazyModule(() => Promise.reject(new Error('The script is missing.')));
    await expect(orOffline(module.load())).rejects.toThrow('could not be loaded');
  });

  it('loads styles again that failed before', async () => {
    setNetwork('online');
    recordBrokenStyles();
    const load = vi.fn(async () => words);
    load.mockRejectedValueOnce(new Error('Unable to preload CSS'));
    const module = lazyModule(load);
    await expect(module.load()).rejects.toThrow();
    const styles = document.body.appendChild(Object.assign(document.createElement('link'), { rel: 'stylesheet' }));
    Object.defineProperty(styles, 'href', { value: 'https://site.example/part.css' });
    styles.dispatchEvent(new Event('error'));
    expect(styles.isConnected).toBe(false);

    const asked: HTMLLinkElement[] = [];
    vi.spyOn(document.head, 'append').mockImplementation((link) => void asked.push(link as HTMLLinkElement));
    const loading = module.load();
    await waitFor(() => expect(asked.map(({ href }) => href)).toEqual(['https://site.example/part.css']));
    expect(load).toHaveBeenCalledOnce();
    asked[0]?.dispatchEvent(new Event('load'));
    expect(await loading).toBe(words);
  });
});
