import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { balanceOf, type Ledger } from '../../scripts/bench/ledger.ts';
import { runLoad } from '../../scripts/bench/load.ts';
import { sendAsPatient } from '../../scripts/bench/patient.ts';
import { applyMigrations } from '../../scripts/services/database.ts';
import type { RunningFunction } from '../../scripts/services/function.ts';
import type { Payload } from '../../supabase/functions/_shared/requests/index.ts';
import { type FunctionProxy, startFunctionProxy } from '../support/function-proxy.ts';
import {
  environment,
  type OpenDatabase,
  openDatabase,
  openFunction,
  publishableKey,
  siteOrigin,
  untilMailed,
} from './support/backend.ts';
import { post } from './support/client.ts';
import { firstRelease } from './support/first-release.ts';
import { type Inbox, openInbox } from './support/inbox.ts';
import { futureDay, inquiry } from './support/payloads.ts';
import { polling } from './support/polling.ts';
import { freePort } from './support/ports.ts';

let database: OpenDatabase;
let inbox: Inbox;
let running: RunningFunction;
let proxy: FunctionProxy;

beforeAll(async () => {
  database = await openDatabase();
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
  await database?.stop();
});

/** Sends inquiries through the proxy as the site's pages do. Returns what was sent, acknowledged, stored and mailed. */
async function sendMany(perSecond: number, seconds: number): Promise<Ledger> {
  const url = new URL(running.url);
  url.port = String(proxy.port);
  const destination = { url: url.href, origin: siteOrigin, publishableKey };
  const sent: Ledger['sent'][number][] = [];
  const acknowledged: Ledger['acknowledged'][number][] = [];
  await runLoad({ perSecond, seconds, seed: 1 }, async () => {
    const key = randomUUID();
    sent.push({ key, fileHash: null });
    const reference = await sendAsPatient(destination, inquiry as Payload, key);
    if (reference !== null) acknowledged.push({ key, reference });
  });
  await untilMailed(database);
  const stored = await database.sql<{ key: string; reference: string }[]>`
    select idempotency_key as key, reference from requests.request`;
  const mailed = inbox.mails.map(({ email }) => ({
    reference: email.subject?.split(' ').at(-1) ?? '',
    fileHash: null,
  }));
  return { sent, acknowledged, stored, mailed };
}

const noLosses = { lost: [], doubled: [], damaged: [], copies: 0 };

it('stores and mails fifty requests once each although each loses a response', async () => {
  proxy.setNextBehaviors(...Array.from({ length: 50 }, () => 'drop response' as const));
  const ledger = await sendMany(500, 0.1);
  expect(balanceOf(ledger)).toEqual(noLosses);
  expect([ledger.acknowledged.length, ledger.stored.length, proxy.seen.length]).toEqual([50, 50, 100]);
});

it('loses no request while migrations alter the tables', async () => {
  const owner = postgres(database.ownerUrl, { max: 1 });
  const load = sendMany(50, 3);
  await vi.waitFor(
    async () => expect((await database.sql`select from requests.request`).length).toBeGreaterThan(20),
    polling,
  );
  await owner.begin(async (migration) => {
    await migration`alter table requests.request add column source text not null default 'website'`;
    await migration`create index on requests.request (source)`;
    // As long as a large table would take.
    await migration`select pg_sleep(1)`;
  });
  await owner`alter table requests.outgoing_mail add column note text`;
  expect(await applyMigrations(database.ownerUrl)).toEqual([]);
  await owner.end();
  const ledger = await load;
  expect(balanceOf(ledger)).toEqual(noLosses);
  expect(ledger.acknowledged).toHaveLength(150);
});

it('accepts requests of earlier releases', async () => {
  for (const request of firstRelease(futureDay))
    expect(await post(running.url, request)).toMatchObject({ status: 200 });
  await untilMailed(database);
  expect(inbox.mails).toHaveLength(firstRelease(futureDay).length);
});
