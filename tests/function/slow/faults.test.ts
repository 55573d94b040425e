import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Database, startDatabase } from '../../../scripts/services/database.ts';
import { type RunningFunction, startFunction } from '../../../scripts/services/function.ts';
import {
  environment,
  type OpenDatabase,
  openDatabase,
  openFunction,
  openServer,
  untilMailed,
} from '../support/backend.ts';
import { type FunctionResponse, post, postWithKey } from '../support/client.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { inquiry, orderWith, pdf } from '../support/payloads.ts';
import { freePort } from '../support/ports.ts';
import { expectStoredAndMailedOnce, startSenders } from '../support/senders.ts';
import { headOf, openSlowConnection } from '../support/slow-connection.ts';

// Faults that take minutes, or measure time and memory (on Linux). `npm run test:slow` runs them.

let database: OpenDatabase;
let inbox: Inbox;
let running: RunningFunction;

beforeEach(async () => {
  database = await openDatabase();
  inbox = await openInbox(await freePort());
  running = await openFunction({ ...environment(database.functionUrl, inbox.port), LIMIT_OVERALL: '0' });
});

afterEach(async () => {
  // Slow connections are still open, so it would not stop by itself.
  await running.kill();
  await inbox.close();
  await database.stop();
});

/** The most memory that the function has used so far, in megabytes. */
async function peakMemory(): Promise<number> {
  const status = await readFile(`/proc/${running.process.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

it('bodies of 100 MB are refused before they have arrived, in less than 256 MB of memory', async (context) => {
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(0x10000, 0x20), Buffer.from('\r\n')]);
  const uploads = Array.from({ length: 20 }, async () => {
    const head = `${headOf(running.url, 'Transfer-Encoding: chunked')}\r\n\r\n`;
    const { socket, response } = await openSlowConnection(context, running.url, head);
    while (response() === '' && socket.writable && socket.bytesWritten < 100_000_000) {
      if (!socket.writableNeedDrain) socket.write(chunk);
      // Without a pause, the response would not be read.
      await wait(socket.writableNeedDrain ? 5 : 0);
    }
    return { status: response().slice(0, 12), bytes: socket.bytesWritten };
  });
  for (const { status, bytes } of await Promise.all(uploads)) {
    expect(['HTTP/1.1 413', 'HTTP/1.1 503']).toContain(status);
    expect(bytes).toBeLessThan(100_000_000);
  }
  expect(await peakMemory()).toBeLessThan(256);
});

it('a Content-Length that lies is refused, and the next request is accepted', async (context) => {
  const body = JSON.stringify(inquiry);
  const send = async (length: number, content: string): Promise<string> => {
    const head = headOf(running.url, `Content-Length: ${length}`);
    const { socket, response } = await openSlowConnection(context, running.url, `${head}\r\n\r\n${content}`);
    socket.end();
    await once(socket, 'close');
    return response().slice(0, 12);
  };
  expect(await send(body.length - 1, body)).toBe('HTTP/1.1 400');
  expect(await send(8_000_000, body)).toBe('HTTP/1.1 413');
  expect(['', 'HTTP/1.1 400']).toContain(await send(body.length + 1, body));
  expect((await database.sql`select from requests.request`).length).toBe(0);
  expect((await post(running.url, inquiry)).status).toBe(200);
});

it('twenty files of 5 MB at once take less than 200 MB of memory', { timeout: 240_000 }, async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => postWithKey(running.url, orderWith(pdf(5_242_880)), randomUUID())),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await vi.waitFor(() => untilMailed(database), { timeout: 120_000 });
  expect(await peakMemory()).toBeLessThan(200);
});

it.each(['function', 'database', 'mail server'])(
  'no request is lost or doubled when the %s is killed at random moments while requests arrive',
  { timeout: 300_000 },
  async (victim) => {
    const server = await openServer();
    const ports = { smtp: await freePort(), database: Number(new URL(server.url).port), function: await freePort() };
    const env = { ...environment(server.functionUrl, ports.smtp), LIMIT_OVERALL: '0' };
    const start = () => startFunction({ port: ports.function, env });
    const inboxes = [await openInbox(ports.smtp)];
    let own = await start();
    let restarted: Database | undefined;
    const kill: Record<string, () => Promise<void>> = {
      function: async () => {
        await own.kill();
        own = await start();
      },
      database: async () => {
        await (restarted ?? server).kill();
        restarted = await startDatabase({ port: ports.database, dataDir: server.dataDir });
      },
      'mail server': async () => {
        await inboxes.at(-1)?.close();
        inboxes.push(await openInbox(ports.smtp));
      },
    };
    const { acknowledged, stop } = startSenders(own.url, 8);
    try {
      for (let time = 0; time < 10; time += 1) {
        const count = acknowledged.size + randomInt(1, 40);
        await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThanOrEqual(count), {
          timeout: 60_000,
          interval: 1,
        });
        await kill[victim]?.();
      }
      await stop();
      // Mails that were leased when their sender was killed are sent when the lease has expired.
      await server.moveClock('151 seconds');
      await expectStoredAndMailedOnce(server, () => inboxes.flatMap(({ mails }) => mails), acknowledged);
    } finally {
      await stop();
      await own.kill();
      await inboxes.at(-1)?.close();
      await restarted?.stop();
      await server.stop();
    }
  },
);

/** The statement that docs/operating.md wants after a restore. */
async function statementAfterRestore(): Promise<string> {
  const [, statement = ''] = /```sql\s+(update requests\.outgoing_mail.*?)```/s.exec(
    await readFile('docs/operating.md', 'utf8'),
  ) ?? [''];
  return statement;
}

it('loses nothing of the backup, and mails nothing twice without saying so', { timeout: 180_000 }, async (context) => {
  const server = await openServer();
  const smtpPort = await freePort();
  let inbox = await openInbox(smtpPort);
  const mails = [inbox];
  const settings = environment(server.functionUrl, smtpPort);
  let running = await openFunction(settings);
  const backup = `${server.dataDir}-backup`;
  const start = () => startDatabase({ port: Number(new URL(server.url).port), dataDir: server.dataDir });
  context.onTestFinished(async () => {
    await running.kill();
    await inbox.close();
    await server.stop();
    await rm(backup, { recursive: true, force: true });
  });
  const keys: readonly string[] = Array.from({ length: 40 }, () => randomUUID());
  const order = orderWith(pdf(300_000));
  const payloadOf = (key: string) => (keys.indexOf(key) % 10 === 0 ? order : inquiry);
  const send = (some: readonly string[]): Promise<FunctionResponse[]> =>
    Promise.all(some.map((key) => postWithKey(running.url, payloadOf(key), key)));

  // Ten requests are mailed before the backup, ten wait for the mail server.
  const delivered = await send(keys.slice(0, 10));
  await untilMailed(server);
  await inbox.close();
  const waiting = await send(keys.slice(10, 20));

  // The backup is a snapshot of the disk, as after a power failure.
  await server.kill();
  execFileSync('cp', ['-a', server.dataDir, backup]);
  expect(spawnSync('grep', ['-raqiE', 'jose@example|ramp|brien', backup]).status, 'patient data in the backup').toBe(1);

  // After the backup, the waiting mail is sent, and ten more requests arrive. Then the database is lost.
  const lost = await start();
  inbox = await openInbox(smtpPort);
  mails.push(inbox);
  const later = await send(keys.slice(20, 30));
  await untilMailed(server);
  await running.kill();
  await lost.kill();
  await rm(server.dataDir, { recursive: true });

  execFileSync('mv', [backup, server.dataDir]);
  const restored = await start();
  context.onTestFinished(() => restored.stop());
  await server.sql.unsafe(await statementAfterRestore());
  running = await openFunction(settings);
  await untilMailed(server);

  // All of the backup is there, and retries get the same references.
  const again = await send(keys.slice(0, 20));
  const referencesOf = (some: readonly FunctionResponse[]) => some.map(({ reference }) => reference);
  expect(referencesOf(again)).toEqual(referencesOf([...delivered, ...waiting]));
  const next = await send(keys.slice(30));
  await untilMailed(server);

  const received = mails.flatMap((one) => one.mails);
  const copiesOf = (reference: string) => received.filter(({ email }) => email.subject?.includes(reference));
  const all = [...delivered, ...waiting, ...later, ...next];
  expect(all.filter(({ reference }) => copiesOf(reference).length === 0)).toEqual([]);
  const marks = referencesOf(all).map((reference) =>
    copiesOf(reference).map(({ email }) => email.text?.includes('You may already have this email.')),
  );
  expect(marks).toEqual([
    ...delivered.map(() => [false]),
    ...waiting.map(() => [false, true]),
    ...[...later, ...next].map(() => [false]),
  ]);
});
