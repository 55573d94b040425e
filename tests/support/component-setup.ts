import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

const messages: string[] = [];

configure({
  // A busy machine takes its time; what never comes fails before a toast goes by itself, which takes ten seconds.
  asyncUtilTimeout: 9_000,
  // Without the document, which Testing Library would print.
  getElementError: (message) => new Error(message?.split('\n\n')[0]),
});

beforeEach(() => {
  messages.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      messages.push(format(...values));
    });
  }
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  if (messages.length > 0) throw new Error(`The console said:\n${messages.join('\n')}`);
});
