import { randomUUID } from 'node:crypto';
import { expect, it, type TestContext, vi } from 'vitest';
import { practice } from '#content/practice.data.ts';
import { denoBinaries, type RunningFunction } from '../../scripts/services/function.ts';
import { environment, type OpenDatabase, openDatabase, openFunction, untilMailed } from './support/backend.ts';
import { type FunctionResponse, post, postWithKey } from './support/client.ts';
import { Inbox, polling } from './support/inbox.ts';
import { inquiry, orderWith, pdf } from './support/payloads.ts';
import { freePort } from './support/ports.ts';
import { headOf, openSlowConnection } from './support/slow-connection.ts';

interface Services {
  database: OpenDatabase;
  inbox: Inbox;
  running: RunningFunction;
}

/** Opens the services of one test: these tests mostly wait, so they run concurrently. */
async function openServices(
  context: TestContext,
  settings: Record<string, string> = {},
  denoBinary = denoBinaries.current,
): Promise<Services> {
  const database = await openDatabase();
  const inbox = await new Inbox().listen(await freePort());
  const running = await openFunction({ ...environment(database.functionUrl, inbox.port), ...settings }, { denoBinary });
  context.onTestFinished(async () => {
    await running.kill();
    await inbox.close();
    await database.stop();
  });
  return { database, inbox, running };
}

/** Waits until every stored request was mailed, once. Returns their references. */
async function mailedReferences({ database, inbox }: Services): Promise<string[]> {
  await untilMailed(database);
  const stored = (await database.sql`select reference from requests.request`).map(({ reference }) => reference);
  expect(inbox.mails.map(({ email }) => email.subject?.split(' ').at(-1)).sort()).toEqual(stored.sort());
  return stored;
}

const accepted = (answers: readonly FunctionResponse[]): FunctionResponse[] =>
  answers.filter(({ status }) => status === 200);

it('accepts concurrent files of 5 MB, and mails each unchanged', { timeout: 180_000 }, async (context) => {
  const { database, inbox, running } = await openServices(context);
  // The function holds two at once, so one waits.
  const files = Array.from({ length: 3 }, () => pdf(5_242_880));
  const answers = await Promise.all(files.map((file) => postWithKey(running.url, orderWith(file), randomUUID())));
  expect(accepted(answers)).toHaveLength(files.length);
  await untilMailed(database, 150_000);
  expect(inbox.mails).toHaveLength(files.length);
  for (const [index, { reference }] of answers.entries()) {
    const { email } = await inbox.waitFor(reference);
    expect(files[index]?.equals(Buffer.from(email.attachments[0]?.content as ArrayBuffer)), reference).toBe(true);
  }
});

it.concurrent('rejects part of a burst in time while the database is slow, and accepts the next request', async (context) => {
  const services = await openServices(context);
  const { database, running } = services;
  await database.sql.unsafe(`
    create function public.be_slow() returns trigger language plpgsql as $$
      begin perform pg_sleep(5); return null; end $$;
    create constraint trigger be_slow after insert on requests.request
      deferrable initially deferred for each row execute function public.be_slow();
  `);
  const send = (count: number) => Array.from({ length: count }, () => postWithKey(running.url, inquiry, randomUUID()));
  const untilStoring = (count: number) =>
    vi.waitFor(
      async () => {
        const storing = await database.sql`
          select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
        expect(storing).toHaveLength(count);
      },
      { timeout: 8_000, interval: 250 },
    );
  // Otherwise a busy machine may spend the time that these have on reading the others.
  const first = send(10);
  await untilStoring(10);
  const burst = await Promise.all([...first, ...send(90)]);
  const rejected = burst.filter(({ status }) => status === 503);
  expect(accepted(burst).length).toBeGreaterThan(0);
  expect(rejected.length).toBe(burst.length - accepted(burst).length);
  for (const { headers, message } of rejected) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(message).toContain(`call us at ${practice.phone.display}`);
  }
  const lines = running.output().matchAll(/"event":"request".*"milliseconds":(\d+)/g);
  const times = [...lines].map(([, milliseconds]) => Number(milliseconds));
  expect(times).toHaveLength(burst.length);
  expect(Math.max(...times)).toBeLessThan(10_000);

  // Rejected requests do not delay later ones: the next request is accepted although the database is slow, once the
  // work that had started has ended.
  await untilStoring(0);
  const next = await post(running.url, inquiry);
  expect(next.status).toBe(200);

  await database.sql.unsafe('drop trigger be_slow on requests.request');
  const mailed = await mailedReferences(services);
  const acknowledged = [...accepted(burst), next].map(({ reference }) => reference);
  expect(mailed).toEqual(expect.arrayContaining(acknowledged));
});

it.concurrent('responds at once while 200 slow connections are open, and times them out', async (context) => {
  const services = await openServices(context);
  const { url } = services.running;
  const head = headOf(url);
  const slow = await Promise.all(
    Array.from({ length: 200 }, (_, index) => {
      if (index % 2 === 0) return openSlowConnection(context, url, head);
      // Two of them have already allocated memory for a large file.
      const length = index < 4 ? 100_000 : 10;
      return openSlowConnection(context, url, `${head}\r\nContent-Length: 7000000\r\n\r\n"${'x'.repeat(length)}`);
    }),
  );
  const answers = await Promise.all(Array.from({ length: 40 }, () => post(url, inquiry)));
  const withFile = await post(url, orderWith(pdf(300_000)));
  expect(accepted([...answers, withFile])).toHaveLength(41);
  expect(slow.filter(({ response }) => response() !== '')).toEqual([]);

  const bodies = slow.filter((_, index) => index % 2 === 1);
  await vi.waitFor(() => expect(bodies.every(({ response }) => response().startsWith('HTTP/1.1 408'))).toBe(true), {
    timeout: 40_000,
    interval: 50,
  });
  expect(await mailedReferences(services)).toHaveLength(41);
});

// Newer versions of Deno leave it open as long as bytes arrive: there, a proxy has to close it.
it.concurrent('closes the connection of a body that is too slow, on hosted Supabase', async (context) => {
  const { url } = (await openServices(context, {}, denoBinaries.hosted)).running;
  const beginning = `${headOf(url, 'Content-Length: 7000000')}\r\n\r\n"`;
  const { socket, response } = await openSlowConnection(context, url, beginning);
  const timer = setInterval(() => socket.write('x'), 200);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  expect(response()).toMatch(/^HTTP\/1\.1 408/);
});

it.concurrent("accepts a patient's file beside twenty senders that take their time", async (context) => {
  const { running } = await openServices(context, { TRUSTED_PROXY_HOPS: '1' });
  const { url } = running;
  const slow = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const head = headOf(url, `X-Forwarded-For: 203.0.113.${index}`, 'Content-Length: 7000000');
      return openSlowConnection(context, url, `${head}\r\n\r\n"${'x'.repeat(100_000)}`);
    }),
  );
  // 50 kB a second: fast enough not to be cut off as long as nobody waits.
  const timer = setInterval(() => {
    for (const { socket } of slow) socket.write('x'.repeat(5_000));
  }, 100);
  context.onTestFinished(() => clearInterval(timer));
  const answer = await post(url, orderWith(pdf(100_000)), { 'X-Forwarded-For': '198.51.100.1' });
  expect(answer.status).toBe(200);
  const cutOff = () => slow.filter(({ response }) => response().startsWith('HTTP/1.1 408')).length;
  expect(cutOff(), 'senders that made room').toBeLessThan(20);
  await vi.waitFor(() => expect(cutOff()).toBeGreaterThan(0), polling);
});
