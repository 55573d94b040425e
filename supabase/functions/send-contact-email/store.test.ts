import { expect, it } from 'vitest';
import { createCipher } from './cipher.ts';
import type { RequestsDatabase } from './database.ts';
import { createStore } from './store.ts';

it('picks another reference when one is in use', async () => {
  const references: unknown[] = [];
  const sql = async (words: readonly string[], ...values: unknown[]) => {
    if (!words.join('').includes('requests.store_request')) return [];
    references.push(values[1]);
    return [{ outcome: references.length < 3 ? 'reference-taken' : 'stored', reference: values[0] }];
  };
  const database = { use: (work) => work(sql as never), end: async () => {} } satisfies RequestsDatabase;
  const limits = { limitPerAddress: 30, limitPerNetwork: null, limitOverall: 600 };
  const store = createStore(database, await createCipher(new Uint8Array(32)), limits);
  const request = { type: 'inquiry' as const, fields: new Uint8Array(1), file: null, idempotencyKey: null };
  const rest = { fingerprint: new Uint8Array(32), client: null, caught: false, isSmoke: false };
  expect(await store.save({ ...request, ...rest }, 0)).toEqual({ outcome: 'stored', reference: references[2] });
  expect(new Set(references).size).toBe(3);
});
