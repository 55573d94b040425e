import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { applyMigrations } from '../../scripts/services/database.ts';
import { type FunctionProxy, startFunctionProxy } from '../support/function-proxy.ts';
import { backendForTests } from './support/backend.ts';
import { polling } from './support/inbox.ts';
import { expectStoredAndMailedOnce, sendUntilAcknowledged, startSenders } from './support/senders.ts';

const backend = backendForTests({ LIMIT_OVERALL: '0' });
const { database, inbox } = backend;
let proxy: FunctionProxy;

beforeAll(async () => {
  proxy = await startFunctionProxy(Number(new URL(backend.running.url).port));
});

afterEach(async () => {
  // TRUNCATE would lock whole tables and can deadlock with the running function.
  await database.sql`delete from requests.request`;
});

afterAll(() => proxy?.stop());

it('stores and mails fifty requests once each although each loses a response', async () => {
  proxy.setNextBehaviors(...Array.from({ length: 50 }, () => 'drop response' as const));
  const url = new URL(backend.running.url);
  url.port = String(proxy.port);
  const keys = Array.from({ length: 50 }, () => randomUUID());
  const sent = keys.map(async (key) => [key, await sendUntilAcknowledged(url.href, key)] as const);
  const acknowledged = new Map(await Promise.all(sent));
  await expectStoredAndMailedOnce(database, () => inbox.mails, acknowledged);
  expect([proxy.seen.length, inbox.mails.length]).toEqual([100, 50]);
});

it('loses no request while migrations alter the tables', async () => {
  const owner = postgres(database.ownerUrl, { max: 1 });
  const { acknowledged, stop } = startSenders(backend.running.url, 4);
  await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(20), polling);
  await owner.begin(async (migration) => {
    await migration`alter table requests.request add column source text not null default 'website'`;
    await migration`create index on requests.request (source)`;
    // As long as a large table would take.
    await migration`select pg_sleep(1)`;
  });
  await owner`alter table requests.outgoing_mail add column note text`;
  expect(await applyMigrations(database.ownerUrl)).toEqual([]);
  await owner.end();
  await stop();
  await expectStoredAndMailedOnce(database, () => inbox.mails, acknowledged);
});
