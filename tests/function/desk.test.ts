import { generateKeyPair } from 'jose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { options } from '#content/forms.data.ts';
import type { DeskCall, DeskList, DeskRequest } from '#contract/desk.ts';
import { contexts, createCipher, encode } from '../../supabase/functions/send-contact-email/store/cipher.ts';
import { backendForTests } from './support/backend.ts';
import { post, publishableKey } from './support/client.ts';
import { account, callDesk, keysForTests } from './support/desk.ts';
import { polling, reject } from './support/inbox.ts';
import { appointment, inquiry, orderWith, pdf } from './support/payloads.ts';

const keys = keysForTests();
const backend = backendForTests();
const { database, inbox, use, send, sendUntil, untilStatus, moveClock } = backend;

beforeEach(async () => {
  // As somebody may copy it; the issuer of the tokens has no slash.
  await use({ AUTH_URL: `${keys.authUrl}/` });
  await database.sql`delete from requests.staff`;
  await database.sql`insert into requests.staff (email) values (${account})`;
});

const headersOf = async (token: string | Promise<string>) => ({ Authorization: `Bearer ${await token}` });

const call = async (body: DeskCall | object, token: string | Promise<string> = keys.token()) =>
  post(`${backend.running.url}/desk`, body, await headersOf(token));

const list = async (): Promise<DeskList> => (await call({ action: 'list' })).json as DeskList;

/** Does something with a request. Resolves to the request. */
const act = async (action: DeskCall['action'], reference: string, more: object = {}): Promise<DeskRequest> => {
  const { status, json } = await call({ action, reference, ...more });
  expect(status).toBe(200);
  return json as DeskRequest;
};

const audit = async () => [...(await database.sql`select who, action, reference from requests.audit order by id`)];

describe('the list', () => {
  it('has open requests, urgent ones first and then by waiting time, and those handled in seven days', async () => {
    const handled = await sendUntil('delivered', inquiry);
    await act('handle', handled);
    const older = await sendUntil('delivered', inquiry);
    const newer = await sendUntil('delivered', inquiry);
    const urgentType = options.appointmentTypes.find(({ kind }) => kind === 'emergency')?.value;
    const urgent = await sendUntil('delivered', { ...appointment, appointmentType: urgentType });
    await act('take', older);

    const handledLater = await sendUntil('delivered', inquiry);
    await act('handle', handledLater);

    const { requests, more } = await list();
    expect(more).toBe(0);
    const references = [urgent, older, newer, handledLater, handled];
    expect(requests.map(({ reference }) => reference)).toEqual(references);
    expect(requests[0]).toMatchObject({ type: 'appointment', status: 'delivered', isUrgent: true, wish: urgentType });
    expect(requests[1]).toMatchObject({
      ...{ type: 'inquiry', isUrgent: false, takenBy: account, handledAt: null },
      name: `${inquiry.firstName} ${inquiry.lastName}`,
      phone: inquiry.phone,
      wish: inquiry.subject,
    });
    await moveClock('8 days');
    expect((await list()).requests).not.toContainEqual(expect.objectContaining({ reference: handled }));
  });

  it('leaves out what the honeypot held, not what is open, when there is too much', async () => {
    const open = await sendUntil('delivered', inquiry);
    await database.sql`
      insert into requests.request (reference, type, fingerprint, payload, caught_at)
      select 'R-' || to_char(number, 'FM000000'), 'inquiry', '', '', now() from generate_series(1, 1000) as number`;
    const { requests, more } = await list();
    expect([requests.length, more]).toEqual([1000, 1]);
    expect(requests[0]).toMatchObject({ reference: open, status: 'delivered' });
    expect(requests[1]).toMatchObject({ status: 'held', name: '' });
  });

  it('is shown beside a request that cannot be read', async () => {
    const [broken, noted] = [await sendUntil('delivered', inquiry), await sendUntil('delivered', inquiry)];
    const cipher = await createCipher(new Uint8Array(32).fill(7));
    const payload = await cipher.encrypt(contexts.answers(broken), encode('{}'));
    await database.sql`update requests.request set payload = ${payload} where reference = ${broken}`;
    expect((await list()).requests).toMatchObject([
      { reference: broken, name: '' },
      { reference: noted, name: `${inquiry.firstName} ${inquiry.lastName}` },
    ]);
    await act('note', noted, { text: 'Called' });
    await database.sql`update requests.note set content = ${payload}`;
    expect((await act('show', noted)).notes).toMatchObject([{ text: 'This note cannot be read.' }]);
  });

  it('is recorded once an hour', async () => {
    await list();
    await list();
    await moveClock('61 minutes');
    await list();
    expect(await audit()).toEqual([
      { who: account, action: 'list', reference: null },
      { who: account, action: 'list', reference: null },
    ]);
  });
});

