import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { requestsCommand } from '../../scripts/requests-command.ts';
import type { RunningFunction } from '../../scripts/services/function.ts';
import { environment, type OpenDatabase, openDatabase, openFunction } from './support/backend.ts';
import { post } from './support/client.ts';
import { type Inbox, openInbox, smtpError } from './support/inbox.ts';
import { appointment, inquiry, orderWith, pdf } from './support/payloads.ts';
import { freePort } from './support/ports.ts';

let database: OpenDatabase;
let inbox: Inbox;
let rejects: boolean;
let running: RunningFunction;
let folder: string;

beforeAll(async () => {
  database = await openDatabase();
  folder = await mkdtemp(join(tmpdir(), 'optometry-requests-'));
});

beforeEach(async () => {
  rejects = false;
  inbox = await openInbox(await freePort(), {
    verdict: () => {
      if (rejects) throw smtpError(550);
    },
  });
  running = await openFunction(environment(database.functionUrl, inbox.port));
});

afterEach(async () => {
  await running?.stop();
  await inbox?.close();
  await database.sql`truncate requests.request, requests.outgoing_mail, requests.audit cascade`;
});

afterAll(async () => {
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
});

const requests = (...args: string[]) =>
  requestsCommand(args, { env: environment(database.functionUrl, inbox.port), folder });

const untilStatus = (reference: string, status: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const [row] = await database.sql`select status from requests.status where reference = ${reference}`;
      expect(row).toEqual({ status });
    },
    { timeout: 20_000, interval: 20 },
  );

async function send(payload: object, status: string): Promise<string> {
  const { reference } = await post(running.url, payload);
  await untilStatus(reference, status);
  return reference;
}

const audit = async (): Promise<unknown[]> => [
  ...(await database.sql`select action, reference, why, who <> '' as named from requests.audit order by id`),
];

it('lists, shows and requeues a dead letter, and records who looked at it', async () => {
  rejects = true;
  const reference = await send(inquiry, 'dead');
  expect((await requests('list', 'dead')).output).toContain(reference);
  const [listed] = JSON.parse((await requests('list', 'dead', '--json')).output);
  expect(listed).toMatchObject({ reference, type: 'inquiry', status: 'dead', failure: '550' });
  expect(await requests('show', reference)).toMatchObject({ code: 2, output: expect.stringContaining('Say why') });
  const shown = await requests('show', reference, '--why', 'the patient called');
  expect(shown).toMatchObject({ code: 0, output: expect.stringContaining('lastName: O’Brien') });

  rejects = false;
  expect((await requests('requeue', reference)).code).toBe(0);
  await inbox.waitFor(reference);
  await untilStatus(reference, 'delivered');
  expect((await requests('list', 'dead')).output).toBe('None.');
  expect(await requests('requeue', reference)).toMatchObject({
    code: 1,
    output: `${reference} is neither dead nor bounced.`,
  });
  expect(await audit()).toEqual([
    { action: 'show', reference, why: 'the patient called', named: true },
    { action: 'requeue', reference, why: null, named: true },
  ]);
});

it('writes the file of an order', async () => {
  const bytes = pdf(300_000);
  const reference = await send(orderWith(bytes), 'delivered');
  const { output } = await requests('file', reference, '--why', 'the attachment is broken');
  expect(output).toContain(`prescription-${reference}.pdf`);
  expect((await readFile(join(folder, `prescription-${reference}.pdf`))).equals(bytes)).toBe(true);
});

it('marks a request as handled, and mails one that the honeypot has held', async () => {
  const delivered = await send(inquiry, 'delivered');
  expect((await requests('handle', delivered)).code).toBe(0);
  await untilStatus(delivered, 'handled');

  const held = await send({ ...appointment, website: 'https://spam.example' }, 'held');
  expect((await requests('release', held)).code).toBe(0);
  await running.stop();
  running = await openFunction(environment(database.functionUrl, inbox.port));
  const { email } = await inbox.waitFor(held);
  expect(email.text).toContain('Name: José O’Brien');
  expect((await requests('release', held)).output).toBe(`${held} is not held.`);
  expect((await requests('counts')).output).toMatch(/appointment +1/);
});

it('erases the answers and files of one patient, and proves it', async () => {
  const first = await send(orderWith(pdf(1000)), 'delivered');
  const second = await send(inquiry, 'delivered');
  const other = await send({ ...inquiry, email: 'someone@example.com' }, 'delivered');
  const { output } = await requests('erase', 'JOSE@example.com', '--why', 'asked by letter', '--json');
  expect(JSON.parse(output)).toEqual(
    [first, second].map((reference) => ({ reference, answers_erased: true, file_erased: true })),
  );
  expect(await requests('show', first, '--why', 'test')).toMatchObject({ code: 1, output: `${first} was wiped.` });
  expect((await requests('show', other, '--why', 'test')).output).toContain('someone@example.com');
});

it('says how it is used when the command is wrong', async () => {
  expect(await requests('delete')).toMatchObject({
    code: 2,
    output: expect.stringContaining('npm run requests -- list'),
  });
  expect(await requests('handle', 'seven')).toMatchObject({ code: 2, output: expect.stringContaining('R-7KQ2XM') });
});
