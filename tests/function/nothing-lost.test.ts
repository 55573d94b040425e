import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { expect, it, vi } from 'vitest';
import { applyMigrations } from '../../scripts/services/database/migrations.ts';
import { startFunctionProxy } from '../support/function-proxy.ts';
import { backendForTests } from './support/backend.ts';
import { polling } from './support/inbox.ts';
import { expectStoredAndMailedOnce, sendUntilAcknowledged, startSenders } from './support/senders.ts';

const { database, inbox, start } = backendForTests();
const settings = { LIMIT_OVERALL: '0' };

it('stores and mails twenty requests once each although each loses a response', async ({ onTestFinished }) => {
  const url = new URL((await start(settings)).url);
  const proxy = await startFunctionProxy(Number(url.port));
  onTestFinished(proxy.stop);
  proxy.setNextBehaviors(...Array.from({ length: 20 }, () => 'drop response' as const));
  url.port = String(proxy.port);
  const keys = Array.from({ length: 20 }, () => randomUUID());
  const sent = keys.map(async (key) => [key, await sendUntilAcknowledged(url.href, key)] as const);
  const acknowledged = new Map(await Promise.all(sent));
  await expectStoredAndMailedOnce(database, () => inbox.mails, acknowledged);
  expect([proxy.seen.length, inbox.mails.length]).toEqual([40, 20]);
});

it('loses no request while migrations alter the tables', async () => {
  const owner = postgres(database.ownerUrl, { max: 1 });
  const { acknowledged, stop } = startSenders((await start(settings)).url, 4);
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
