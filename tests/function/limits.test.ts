import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { practice } from '#content/practice.data.ts';
import { backendForTests } from './support/backend.ts';
import { type FunctionResponse, postWithKey } from './support/client.ts';
import { inquiry, orderWith, pdf } from './support/payloads.ts';

const backend = backendForTests();
const { database, send } = backend;

const use = (settings: Record<string, string>) => backend.use({ TRUSTED_PROXY_HOPS: '1', ...settings });

const sendFrom = (address: string): Promise<FunctionResponse> => send(inquiry, { 'X-Forwarded-For': address });

/** The statuses of requests that arrive at once from these addresses. */
const statusesOf = async (addresses: readonly string[]): Promise<number[]> =>
  (await Promise.all(addresses.map(sendFrom))).map(({ status }) => status).sort();

it('limits requests per hour from one address, whatever it forges, and sends Retry-After', async () => {
  await use({ LIMIT_PER_ADDRESS: '3' });
  const forged = [1, 2, 3, 4].map((client) => `198.51.100.${client}, 203.0.113.7`);
  expect(await statusesOf(forged)).toEqual([200, 200, 200, 429]);
  const rejected = await sendFrom('203.0.113.7');
  const seconds = Number(rejected.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect(rejected.message).toContain(`call us at ${practice.phone.display}`);
  expect((await sendFrom('203.0.113.8')).status).toBe(200);
  const loopback = Array.from({ length: 4 }, () => '198.51.100.1, 127.0.0.1');
  expect(await statusesOf(loopback)).toEqual([200, 200, 200, 429]);

  await database.moveClock('1 hour');
  expect((await sendFrom('203.0.113.7')).status).toBe(200);
});

it('counts a file once more for each megabyte, and allows four times as much in a day as in an hour', async () => {
  await use({ LIMIT_PER_ADDRESS: '3' });
  const order = orderWith(pdf(2_097_152));
  for (const hour of [0, 1, 2, 3]) {
    await database.moveClock(`${hour} hours`);
    expect([(await send(order)).status, (await send(order)).status]).toEqual([200, 429]);
  }
  await database.moveClock('4 hours');
  expect((await send(order)).status).toBe(429);
});

it('limits requests per hour from one network, four times as many as from one address', async () => {
  await use({ LIMIT_PER_ADDRESS: '1' });
  for (const [beginning, end] of [
    ['203.0.113.', ''],
    ['2001:db8:1:', '::1'],
  ]) {
    const clients = [1, 2, 3, 4, 5].map((client) => `${beginning}${client}${end}`);
    expect(await statusesOf(clients)).toEqual([200, 200, 200, 200, 429]);
  }
  expect((await sendFrom('203.0.114.1')).status).toBe(200);
  await database.moveClock('1 hour');
  expect((await sendFrom('203.0.113.1')).status).toBe(200);
});

it('writes nothing of a file that is refused', async () => {
  await use({ LIMIT_PER_ADDRESS: '1' });
  expect((await send(orderWith(pdf(200_000)))).status).toBe(200);
  await database.sql.unsafe(`
    create function public.refuse_test() returns trigger language plpgsql as $$
      begin raise exception 'a part was written'; end $$;
    create trigger refuse_test before insert on requests.upload_part
      for each row execute function public.refuse_test();
  `);
  expect((await send(orderWith(pdf(200_000)))).status).toBe(429);
  await database.sql.unsafe('drop trigger refuse_test on requests.upload_part');
});

it.each([
  ['2', [200, 200, 429]],
  ['0', [200, 200, 200, 200, 200]],
])('limits requests per hour from one network to %s, where 0 is no limit', async (limit, expected) => {
  await use({ LIMIT_PER_ADDRESS: '1', LIMIT_PER_NETWORK: limit });
  expect(await statusesOf(expected.map((_, client) => `203.0.113.${client}`))).toEqual(expected);
});

it('never limits a retry, and counts only stored requests', async () => {
  const { url } = await use({ LIMIT_PER_ADDRESS: '2' });
  const key = randomUUID();
  for (let times = 0; times < 4; times += 1) expect((await postWithKey(url, inquiry, key)).status).toBe(200);
  for (const [body, status] of [
    [{ type: 'inquiry' }, 400],
    [inquiry, 200],
    [inquiry, 429],
  ] as const) {
    expect((await send(body)).status).toBe(status);
  }
  expect((await postWithKey(url, inquiry, key)).status).toBe(200);
});

it('limits requests per hour from all addresses together', async () => {
  const { url } = await use({ LIMIT_OVERALL: '6' });
  const key = randomUUID();
  const first = await postWithKey(url, inquiry, key);
  for (let client = 1; client <= 5; client += 1) expect((await sendFrom(`203.0.${client}.7`)).status).toBe(200);
  const rejected = await sendFrom('198.51.100.1');
  expect([rejected.status, rejected.code]).toEqual([429, 'too_many']);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await postWithKey(url, inquiry, key)).toMatchObject({ status: 200, reference: first.reference });
});

it('counts the megabytes of files for all addresses together', async () => {
  await use({ LIMIT_OVERALL: '4', LIMIT_PER_ADDRESS: '0' });
  const order = orderWith(pdf(2_097_152));
  const answers = [await send(order), await send(order), await send(), await send()];
  expect(answers.map(({ status }) => status)).toEqual([200, 429, 200, 429]);
});

it('refuses files, and no requests, when the database has four fifths of its size', async () => {
  await use({ DATABASE_MEGABYTES: '5' });
  const refused = await send(orderWith(pdf(1000)));
  expect([refused.status, refused.code]).toEqual([507, 'no_room']);
  expect(refused.message).toContain(`call us at ${practice.phone.display}`);
  expect((await send()).status).toBe(200);
});
