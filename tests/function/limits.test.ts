import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import type { RunningFunction } from '../../scripts/services/function.ts';
import { databaseForTests, environment, openFunction } from './support/backend.ts';
import { type FunctionResponse, post, postWithKey } from './support/client.ts';
import { inquiry, orderWith, pdf } from './support/payloads.ts';
import { freePort } from './support/ports.ts';

const database = databaseForTests();
let running: RunningFunction;

afterEach(async () => {
  await running?.stop();
  await database.sql`truncate requests.request, requests.sender cascade`;
  await database.moveClock('0');
});

async function start(settings: Record<string, string>): Promise<void> {
  running = await openFunction({ ...environment(database.functionUrl, await freePort()), ...settings });
}

const sendFrom = (forwardedFor: string): Promise<FunctionResponse> =>
  post(running.url, inquiry, { 'X-Forwarded-For': forwardedFor });

const statuses = async (answers: Promise<FunctionResponse>[]): Promise<number[]> =>
  (await Promise.all(answers)).map(({ status }) => status).sort();

it('limits requests per hour from one address, and sends Retry-After', async () => {
  await start({ LIMIT_PER_ADDRESS: '3', TRUSTED_PROXY_HOPS: '1' });
  expect(await statuses(Array.from({ length: 4 }, () => sendFrom('203.0.113.7')))).toEqual([200, 200, 200, 429]);
  const rejected = await sendFrom('203.0.113.7');
  const seconds = Number(rejected.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect(rejected.message).toContain('call us at (718) 555-0123');
  expect((await sendFrom('203.0.113.8')).status).toBe(200);

  await database.moveClock('1 hour');
  expect((await sendFrom('203.0.113.7')).status).toBe(200);
});

it('trusts only the configured number of proxies', async () => {
  await start({ LIMIT_PER_ADDRESS: '1', TRUSTED_PROXY_HOPS: '1' });
  expect((await sendFrom('198.51.100.1, 203.0.113.7')).status).toBe(200);
  expect((await sendFrom('198.51.100.2, 203.0.113.7')).status).toBe(429);
});

it('limits requests per hour from one network, four times as many as from one address', async () => {
  await start({ LIMIT_PER_ADDRESS: '1', TRUSTED_PROXY_HOPS: '1' });
  for (const network of ['203.0.113.', '2001:db8:1:']) {
    const clients = [1, 2, 3, 4, 5].map((client) =>
      network.endsWith(':') ? `${network}${client}::1` : network + client,
    );
    expect(await statuses(clients.map(sendFrom))).toEqual([200, 200, 200, 200, 429]);
  }
  expect((await sendFrom('203.0.114.1')).status).toBe(200);
  await database.moveClock('1 hour');
  expect((await sendFrom('203.0.113.1')).status).toBe(200);
});

it('takes another limit per network, or none', async () => {
  await start({ LIMIT_PER_ADDRESS: '1', LIMIT_PER_NETWORK: '2', TRUSTED_PROXY_HOPS: '1' });
  expect(await statuses([1, 2, 3].map((client) => sendFrom(`203.0.113.${client}`)))).toEqual([200, 200, 429]);
  await running.stop();
  await start({ LIMIT_PER_ADDRESS: '1', LIMIT_PER_NETWORK: '0', TRUSTED_PROXY_HOPS: '1' });
  expect((await sendFrom('203.0.113.4')).status).toBe(200);
});

it('writes nothing of a file that is refused', async () => {
  await start({ LIMIT_PER_ADDRESS: '1', LIMIT_LOOPBACK: 'true' });
  expect((await post(running.url, orderWith(pdf(200_000)))).status).toBe(200);
  await database.sql.unsafe(`
    create function public.refuse_test() returns trigger language plpgsql as $$
      begin raise exception 'a part was written'; end $$;
    create trigger refuse_test before insert on requests.upload_part
      for each row execute function public.refuse_test();
  `);
  expect((await post(running.url, orderWith(pdf(200_000)))).status).toBe(429);
  await database.sql.unsafe('drop trigger refuse_test on requests.upload_part');
});

it('never limits a retry, and counts only stored requests', async () => {
  await start({ LIMIT_PER_ADDRESS: '2', LIMIT_LOOPBACK: 'true' });
  const key = randomUUID();
  for (let times = 0; times < 4; times += 1) expect((await postWithKey(running.url, inquiry, key)).status).toBe(200);
  expect((await post(running.url, { type: 'inquiry' })).status).toBe(400);
  expect((await post(running.url, inquiry)).status).toBe(200);
  expect((await post(running.url, inquiry)).status).toBe(429);
  expect((await postWithKey(running.url, inquiry, key)).status).toBe(200);
});

it('limits requests per hour from all addresses together, and refuses the many of one before the few of another', async () => {
  await start({ LIMIT_OVERALL: '6', TRUSTED_PROXY_HOPS: '1' });
  const key = randomUUID();
  const first = await postWithKey(running.url, inquiry, key);
  for (let count = 0; count < 5; count += 1) expect((await sendFrom('203.0.113.7')).status).toBe(200);
  const rejected = await sendFrom('203.0.113.7');
  expect([rejected.status, rejected.code]).toEqual([429, 'too_many']);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);

  for (let client = 1; client <= 12; client += 1) {
    expect(await statuses([sendFrom(`198.51.100.${client}`), sendFrom(`198.51.100.${client}`)])).toEqual([200, 200]);
    expect((await sendFrom(`198.51.100.${client}`)).status).toBe(429);
  }
  expect((await sendFrom('198.51.100.99')).status).toBe(429);
  expect(await postWithKey(running.url, inquiry, key)).toMatchObject({ status: 200, reference: first.reference });
});