describe('a request', () => {
  it('shows what its mail says, and who did what', async () => {
    const reference = await sendUntil('delivered', inquiry);
    const shown = await act('show', reference);
    expect(shown.rows).toContainEqual({ label: 'Message', value: inquiry.message });
    expect(shown.rows).toContainEqual({ label: 'Reference', value: reference });
    expect(shown).toMatchObject({ file: null, isWiped: false, notes: [], takenBy: null, email: inquiry.email });

    await act('take', reference);
    await act('note', reference, { text: 'Called once.' });
    const noted = await act('note', reference, { text: ' Called twice <b>.\n' });
    expect(noted.notes).toMatchObject([
      { by: account, text: 'Called twice <b>.' },
      { by: account, text: 'Called once.' },
    ]);
    const handled = await act('handle', reference);
    expect([handled.status, handled.undoSeconds > 590]).toEqual(['handled', true]);
    expect((await act('undo', reference)).status).toBe('delivered');

    const actions = ['undo', 'handle', 'note', 'note', 'take', 'show'];
    const { history } = await act('show', reference);
    expect(history.slice(1).map(({ action, by }) => [action, by])).toEqual(actions.map((action) => [action, account]));
  });

  it('is looked after by the account that took it last', async () => {
    const reference = await sendUntil('delivered', inquiry);
    await act('take', reference);
    const other = 'ben@optometry.example';
    await database.sql`insert into requests.staff (email) values (${other})`;
    expect((await call({ action: 'take', reference }, keys.token({ email: other }))).json).toMatchObject({
      takenBy: other,
    });
  });

  it('cannot be undone after ten minutes', async () => {
    const reference = await sendUntil('delivered', inquiry);
    await act('handle', reference);
    await database.moveClock('11 minutes');
    expect(await call({ action: 'undo', reference })).toMatchObject({ status: 409, code: 'not_possible' });
  });

  it.each([200, 600_000])('gives its file of %i bytes as an attachment, of its own type', async (bytes) => {
    const file = pdf(bytes);
    const reference = await sendUntil('delivered', orderWith(file));
    expect((await act('show', reference)).file).toEqual({ kind: 'pdf', isVerified: true });
    const response = await callDesk(backend.running.url, await keys.token(), { action: 'file', reference });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="prescription-${reference}.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), file)).toBe(0);
    expect((await audit()).at(-1)).toEqual({ who: account, action: 'file', reference });
  });

  it('is mailed when it is released, and mailed again when it bounced', async () => {
    const { reference } = await send({ ...inquiry, website: 'spam' });
    expect((await list()).requests).toMatchObject([{ reference, status: 'held' }]);
    expect(await call({ action: 'requeue', reference })).toMatchObject({ status: 409 });
    await act('release', reference);
    await untilStatus(reference, 'delivered');
    expect(await call({ action: 'release', reference })).toMatchObject({ status: 409 });
    await database.sql`update requests.outgoing_mail set bounced_at = now()`;
    expect((await list()).requests).toMatchObject([{ reference, status: 'bounced' }]);
    await act('requeue', reference);
    await untilStatus(reference, 'delivered');
    expect(inbox.count(reference)).toBe(2);
  });

  it('that is released with its file, which was not kept, stays until its mail has arrived', async () => {
    inbox.verdict = reject(550);
    const { reference } = await send({ ...orderWith(pdf(1000)), website: 'https://spam.example' });
    await act('release', reference);
    await untilStatus(reference, 'dead');
    await database.sql`update requests.request set caught_at = caught_at - interval '31 days'`;
    await moveClock('1 hour');
    await vi.waitFor(async () => expect(await database.sql`select from requests.last_run`).toHaveLength(1), polling);
    const { rows } = await act('show', reference);
    expect(rows).toContainEqual({
      label: 'Prescription file',
      value: 'A file was sent and not kept: ask the patient for it',
    });
  });

  it('that could not be delivered is mailed again', async () => {
    inbox.verdict = reject(550);
    const reference = await sendUntil('dead', inquiry);
    inbox.verdict = () => {};
    // As after two attempts without an answer.
    await database.sql`update requests.outgoing_mail set unconfirmed = 2`;
    await act('requeue', reference);
    await untilStatus(reference, 'delivered');
    expect(await call({ action: 'requeue', reference })).toMatchObject({ status: 409 });
  });

  it('is wiped with its notes, and takes none afterwards', async () => {
    const reference = await sendUntil('delivered', inquiry);
    await act('note', reference, { text: 'Called' });
    const [stored] = await database.sql`select content from requests.note`;
    expect(stored?.content.includes('Called')).toBe(false);
    await act('handle', reference);
    await moveClock('8 days');
    await vi.waitFor(async () => expect(await database.sql`select from requests.note`).toHaveLength(0), polling);
    expect(await act('show', reference)).toMatchObject({ isWiped: true, rows: [], name: '', notes: [] });
    expect(await call({ action: 'note', reference, text: 'Late' })).toMatchObject({ status: 409 });
  });

  it('that is not known, and a call that is none, are refused', async () => {
    expect(await call({ action: 'show', reference: 'R-000000' })).toMatchObject({
      status: 404,
      code: 'request_unknown',
    });
    const broken = [
      { action: 'drop' },
      { action: 'show', reference: "R-0' or 1=1" },
      { action: 'note', reference: 'R-000000', text: ' ' },
      { action: 'note', reference: 'R-000000', text: 'x'.repeat(2_001) },
      [],
    ];
    for (const body of broken) expect(await call(body)).toMatchObject({ status: 400, code: 'malformed' });
  });
});

