import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { type RunningFunction, startFunction } from '../../../scripts/services/function.ts';
import { backendForTests, environment, openServer, untilMailed } from '../support/backend.ts';
import { type FunctionResponse, postWithKey } from '../support/client.ts';
import { inquiry, orderWith, pdf } from '../support/payloads.ts';
import { freePort } from '../support/ports.ts';
import { expectStoredAndMailedOnce, startSenders } from '../support/senders.ts';
import { headOf, openSlowConnection } from '../support/slow-connection.ts';

// Faults that take minutes, or measure time and memory (on Linux). `npm run test:slow` runs them.

const backend = backendForTests();
const { database, inbox, start } = backend;
const noLimit = { LIMIT_OVERALL: '0' };

/** The most memory that a function has used so far, in megabytes. */
async function peakMemory({ process }: RunningFunction): Promise<number> {
  const status = await readFile(`/proc/${process.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

it('bodies of 100 MB are refused before they have arrived, in less than 256 MB of memory', async (context) => {
  const running = await start();
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
  expect(await peakMemory(running)).toBeLessThan(256);
});

it('3,000 connections that send a byte each take less than 256 MB of memory, and a patient is served', async (context) => {
  const running = await start();
  const beginning = `${headOf(running.url, 'Content-Length: 7000000')}\r\n\r\n"`;
  for (let count = 0; count < 3000; count += 1) await openSlowConnection(context, running.url, beginning);
  expect((await backend.send()).status).toBe(200);
  expect(await peakMemory(running)).toBeLessThan(256);
});

it('a Content-Length that lies is refused, and the next request is accepted', async (context) => {
  const running = await start();
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
  expect(await backend.countStored()).toBe(0);
  expect((await backend.send()).status).toBe(200);
});

it('twenty files of 5 MB at once take less than 190 MB of memory', { timeout: 240_000 }, async () => {
  const running = await start(noLimit);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => postWithKey(running.url, orderWith(pdf(5_242_880)), randomUUID())),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await vi.waitFor(() => untilMailed(database), { timeout: 120_000 });
  expect(await peakMemory(running)).toBeLessThan(190);
});

it('patients are served beside 48 questions for the health a second, with the references of ten years', async () => {
  await database.sql`
    insert into requests.request (reference, type, fingerprint, received_at, wiped_at, handled_at)
    select 'R-' || lpad(upper(to_hex(n)), 6, '0'), 'inquiry', '', past, past, past
    from generate_series(1, 110000) as n, lateral (select now() - make_interval(mins => 60 + 48 * n) as past) as at`;
  await database.sql`
    insert into requests.outgoing_mail (reference, state, queued_at, delivered_at)
    select reference, 'delivered', received_at, received_at from requests.request`;
  const { url } = await start(noLimit);
  const health: Promise<Response>[] = [];
  const timer = setInterval(() => health.push(fetch(`${url}/health`)), 1000 / 48);
  const patients: number[] = [];
  while (health.length < 48 * 20) patients.push((await backend.send()).status);
  clearInterval(timer);
  expect(new Set(patients)).toEqual(new Set([200]));
  await Promise.all(health);
});

it.each(['function', 'database', 'mail server'])(
  'no request is lost or doubled when the %s is killed at random moments while requests arrive',
  { timeout: 300_000 },
  async (victim) => {
    const server = await openServer();
    const port = await freePort();
    const env = { ...environment(server.functionUrl, inbox.port), ...noLimit };
    const startOwn = async () => startFunction({ port, env });
    let own = await startOwn();
    const kill: Record<string, () => Promise<void>> = {
      function: async () => {
        await own.kill();
        own = await startOwn();
      },
      database: server.restart,
      'mail server': async () => {
        await inbox.close();
        await inbox.listen();
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
      await server.moveClock('16 minutes');
      await expectStoredAndMailedOnce(server, () => inbox.mails, acknowledged);
    } finally {
      await stop();
      await own.kill();
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
  const settings = { REQUESTS_DATABASE_URL: server.functionUrl };
  await start(settings);
  const backup = `${server.dataDir}-backup`;
  context.onTestFinished(async () => {
    await server.stop();
    await rm(backup, { recursive: true, force: true });
  });
  const keys: readonly string[] = Array.from({ length: 40 }, () => randomUUID());
  const order = orderWith(pdf(300_000));
  const payloadOf = (key: string) => (keys.indexOf(key) % 10 === 0 ? order : inquiry);
  const send = (some: readonly string[]): Promise<FunctionResponse[]> =>
    Promise.all(some.map((key) => postWithKey(backend.running.url, payloadOf(key), key)));

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
  await server.restart();
  await inbox.listen();
  const later = await send(keys.slice(20, 30));
  await untilMailed(server);
  await backend.running.kill();
  await server.kill();
  await rm(server.dataDir, { recursive: true });

  execFileSync('mv', [backup, server.dataDir]);
  await server.restart();
  await server.sql.unsafe(await statementAfterRestore());
  await start(settings);
  await untilMailed(server);

  // All of the backup is there, and retries get the same references.
  const again = await send(keys.slice(0, 20));
  const referencesOf = (some: readonly FunctionResponse[]) => some.map(({ reference }) => reference);
  expect(referencesOf(again)).toEqual(referencesOf([...delivered, ...waiting]));
  const next = await send(keys.slice(30));
  await untilMailed(server);

  const copiesOf = (reference: string) => inbox.mails.filter(({ email }) => email.subject?.includes(reference));
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
