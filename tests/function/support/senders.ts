import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { type OpenDatabase, untilMailed } from './backend.ts';
import { postWithKey } from './client.ts';
import type { ReceivedMail } from './inbox.ts';
import { inquiry } from './payloads.ts';

/** Sends an inquiry with one key until it is acknowledged. Resolves to its reference. */
export const sendUntilAcknowledged = (url: string, key: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const { status, reference } = await postWithKey(url, inquiry, key);
      expect(status).toBe(200);
      return reference;
    },
    { timeout: 60_000, interval: 50 },
  );

/**
 * Starts senders. Each sends a request until it is acknowledged, and then the next one. `acknowledged` has the references
 * by their keys, and `stop` resolves when every sender's last request is acknowledged.
 */
export function startSenders(url: string, count: number) {
  const acknowledged = new Map<string, string>();
  let isStopped = false;
  const sending = Array.from({ length: count }, async () => {
    while (!isStopped) {
      const key = randomUUID();
      acknowledged.set(key, await sendUntilAcknowledged(url, key));
    }
  });
  return {
    acknowledged,
    stop: async () => {
      isStopped = true;
      await Promise.all(sending);
    },
  };
}

/** Fails unless every request is stored once under its reference, and mailed at least once: further mails say so. */
export async function expectStoredAndMailedOnce(
  database: Pick<OpenDatabase, 'sql'>,
  mails: () => readonly ReceivedMail[],
  acknowledged: ReadonlyMap<string, string>,
): Promise<void> {
  await untilMailed(database, 120_000);
  const stored = await database.sql<{ key: string; reference: string }[]>`
    select idempotency_key as key, reference from requests.request`;
  expect(stored.map(({ key, reference }) => [key, reference]).sort()).toEqual([...acknowledged].sort());
  const wrong = [...acknowledged.values()].filter((reference) => {
    const copies = mails().filter(({ email }) => email.subject?.endsWith(reference));
    const unmarked = copies.filter(({ email }) => !email.text?.includes('You may already have this email.'));
    return copies.length === 0 || unmarked.length > 1;
  });
  expect(wrong).toEqual([]);
}
