import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRefusals } from './refusals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function recordCalls() {
  const calls: string[] = [];
  let end = (): void => {};
  const refused = createRefusals({
    send: async ({ subject }) => {
      calls.push(`alarm ${subject}`);
      return null;
    },
    record: (code) => {
      calls.push(`record ${code}`);
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    },
    inBackground: (work) => void work(),
    log: () => {},
  });
  return { calls, refused, endRecord: () => end() };
}

it('raises an alarm when the database fails three pages within ten minutes, and again after an hour', async () => {
  const { calls, refused } = recordCalls();
  for (const minutes of [0, 6, 6, 3, 1, 55, 2, 2, 2]) {
    await vi.advanceTimersByTimeAsync(minutes * 60_000);
    refused(503, `after ${minutes}`);
  }
  expect(calls).toEqual(['alarm after 3', 'alarm after 2']);
});

it('records in the database, one at a time, that a setting may be wrong, and nothing of other refusals', async () => {
  const { calls, refused, endRecord } = recordCalls();
  for (const status of [401, 403, 429, 400, 413, 422]) refused(status, String(status));
  endRecord();
  await vi.advanceTimersByTimeAsync(0);
  refused(429, '429');
  expect(calls).toEqual(['record 401', 'record 429']);
});
