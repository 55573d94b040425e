import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
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
import { post, postWithKey } from '../support/client.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { inquiry, orderWith, pdf } from '../support/payloads.ts';
import { freePort } from '../support/ports.ts';
import { expectStoredAndMailedOnce, startSenders } from '../support/senders.ts';
import { headOf, openSlowConnection } from '../support/slow-connection.ts';

// Faults that take minutes, or measure time and memory (on Linux). `ALL_CASES=1 npm test` runs them.

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

it('the database is down for a minute: each attempt gets 503 within two seconds, and the same key is stored later', {
  timeout: 180_000,
}, async () => {
  const server = await openServer();
  const own = await openFunction(environment(server.functionUrl, inbox.port));
  const key = randomUUID();
  await server.kill();
  try {
    const end = performance.now() + 60_000;
    while (performance.now() < end) {
      const started = performance.now();
      const { status, headers } = await postWithKey(own.url, inquiry, key);
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
      expect(performance.now() - started).toBeLessThan(2000);
      await wait(1000);
    }
    const restarted = await startDatabase({ port: Number(new URL(server.url).port), dataDir: server.dataDir });
    try {
      const { status, reference } = await postWithKey(own.url, inquiry, key);
      expect(status).toBe(200);
      await inbox.waitFor(reference);
      await untilMailed(server);
      expect(inbox.count(reference)).toBe(1);
    } finally {
      await restarted.stop();
    }
  } finally {
    await own.stop();
    await server.stop();
  }
});

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

it('bodies that are not JSON are refused within 50 ms', async () => {
  const text = JSON.stringify(inquiry);
  const bodies: (string | Buffer)[] = [
    '{"type":',
    '',
    '[]',
    `\ufeff${text}`,
    Buffer.from(text, 'utf16le'),
    gzipSync(text),
  ];
  for (const body of bodies) {
    const times: number[] = [];
    for (let time = 0; time < 20; time += 1) {
      const started = performance.now();
      expect((await post(running.url, body)).status).toBe(400);
      times.push(performance.now() - started);
    }
    // The fastest: other programs use the processor, too.
    expect(Math.min(...times)).toBeLessThan(50);
  }
});

it('19 of 20 requests are answered within a second beside 200 slow connections', async (context) => {
  const head = headOf(running.url, 'Content-Length: 7000000');
  await Promise.all(
    Array.from({ length: 200 }, () => openSlowConnection(context, running.url, `${head}\r\n\r\n"xxxxxxxxxx`)),
  );
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        const started = performance.now();
        expect((await post(running.url, inquiry)).status).toBe(200);
        times.push(performance.now() - started);
      }),
    );
  }
  expect(times.filter((time) => time > 1000).length).toBeLessThanOrEqual(times.length / 20);
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
