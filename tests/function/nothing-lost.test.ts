import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { applyMigrations } from '../../scripts/services/database.ts';
import type { RunningFunction } from '../../scripts/services/function.ts';
import { type FunctionProxy, startFunctionProxy } from '../support/function-proxy.ts';
import { databaseForTests, environment, openFunction, untilMailed } from './support/backend.ts';
import { post } from './support/client.ts';
import { firstRelease } from './support/first-release.ts';
import { type Inbox, openInbox, polling } from './support/inbox.ts';
import { futureDay } from './support/payloads.ts';
import { freePort } from './support/ports.ts';
import { expectStoredAndMailedOnce, sendUntilAcknowledged, startSenders } from './support/senders.ts';

const database = databaseForTests();
let inbox: Inbox;
let running: RunningFunction;
let proxy: FunctionProxy;

beforeAll(async () => {
  inbox = await openInbox(await freePort());
  running = await openFunction({ ...environment(database.functionUrl, inbox.port), LIMIT_OVERALL: '0' });
  proxy = await startFunctionProxy(Number(new URL(running.url).port));
});

afterEach(async () => {
  proxy.reset();
  // TRUNCATE would lock whole tables and can deadlock with the running function.
  await database.sql`delete from requests.request`;
  inbox.mails.length = 0;
});

afterAll(async () => {
  await proxy?.stop();
  await running?.stop();
  await inbox?.close();
});

it('stores and mails fifty requests once each although each loses a response', async () => {
  proxy.setNextBehaviors(...Array.from({ length: 50 }, () => 'drop response' as const));
  const url = new URL(running.url);
  url.port = String(proxy.port);
  const keys = Array.from({ length: 50 }, () => randomUUID());
  const sent = keys.map(async (key) => [key, await sendUntilAcknowledged(url.href, key)] as const);
  const acknowledged = new Map(await Promise.all(sent));
  await expectStoredAndMailedOnce(database, () => inbox.mails, acknowledged);
  expect([proxy.seen.length, inbox.mails.length]).toEqual([100, 50]);
});

it('loses no request while migrations alter the tables', async () => {
  const owner = postgres(database.ownerUrl, { max: 1 });
  const { acknowledged, stop } = startSenders(running.url, 10);
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

it('accepts requests of earlier releases', async () => {
  for (const request of firstRelease(futureDay))
    expect(await post(running.url, request)).toMatchObject({ status: 200 });
  await untilMailed(database);
  expect(inbox.mails).toHaveLength(firstRelease(futureDay).length);
});
