import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// The real client starts a timer that never ends. When that happens while a file ends, Vitest waits for it forever.
vi.mock('../../src/io/supabase-client.ts', () => ({ supabase: {} }));

const messages: string[] = [];

configure({
  // Long enough for a busy machine, and shorter than the ten seconds after which a toast closes.
  asyncUtilTimeout: 9_000,
  // Without the markup that Testing Library would print.
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
  if (messages.length > 0) throw new Error(`Console messages:\n${messages.join('\n')}`);
});
