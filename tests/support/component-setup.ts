import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

const messages: string[] = [];

// A busy machine takes its time; what never comes fails all the same.
configure({ asyncUtilTimeout: 10_000 });

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
