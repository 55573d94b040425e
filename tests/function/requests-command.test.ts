import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestsCommand } from '../../scripts/operate/requests.ts';
import { backendForTests, environment } from './support/backend.ts';
import { post, postWithKey } from './support/client.ts';
import { account, callDesk, keysForTests } from './support/desk.ts';
import { reject, tokenIn } from './support/inbox.ts';
import { appointment, inquiry, orderWith, pdf } from './support/payloads.ts';

const keys = keysForTests();
const backend = backendForTests();
const { database, inbox, start, use, sendUntil, untilStatus } = backend;
/** The settings of the function and of the command, as far as they are not the usual ones. */
let settings: Record<string, string>;

beforeEach(async () => {
  settings = {};
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await database.sql`delete from requests.staff`;
  await database.sql`insert into requests.staff (email) values (${account})`;
  await use({ AUTH_URL: keys.authUrl });
});

const requests = (...args: string[]) =>
  requestsCommand(args, {
    ...environment(database.functionUrl, inbox.port),
    REQUESTS_DATABASE_URL: database.ownerUrl,
    ...settings,
  });

const failed = (output: string) => ({ code: 1, output });

const audit = async (): Promise<unknown[]> => [
  ...(await database.sql`select action, reference, why, who <> '' as named from requests.audit order by id`),
];

it('erases the answers and files of one patient, and proves it', async () => {
  const first = await sendUntil('delivered', orderWith(pdf(1000)));
  const second = await sendUntil('delivered', inquiry);
  const other = await sendUntil('delivered', { ...inquiry, email: 'someone@example.com' });
  inbox.verdict = reject(421);
  const waiting = await sendUntil('waiting', inquiry);
  const note = { action: 'note', reference: first, text: 'Called the patient' } as const;
  expect((await callDesk(backend.running.url, await keys.token(), note)).status).toBe(200);
  const { output } = await requests('erase', 'JOSE@example.com', '--why', 'asked by letter');
  expect(JSON.parse(output)).toEqual([first, second, waiting].map((reference) => ({ reference, erased: true })));
  expect(await database.sql`select reference from requests.request where payload is not null`).toMatchObject([
    { reference: other },
  ]);
  const undo = { action: 'undo', reference: waiting } as const;
  expect((await callDesk(backend.running.url, await keys.token(), undo)).status).toBe(409);
  // Without their answers, they would fail for 72 hours.
  expect(await database.sql`select reference from requests.outgoing_mail where state = 'waiting'`).toHaveLength(0);
});

describe('a new secret', () => {
  const secretOf = (fill: number): string => Buffer.alloc(32, fill).toString('base64');
  const restart = async (secrets: Record<string, string>): Promise<void> => {
    await backend.running.kill();
    settings = secrets;
    await start({ ...secrets, AUTH_URL: keys.authUrl });
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
    const note = { action: 'note', reference: first, text: 'Called the patient' } as const;
    expect((await callDesk(backend.running.url, await keys.token(), note)).status).toBe(200);
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
    expect(await requests('rotate')).toEqual({ code: 0, output: JSON.stringify([{ remaining: 0 }], null, 2) });
    expect((await audit()).at(-1)).toMatchObject({ action: 'rotate', named: true });

    await restart({ REQUESTS_SECRET: secretOf(1) });
    const ask = async (action: 'show' | 'file', reference: string) =>
      callDesk(backend.running.url, await keys.token(), { action, reference });
    expect(await (await ask('show', first)).json()).toMatchObject({
      name: 'José O’Brien',
      notes: [{ text: 'Called the patient' }],
    });
    expect(Buffer.compare(Buffer.from(await (await ask('file', order)).arrayBuffer()), file)).toBe(0);
  });

  it('without the previous one erases what it can, and says what it cannot decrypt', async () => {
    const lost = await sendUntil('delivered', inquiry);
    await restart({ REQUESTS_SECRET: secretOf(1) });
    await sendUntil('delivered', { ...inquiry, email: 'other@example.com' });
    expect(await requests('rotate')).toEqual(failed(`No known secret decrypts answers ${lost}.`));
    const known = await sendUntil('delivered', inquiry);
    const erased = await requests('erase', inquiry.email, '--why', 'test');
    expect(erased).toEqual(failed(`Erased: ${known}. No known secret decrypts ${lost}.`));
    settings = { REQUESTS_SECRET: 'c2hvcnQ=' };
    expect(await requests('rotate')).toEqual(failed('REQUESTS_SECRET must be at least 32 bytes in base64.'));
  });
});

it('lets accounts use the desk, and records who let them', async () => {
  expect(JSON.parse((await requests('staff', 'Ben@optometry.example', '--add')).output)).toMatchObject([
    { email: account },
    { email: 'ben@optometry.example' },
  ]);
  expect(JSON.parse((await requests('staff', account, '--remove')).output)).toMatchObject([
    { email: 'ben@optometry.example' },
  ]);
  const [latest, first] = JSON.parse((await requests('audit')).output);
  expect(latest).toMatchObject({ action: 'staff', why: `removed ${account}` });
  expect(first).toMatchObject({ action: 'staff', why: 'added ben@optometry.example' });
  expect(JSON.parse((await requests('audit', 'R-000000')).output)).toEqual([]);
});

it.each([
  [['delete'], /npm run requests -- <command>/],
  [['staff', 'Ben', '--add'], /Name the email address/],
  [['erase', 'jose@example.com'], /Say why/],
  [['erase', 'José', '--why', 'asked'], /Name the email address/],
  [['rotate', '--everything'], /'--everything'/],
])('says what is wrong with %s', async (args, words) => {
  expect(await requests(...args)).toMatchObject({ code: 1, output: expect.stringMatching(words) });
});
