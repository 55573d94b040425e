import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPartModel } from '../../machines/lazy-part/lazy-part.model.ts';
import { describeWalks } from '../../machines/model-testing/suite.ts';
import { openWaitingRoom } from '../../tests/models/forms/waiting-room.ts';
import { lazyPartTable } from '../../tests/models/site/lazy-part.table.ts';
import { recordBrokenStyles } from '../io/broken-styles.ts';
import { type LazyModule, lazyModule, outcomeOf } from './lazy-module.ts';
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

describeWalks({
  model: lazyPartModel,
  level: 'component',
  table: lazyPartTable,
  open: () => {
    const scripts = openWaitingRoom<Words>();
    let requests = 0;
    let isOnTheWay = false;
    const module = lazyModule(() => {
      requests += 1;
      isOnTheWay = true;
      return scripts.enter();
    });
    render(<Page module={module} />);
    return {
      until: (check) =>
        waitFor(() => check({ requests, isOnTheWay, isShown: screen.queryByText(words.text) !== null })),
      approach: (network) => {
        setNetwork(network);
        fireEvent.pointerEnter(screen.getByRole('button'));
      },
      restoreNetwork: () => {
        setNetwork('online');
        fireEvent(window, new Event('online'));
      },
      deliver: () =>
        act(async () => {
          isOnTheWay = false;
          scripts.finish(words);
        }),
      breakOff: () =>
        act(async () => {
          isOnTheWay = false;
          scripts.fail(new TypeError('Failed to fetch dynamically imported module'));
        }),
      show: () => void fireEvent.click(screen.getByRole('button')),
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
    expect(await outcomeOf(module.load())).toBe('offline');
    setNetwork('online');
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(module.current()).toBe(words));
    expect(await outcomeOf(module.load())).toBe('loaded');
  });

  it('throws when it cannot be loaded although the browser is online', async () => {
    setNetwork('online');
    const module = lazyModule(() => Promise.reject(new Error('The script is missing.')));
    await expect(outcomeOf(module.load())).rejects.toThrow('could not be loaded');
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
