import { afterEach, expect, it, vi } from 'vitest';

class SilentChannel {
  postMessage() {}
}

afterEach(() => {
  document.querySelector('iframe')?.remove();
  document.documentElement.removeAttribute('style');
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

it('is shown beside the page in browsers without requestIdleCallback, such as Safari', async () => {
  vi.stubGlobal('BroadcastChannel', SilentChannel);
  expect('requestIdleCallback' in window).toBe(false);
  history.replaceState(null, '', '/?inspect');
  await import('./connection.ts');
  await vi.waitFor(() => expect(document.querySelector('iframe')?.title).toBe('Inspector'));
});
