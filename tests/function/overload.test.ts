import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished, type TestContext, vi } from 'vitest';
import { balanceOf } from '../../scripts/bench/ledger.ts';
import { createOffice, hashOf } from '../../scripts/bench/office.ts';
import type { RunningFunction } from '../../scripts/services/function.ts';
import {
  environment,
  type OpenDatabase,
  officeEmail,
  openDatabase,
  openFunction,
  publishableKey,
  untilMailed,
} from './support/backend.ts';
import { post, postWithKey, type ReadAnswer } from './support/client.ts';
import { type Inbox, openInbox } from './support/inbox.ts';
import { inquiry, orderWith, pdf } from './support/payloads.ts';
import { freePort } from './support/ports.ts';

it('takes twenty files of 5 MB that come at once, and mails each as it was', async () => {
  const office = createOffice(await freePort());
  await office.open();
  const database = await openDatabase();
  const running = await openFunction(environment(database.functionUrl, office.port));
  onTestFinished(async () => {
    await running.stop();
    await office.close();
    await database.stop();
  });
  const requests = Array.from({ length: 20 }, () => ({ key: randomUUID(), file: pdf(5_242_880) }));
  const acknowledged = await Promise.all(
    requests.map(async ({ key, file }) => {
      const { status, reference } = await postWithKey(running.url, orderWith(file), key);
      expect(status).toBe(200);
      return { key, reference };
    }),
  );
  await untilMailed(database);
  const stored = await database.sql<{ key: string; reference: string }[]>`
    select idempotency_key as key, reference from requests.request`;
  const sent = requests.map(({ key, file }) => ({ key, fileHash: hashOf(file) }));
  expect(balanceOf({ sent, acknowledged, stored, mailed: office.mails })).toEqual({
    lost: [],
    doubled: [],
    damaged: [],
    copies: 0,
  });
});

/*
 * Each of these waits for longer than it works, so they run at the same time, each with parts of its own.
 */

interface Parts {
  database: OpenDatabase;
  inbox: Inbox;
  running: RunningFunction;
}

/** How a test says what to do when it is over. */
type Finish = Pick<TestContext, 'onTestFinished'>;

async function openParts({ onTestFinished }: Finish, options: Parameters<typeof openInbox>[1] = {}): Promise<Parts> {
  const database = await openDatabase();
  const inbox = await openInbox(await freePort(), options);
  const running = await openFunction(environment(database.functionUrl, inbox.port));
  onTestFinished(async () => {
    await running.stop();
    await inbox.close();
    await database.stop();
  });
  return { database, inbox, running };
}

/** Waits until every request that is stored was mailed, and gives back the references of those mails. */
async function mailedReferences({ database, inbox }: Parts): Promise<string[]> {
  await untilMailed(database);
  return inbox.mails.map(({ email }) => email.subject?.split(' ').at(-1) ?? '').sort();
}

const storedReferences = async ({ database }: Parts): Promise<string[]> => {
  const rows = await database.sql<{ reference: string }[]>`select reference from requests.request`;
  return rows.map(({ reference }) => reference).sort();
};

const taken = (answers: readonly ReadAnswer[]): ReadAnswer[] => answers.filter(({ status }) => status === 200);

it.concurrent('turns a crowd away in time while the database is slow, and takes who comes next', async (context) => {
  const parts = await openParts(context);
  const { database, running } = parts;
  await database.sql.unsafe(`
    create function public.be_slow() returns trigger language plpgsql as $$
      begin perform pg_sleep(5); return null; end $$;
    create constraint trigger be_slow after insert on requests.request
      deferrable initially deferred for each row execute function public.be_slow();
  `);
  const crowd = await Promise.all(Array.from({ length: 420 }, () => postWithKey(running.url, inquiry, randomUUID())));
  const turnedAway = crowd.filter(({ status }) => status === 503);
  expect(taken(crowd).length).toBeGreaterThan(0);
  expect(turnedAway.length).toBe(crowd.length - taken(crowd).length);
  for (const { headers, message } of turnedAway) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(message).toContain('call us at (718) 555-0123');
  }
  const lines = running.output().matchAll(/"event":"request".*"milliseconds":(\d+)/g);
  const times = [...lines].map(([, milliseconds]) => Number(milliseconds));
  expect(times).toHaveLength(crowd.length);
  expect(Math.max(...times)).toBeLessThan(10_000);

  // Nobody waits behind those who were told to go: one who comes now is served in time, slow as the database is.
  const next = await postWithKey(running.url, inquiry, randomUUID());
  expect(next.status).toBe(200);

  await database.sql.unsafe('drop trigger be_slow on requests.request');
  const last = await postWithKey(running.url, inquiry, randomUUID());
  expect(last.status).toBe(200);
  const mailed = await mailedReferences(parts);
  expect(mailed).toEqual(await storedReferences(parts));
  const acknowledged = [...taken(crowd), next, last].map(({ reference }) => reference);
  expect(mailed).toEqual(expect.arrayContaining(acknowledged));
});

it.concurrent('sends a mail again, marked as a copy, to a server that takes it and never says so', async (context) => {
  let silences = 1;
  const parts = await openParts(context, { silent: () => silences-- > 0 });
  const { reference } = await post(parts.running.url, inquiry);
  await vi.waitFor(() => expect(parts.inbox.count(reference)).toBe(2), { timeout: 40_000, interval: 50 });
  expect(await mailedReferences(parts)).toEqual([reference, reference]);
  const copies = parts.inbox.mails.map(({ email }) => email.text?.includes('You may already have this mail.'));
  expect(copies).toEqual([false, true]);
  expect(parts.inbox.mails.every(({ recipients }) => recipients.join() === officeEmail)).toBe(true);
});

/** A connection that says so much of a request and then nothing more. */
interface SlowConnection {
  socket: Socket;
  /** What was answered so far. */
  answer(): string;
}

async function openSlowConnection({ onTestFinished }: Finish, url: string, beginning: string): Promise<SlowConnection> {
  const { port } = new URL(url);
  let answer = '';
  const socket = await new Promise<Socket>((resolve) => {
    const opened = connect({ host: '127.0.0.1', port: Number(port) }, () => resolve(opened));
  });
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', () => {});
  socket.write(beginning);
  onTestFinished(() => {
    socket.destroy();
  });
  return { socket, answer: () => answer };
}

it.concurrent('answers at once while two hundred slow connections are open, and lets go of them', async (context) => {
  const parts = await openParts(context);
  const { url } = parts.running;
  const head = [
    `POST ${new URL(url).pathname} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `apikey: ${publishableKey}`,
  ].join('\r\n');
  const slow = await Promise.all(
    Array.from({ length: 200 }, (_, index) => {
      if (index % 2 === 0) return openSlowConnection(context, url, head);
      // Two of them have claimed memory for a large file already.
      const length = index < 4 ? 100_000 : 10;
      return openSlowConnection(context, url, `${head}\r\nContent-Length: 7000000\r\n\r\n"${'x'.repeat(length)}`);
    }),
  );
  const answers = await Promise.all(Array.from({ length: 40 }, () => post(url, inquiry)));
  const withFile = await post(url, orderWith(pdf(300_000)));
  expect(taken([...answers, withFile])).toHaveLength(41);
  expect(slow.filter(({ answer }) => answer() !== '')).toEqual([]);

  const bodies = slow.filter((_, index) => index % 2 === 1);
  await vi.waitFor(() => expect(bodies.every(({ answer }) => answer().startsWith('HTTP/1.1 408'))).toBe(true), {
    timeout: 40_000,
    interval: 50,
  });
  expect(await mailedReferences(parts)).toHaveLength(41);
});
