import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestsCommand } from '../../scripts/operate/requests.ts';
import { backendForTests, environment } from './support/backend.ts';
import { post, postWithKey } from './support/client.ts';
import { polling, reject, tokenIn } from './support/inbox.ts';
import { appointment, inquiry, orderWith, pdf } from './support/payloads.ts';

const backend = backendForTests();
const { database, inbox, start, use, sendUntil, untilStatus } = backend;
let folder: string;
/** The settings of the function and of the command, as far as they are not the usual ones. */
let settings: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'optometry-requests-'));
});

beforeEach(async () => {
  settings = {};
  await use();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const requests = (...args: string[]) =>
  requestsCommand(args, { ...environment(database.functionUrl, inbox.port), ...settings }, folder);

const failed = (output: string) => ({ code: 1, output });

const audit = async (): Promise<unknown[]> => [
  ...(await database.sql`select action, reference, why, who <> '' as named from requests.audit order by id`),
];

it('lists, shows and requeues a dead letter, and records who looked at it', async () => {
  inbox.verdict = reject(550);
  const reference = await sendUntil('dead', inquiry);
  expect((await requests('list', 'dead')).output).toContain(reference);
  const [listed] = JSON.parse((await requests('list', 'dead')).output);
  expect(listed).toMatchObject({ reference, type: 'inquiry', status: 'dead', failure: '550' });
  expect(await requests('show', reference)).toMatchObject({ code: 2, output: expect.stringContaining('Say why') });
  const shown = await requests('show', reference, '--why', 'the patient called');
  expect(shown).toMatchObject({ code: 0, output: expect.stringContaining('"lastName": "O’Brien"') });

  inbox.verdict = () => {};
  expect((await requests('requeue', reference)).code).toBe(0);
  await inbox.waitFor(reference);
  await untilStatus(reference, 'delivered');
  expect((await requests('list', 'dead')).output).toBe('[]');
  expect(await requests('requeue', reference)).toEqual(
    failed(`${reference} is neither dead nor bounced, or was wiped.`),
  );
  expect(await audit()).toEqual([
    { action: 'show', reference, why: 'the patient called', named: true },
    { action: 'requeue', reference, why: null, named: true },
  ]);
});

it('requeues all dead letters, except those of requests that are handled', async () => {
  inbox.verdict = reject(550);
  const handled = await sendUntil('dead', inquiry);
  const open = await sendUntil('dead', appointment);
  expect((await requests('handle', handled)).code).toBe(0);
  inbox.verdict = () => {};
  const { output } = await requests('requeue', '--all');
  expect(JSON.parse(output)).toEqual([{ reference: open, kind: 'request' }]);
  await untilStatus(open, 'delivered');
});

it('marks a request as handled, and mails one that the honeypot has held', async () => {
  const delivered = await sendUntil('delivered', inquiry);
  expect((await requests('handle', delivered)).code).toBe(0);
  await untilStatus(delivered, 'handled');

  const held = await sendUntil('held', { ...appointment, website: 'https://spam.example' });
  expect((await requests('release', held)).code).toBe(0);
  await backend.wakeUp();
  const { email } = await inbox.waitFor(held);
  expect(email.text).toContain('Name: José O’Brien');
  expect(await requests('release', held)).toEqual(failed(`${held} is not held.`));

  const order = await sendUntil('held', { ...orderWith(pdf(1000)), website: 'https://spam.example' });
  expect((await requests('release', order)).code).toBe(0);
  await backend.wakeUp();
  expect((await inbox.waitFor(order)).email.text).toContain('A file was sent and not kept: ask the patient for it');

  // Kept for longer than thirty days if its mail fails.
  inbox.verdict = reject(550);
  const failing = await sendUntil('held', { ...appointment, website: 'https://spam.example' });
  expect((await requests('release', failing)).code).toBe(0);
  await backend.wakeUp();
  await untilStatus(failing, 'dead');
  await database.sql`update requests.request set caught_at = caught_at - interval '31 days'`;
  await backend.moveClock('1 hour');
  await database.sql`delete from requests.last_run`;
  await vi.waitFor(async () => expect(await database.sql`select from requests.last_run`).toHaveLength(1), polling);
  expect((await requests('show', failing, '--why', 'test')).code).toBe(0);
});

it('marks all requests that came before a day as handled', async () => {
  const [old, recent] = [await sendUntil('delivered', inquiry), await sendUntil('delivered', inquiry)];
  await database.sql`update requests.request set received_at = '2026-11-19 23:00Z' where reference = ${old}`;
  const { output } = await requests('handle', '--before', '2026-11-20');
  expect(JSON.parse(output)).toMatchObject([{ reference: old, handledAt: expect.any(String) }]);
  expect((await requests('list', 'delivered')).output).toContain(recent);
});

it('erases the answers and files of one patient, and proves it', async () => {
  const first = await sendUntil('delivered', orderWith(pdf(1000)));
  const second = await sendUntil('delivered', inquiry);
  const other = await sendUntil('delivered', { ...inquiry, email: 'someone@example.com' });
  inbox.verdict = reject(421);
  const waiting = await sendUntil('waiting', inquiry);
  const { output } = await requests('erase', 'JOSE@example.com', '--why', 'asked by letter');
  expect(JSON.parse(output)).toEqual(
    [first, second, waiting].map((reference) => ({ reference, answers_erased: true, file_erased: true })),
  );
  expect(await requests('show', first, '--why', 'test')).toEqual(failed(`${first} was wiped.`));
  const undone = await post(`${backend.running.url}/handled`, {
    token: tokenIn(await inbox.waitFor(first)),
    undo: true,
  });
  expect(undone.json).toMatchObject({ handledAt: expect.any(String) });
  expect((await requests('show', other, '--why', 'test')).output).toContain('someone@example.com');
  // Without their answers, they would fail for 72 hours.
  await database.sql`update requests.outgoing_mail set bounced_at = requests.clock() where reference = ${second}`;
  expect(await requests('requeue', second)).toEqual(failed(`${second} is neither dead nor bounced, or was wiped.`));
  expect(await database.sql`select reference from requests.outgoing_mail where state = 'waiting'`).toHaveLength(0);
});

describe('a new secret', () => {
  const secretOf = (fill: number): string => Buffer.alloc(32, fill).toString('base64');
  const restart = async (secrets: Record<string, string>): Promise<void> => {
    await backend.running.kill();
    settings = secrets;
    await start(secrets);
  };

  it('keeps everything that is stored and every link, and rotate encrypts all of it again', async () => {
    const file = pdf(600_000);
    const payloads = [appointment, inquiry, orderWith(pdf(1000)), orderWith(file)];
    const references = await Promise.all(payloads.map((payload) => sendUntil('delivered', payload)));
    const [first = ''] = references;
    const order = references.at(-1) ?? '';
    // As they were stored before ciphertexts had the id of their key.
    await database.sql`
      update requests.request set payload = '\\x01'::bytea || substring(payload from 6)
      where reference <> ${order}`;
    const key = randomUUID();
    const { reference: retried } = await postWithKey(backend.running.url, inquiry, key);
    await untilStatus(retried, 'delivered');

    await restart({ REQUESTS_SECRET: secretOf(1), REQUESTS_SECRET_PREVIOUS: secretOf(7) });
    expect((await postWithKey(backend.running.url, inquiry, key)).reference).toBe(retried);
    const handled = await post(`${backend.running.url}/handled`, { token: tokenIn(await inbox.waitFor(first)) });
    expect(handled).toMatchObject({ status: 200, reference: first });

    // Interrupted after some of them, and run again.
    await database.sql.unsafe(`
      create function public.interrupt_test() returns trigger language plpgsql as $$
        begin raise exception 'interrupted'; end $$;
      create trigger interrupt_test before update on requests.prescription_part
        for each row execute function public.interrupt_test();
    `);
    expect(await requests('rotate')).toMatchObject({ code: 1, output: expect.stringContaining('interrupted') });
    await database.sql.unsafe('drop trigger interrupt_test on requests.prescription_part');
    // Its four parts of files, and no answers any more.
    expect((await requests('rotate')).output).toContain('"encrypted_again": 4');
    expect((await requests('rotate')).output).toContain('"encrypted_again": 0');
    expect((await audit()).at(-1)).toMatchObject({ action: 'rotate', named: true });

    await restart({ REQUESTS_SECRET: secretOf(1) });
    expect((await requests('show', first, '--why', 'test')).output).toContain('"lastName": "O’Brien"');
    const written = await requests('file', order, '--why', 'the attachment is broken');
    expect(written.output).toContain(`prescription-${order}.pdf`);
    expect((await readFile(join(folder, `prescription-${order}.pdf`))).equals(file)).toBe(true);
  });

  it('without the previous one erases what it can, and says what it cannot decrypt', async () => {
    const lost = await sendUntil('delivered', inquiry);
    await restart({ REQUESTS_SECRET: secretOf(1) });
    await sendUntil('delivered', { ...inquiry, email: 'other@example.com' });
    const output = `0 encrypted again, 1 remain. No known secret decrypts answers ${lost}.`;
    expect(await requests('rotate')).toEqual(failed(output));
    const known = await sendUntil('delivered', inquiry);
    const erased = await requests('erase', inquiry.email, '--why', 'test');
    expect(erased).toEqual(failed(`Erased: ${known}. No known secret decrypts ${lost}.`));
    settings = { REQUESTS_SECRET: 'c2hvcnQ=' };
    expect(await requests('rotate')).toEqual(failed('REQUESTS_SECRET must be at least 32 bytes in base64.'));
  });
});

it('says how it is used when the command is wrong', async () => {
  for (const [args, words] of [
    [['delete'], 'npm run requests -- <command>'],
    [['list', 'bounce'], 'bounced'],
    [['list', '--everything'], /'--everything'.*npm run requests -- <command>/s],
    [['handle', 'seven'], 'R-7KQ2XM'],
    [['handle', '--before', 'soon'], '2026-11-20'],
  ] as const) {
    expect(await requests(...args)).toMatchObject({ code: 2, output: expect.stringMatching(words) });
  }
});