describe('a stranger', () => {
  const refused = { code: 'signed_out', status: 401 };

  it.each([
    ['without a token', () => ''],
    ['with the publishable key', () => publishableKey],
    ['with an expired token', () => keys.token({ exp: 1_700_000_000 })],
    ['with a token without an end', () => keys.token({ exp: undefined } as never)],
    ['of another project', () => keys.token({ iss: 'https://other.supabase.co/auth/v1' })],
    ['with a token for something else', () => keys.token({ aud: 'other' })],
    ['with a key of their own', async () => keys.token({}, (await generateKeyPair('ES256')).privateKey)],
    ['who signs with the public key', () => keys.token({}, new TextEncoder().encode(keys.published()), 'HS256')],
    [
      'with a token that is not signed',
      () =>
        `${[{ alg: 'none' }, keys.claims()].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`,
    ],
    ['who signed in with a password', () => keys.token({ amr: [{ method: 'password' }] })],
    ['with the role of a service', () => keys.token({ role: 'service_role' })],
  ])('%s is refused', async (_who, token) => {
    expect(await call({ action: 'list' }, token())).toMatchObject(refused);
    expect(await audit()).toEqual([]);
  });

  it('whose account is not one of the office, or was removed, is told so', async () => {
    expect(await call({ action: 'list' }, keys.token({ email: 'eve@example.com' }))).toMatchObject({
      status: 403,
      code: 'not_staff',
    });
    expect((await call({ action: 'list' })).status).toBe(200);
    await database.sql`delete from requests.staff`;
    expect(await call({ action: 'list' })).toMatchObject({ status: 403, code: 'not_staff' });
  });

  it('needs the second factor of an account that has used one', async () => {
    expect((await call({ action: 'list' }, keys.token({ aal: 'aal2' }))).status).toBe(200);
    expect(await call({ action: 'list' })).toMatchObject({ status: 403, code: 'second_factor_needed' });
  });

  it('on another site gets no answer', async () => {
    const headers = { ...(await headersOf(keys.token())), Origin: 'https://evil.example' };
    const { status, headers: received } = await post(`${backend.running.url}/desk`, { action: 'list' }, headers);
    expect([status, received.get('access-control-allow-origin')]).toEqual([403, null]);
  });
});

it('tries without a valid token are limited, and nothing else is', async () => {
  await backend.start({ AUTH_URL: keys.authUrl, TRUSTED_PROXY_HOPS: '1' });
  const from = { 'X-Forwarded-For': '203.0.113.7' };
  const statuses = new Set<number>();
  for (let tries = 0; tries < 61; tries += 1) {
    statuses.add((await post(`${backend.running.url}/desk`, { action: 'list' }, from)).status);
  }
  expect([...statuses]).toEqual([401, 429]);
  const headers = { ...from, ...(await headersOf(keys.token())) };
  expect((await post(`${backend.running.url}/desk`, { action: 'list' }, headers)).status).toBe(200);
  // Patients who share the address can still send requests, and no alarm says that they cannot.
  expect((await send(inquiry, from)).status).toBe(200);
  expect(await database.sql`select from requests.refusal`).toHaveLength(0);
});

it('while the keys cannot be fetched, nobody is refused as a stranger', async () => {
  keys.isDown = true;
  await backend.start({ AUTH_URL: keys.authUrl });
  expect(await call({ action: 'list' })).toMatchObject({ status: 503 });
  keys.isDown = false;
});

it('without its setting there is no desk', async () => {
  await backend.start();
  expect(await call({ action: 'list' })).toMatchObject({ status: 404, code: 'not_found' });
});

it('answers are not cached, and the log names no account', async () => {
  const { headers } = await call({ action: 'list' });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(backend.running.output()).toContain('"outcome":"desk list"');
  expect(backend.running.output()).not.toContain(account);
});
