import { type FormEvent, startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Ready } from './features/lazy-part/hydration.tsx';

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
  return () => vi.unstubAllGlobals();
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
