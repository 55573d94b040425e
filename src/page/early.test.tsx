import { type FormEvent, startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { replayInteractions } from './early-record.ts';
import { Ready } from './hydration.tsx';

function Page() {
  const [count, setCount] = useState(0);
  const add = () => setCount((before) => before + 1);
  const send = (event: FormEvent) => {
    event.preventDefault();
    add();
  };
  return (
    <>
      <p>Heard: {count}</p>
      <button type="button" onClick={add} suppressHydrationWarning />
      <div role="tab" tabIndex={0} onKeyDown={add} suppressHydrationWarning />
      <form onSubmit={send} suppressHydrationWarning />
      <Ready />
    </>
  );
}

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

const presses = {
  'a press': () => find('button').click(),
  'a key': () =>
    find('[role=tab]').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
    ),
  'a form': () => (find('form') as HTMLFormElement).requestSubmit(),
};

beforeAll(() => import('./early.ts'));
beforeEach(() => {
  delete document.documentElement.dataset.ready;
  // React is to hydrate by itself, as it does on a page.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});

for (const [what, press] of Object.entries(presses)) {
  it(`${what} while React begins to hydrate is handled once`, async ({ onTestFinished }) => {
    document.body.innerHTML = `<div>${renderToString(<Page />)}</div>`;
    startTransition(() => {
      const root = hydrateRoot(find('div'), <Page />);
      onTestFinished(() => root.unmount());
    });
    press();
    await vi.waitFor(() => expect(document.documentElement.dataset.ready).toBe(''));
    await vi.waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull());
    await vi.waitFor(() => expect(find('p').textContent).toBe('Heard: 1'));
  });
}

describe('what nothing answers', () => {
  const press = () => (find('form') as HTMLFormElement).requestSubmit();
  const isPending = () => find('form').dataset.pending !== undefined;
  const scriptError = (filename: string) => dispatchEvent(new ErrorEvent('error', { filename }));

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '<main><form><p data-failure hidden>Not sent</p></form><button>Menu</button></main>';
  });

  it('ends ten seconds after the press, where it was pressed, and is not replayed', () => {
    press();
    vi.advanceTimersByTime(9_999);
    expect([isPending(), find('p').hidden]).toEqual([true, true]);
    vi.advanceTimersByTime(1);
    expect([isPending(), find('p').hidden]).toEqual([false, false]);
    expect(window.earlyRecord?.interactions).toEqual([]);
    press();
    expect([isPending(), find('p').hidden]).toEqual([true, true]);
  });

  it('is said by the page itself where there are no words for it', () => {
    find('button').click();
    vi.advanceTimersByTime(10_000);
    expect(document.documentElement.dataset.unanswered).toBe('');
    expect(find('p').hidden).toBe(true);
    replayInteractions(document);
    expect(document.documentElement.dataset.unanswered).toBeUndefined();
  });

  it('ends at once when the first script fails, but not for an extension, nor without a network', () => {
    press();
    scriptError('chrome-extension://abc/content.js');
    expect(isPending()).toBe(true);
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    scriptError('https://site.example/assets/entry-client.js');
    expect(isPending()).toBe(true);
    network.mockRestore();
    scriptError('https://site.example/assets/entry-client.js');
    expect([isPending(), find('p').hidden]).toEqual([false, false]);
  });

  it('does not end with what is pending elsewhere', () => {
    press();
    window.earlyRecord?.giveUp(find('button'));
    expect(isPending()).toBe(true);
  });

  it('does not end for an error after the first script runs, such as of a hydration that React repeats', () => {
    window.earlyRecord?.start();
    press();
    scriptError('https://site.example/assets/entry-client.js');
    expect(isPending()).toBe(true);
  });
});

it.each([
  ['ends a composition', true, { isComposing: true }],
  ['ends a composition in WebKit', true, { keyCode: 229 }],
  ['was pressed by itself', false, { keyCode: 13 }],
])('Enter that %s is stopped: %s', (_, isStopped, init) => {
  document.body.innerHTML = '<form><input></form>';
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
  find('input').dispatchEvent(enter);
  expect(enter.defaultPrevented).toBe(isStopped);
});

it('a link to the office on a map leads to the map of the device before hydration', () => {
  document.body.innerHTML =
    '<a href="https://maps.example" data-apple="https://apple.example/" data-geo="geo:0,0">Go</a>';
  vi.stubGlobal('navigator', { userAgent: 'Android', maxTouchPoints: 5, onLine: true });
  const link = find('a') as HTMLAnchorElement;
  link.click();
  expect(link.href).toBe('geo:0,0');
});
