import { expect, it, vi } from 'vitest';
import { createCipher } from './cipher.ts';
import { openDatabase, type RequestsDatabase } from './database.ts';
import { createStore } from './store.ts';

it('picks another reference when one is in use', async () => {
  const references: unknown[] = [];
  const sql = async (words: readonly string[], ...values: unknown[]) => {
    if (!words.join('').includes('requests.store_request')) return [];
    references.push(values[1]);
    return [{ outcome: references.length < 3 ? 'reference-taken' : 'stored', reference: values[0] }];
  };
  const database = { use: (work) => work(sql as never), end: async () => {} } satisfies RequestsDatabase;
  const limits = { limitPerAddress: 30, limitPerNetwork: null, limitOverall: 600, databaseMegabytes: 500 };
  const store = createStore(database, await createCipher(new Uint8Array(32)), limits);
  const request = { type: 'inquiry' as const, fields: new Uint8Array(1), file: null, idempotencyKey: null };
  const rest = { fingerprint: new Uint8Array(32), client: null, caught: false, isSmoke: false };
  expect(await store.save({ ...request, ...rest }, 0)).toEqual({ outcome: 'stored', reference: references[2] });
  expect(new Set(references).size).toBe(3);
});

it.each([
  ["Cannot read properties of null (reading 'write')", 1],
  ["Cannot read properties of null (reading 'send')", 0],
])('survives what the driver throws outside of any promise, and nothing else: %s', (message, times) => {
  const listen = vi.fn();
  vi.stubGlobal('addEventListener', listen);
  openDatabase('postgres://contact_function@127.0.0.1:1/postgres', null);
  vi.unstubAllGlobals();
  const [name, survive] = listen.mock.calls[0] ?? [];
  const preventDefault = vi.fn();
  survive({ error: new TypeError(message), preventDefault });
  expect(name).toBe('error');
  expect(preventDefault).toHaveBeenCalledTimes(times);
});
