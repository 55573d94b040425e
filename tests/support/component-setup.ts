import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { startSite } from '#src/page/site.ts';

const messages: string[] = [];

/** Listeners of the page for what goes on after a component has left it, by type. */
const listeners = { scroll: new Set<unknown>(), visibilitychange: new Set<unknown>() };
for (const target of [window, document]) {
  const { addEventListener, removeEventListener } = target;
  target.addEventListener = (type: string, ...rest: [never, never]) => {
    if (type in listeners) listeners[type as keyof typeof listeners].add(rest[0]);
    addEventListener.call(target, type, ...rest);
  };
  target.removeEventListener = (type: string, ...rest: [never, never]) => {
    if (type in listeners) listeners[type as keyof typeof listeners].delete(rest[0]);
    removeEventListener.call(target, type, ...rest);
  };
}

configure({
  // Long enough for a busy machine, and shorter than the eight seconds after which a toast closes.
  asyncUtilTimeout: 7_000,
  // Without the markup that Testing Library would print.
  getElementError: (message) => new Error(message?.split('\n\n')[0]),
});

beforeEach(() => {
  startSite();
  history.replaceState(null, '');
  messages.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      messages.push(format(...values));
    });
  }
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  const left = Object.entries(listeners).flatMap(([type, added]) => [...added].map(() => type));
  for (const added of Object.values(listeners)) added.clear();
  expect(left, 'listeners of components that are gone').toEqual([]);
  if (messages.length > 0) throw new Error(`Console messages:\n${messages.join('\n')}`);
});
