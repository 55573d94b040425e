import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { longDate, type RequestType, requestTypes } from '#contract/index.ts';
import { fieldNames } from '#contract/parse.ts';
import { backendForTests, logged, webhookForTests } from './support/backend.ts';
import { type FunctionResponse, post, postWithKey } from './support/client.ts';
import { polling, type ReceivedMail, reject, tokenIn } from './support/inbox.ts';
import { futureDay } from './support/payloads.ts';
import { freePort } from './support/ports.ts';

const senderAddress = '203.0.113.77';

/** A valid value of each field, which occurs nowhere else: whatever contains one tells what a patient wrote. */
const canaries: Readonly<Record<string, string>> = {
  firstName: 'canaryfirst',
  lastName: 'canarylast',
  email: 'canary@example.com',
  confirmEmail: 'canary@example.com',
  phone: '(929) 555-0187',
  appointmentType: 'Pediatric Eye Exam',
  preferredDate: futureDay,
  preferredTime: 'Evening (4 PM - 6 PM)',
  insuranceProvider: 'canaryprovider',
  insuranceId: 'canaryid',
  dateOfBirth: '1951-07-29',
  message: 'canarymessage',
  subject: 'Insurance Information',
  patientStatus: 'established',
  prescriptionFile: 'canaryfile.pdf',
  ...Object.fromEntries(
    ['brand', 'power', 'baseCurve', 'diameter', 'quantity'].flatMap((name) => [
      [`rightEye.${name}`, `canary${name}`],
      [`leftEye.${name}`, `canary${name}`],
    ]),
  ),
  prescriptionDate: '1999-03-04',
  doctorName: 'canarydoctor',
  additionalNotes: 'canarynotes',
  website: 'canarywebsite',
};

/** The values as they are stored, mailed or logged in other forms. */
const traces = [
  'canary',
  Buffer.from('canary').toString('hex'),
  Buffer.from('canary').toString('base64'),
  longDate(futureDay),
  '9295550187',
  'July 29, 1951',
  'March 4, 1999',
  senderAddress,
  ...Object.values(canaries).filter((value) => !value.includes('canary')),
].map((trace) => trace.toLowerCase());

const tracesIn = (place: unknown): string[] => {
  const words = (typeof place === 'string' ? place : JSON.stringify(place)).toLowerCase();
  return traces.filter((trace) => words.includes(trace));
};

const attachment = (content: Buffer) => ({
  filename: canaries.prescriptionFile,
  contentType: 'application/pdf',
  content: content.toString('base64'),
});

const file = Buffer.from('%PDF-1.7\n(canary in a file)\n%%EOF\n');

/** A valid request with a canary in every field, except the honeypot. */
function requestOf(type: RequestType): Record<string, unknown> {
  const request: Record<string, unknown> = { type };
  for (const name of fieldNames(type)) {
    const [field = name, part] = name.split('.');
    if (name === 'prescriptionFile') request.prescriptionAttachment = attachment(file);
    else if (part === undefined) request[field] = name === 'website' ? '' : canaries[name];
    else request[field] = { ...(request[field] as object | undefined), [part]: canaries[name] };
  }
  return request;
}

/** The same request with canaries that one field does not accept: they are too many. */
function invalid(type: RequestType, name: string): Record<string, unknown> {
  const request = requestOf(type);
  const [field = name, part] = name.split('.');
  const value = canaries[name]?.repeat(400);
  if (name === 'prescriptionFile') return { ...request, prescriptionAttachment: attachment(Buffer.from('MZcanary')) };
  return { ...request, [field]: part === undefined ? value : { ...(request[field] as object), [part]: value } };
}

const webhook = webhookForTests();
const backend = backendForTests(() => ({
  TRUSTED_PROXY_HOPS: '1',
  NOTICES_SECRET: 'notices-secret',
  ALARM_WEBHOOK_URL: webhook.url,
  DIGEST_HOUR: '0',
}));
const { database, inbox, start, untilStatus } = backend;

const send = (body: unknown, headers: Record<string, string> = {}): Promise<FunctionResponse> =>
  backend.send(body, { 'X-Forwarded-For': senderAddress, ...headers });

function expectRefused(answer: FunctionResponse, status: number): void {
  expect([answer.status, tracesIn({ ...answer, headers: [...answer.headers] })]).toEqual([status, []]);
}

const partsOf = ({ email }: ReceivedMail): unknown => [email.subject, email.messageId, email.text, email.html];

afterEach(() => {
  inbox.verdict = () => {};
  const ofMails = inbox.mails.map(({ email }) => [email.subject, email.messageId]);
  expect(tracesIn([backend.running.output(), webhook.calls, ofMails]), 'in the log, an alarm or a subject').toEqual([]);
});

describe('what patients wrote', () => {
  it('has a canary for every field', () => {
    const names = requestTypes.flatMap((type) => fieldNames(type));
    expect(Object.keys(canaries).sort()).toEqual([...new Set(names)].sort());
  });

  describe.each(requestTypes)('%s', (type) => {
    it('reaches the office with every canary, and with none in the name of the file', async () => {
      const { status, reference } = await send(requestOf(type));
      expect(status).toBe(200);
      const { email } = await inbox.waitFor(reference);
      expect(tracesIn(email.attachments.map(({ filename }) => filename))).toEqual([]);
      const unwritten = ['website', 'confirmEmail', 'prescriptionFile'];
      const written = fieldNames(type).filter((name) => !unwritten.includes(name));
      const inWords: Record<string, string> = {
        [futureDay]: longDate(futureDay),
        '1951-07-29': 'July 29, 1951',
        '1999-03-04': 'March 4, 1999',
        established: 'Established patient',
      };
      for (const name of written) expect(email.text).toContain(inWords[canaries[name] ?? ''] ?? canaries[name]);
    });

    it.each(fieldNames(type))('is refused without repeating %s', async (name) => {
      expectRefused(await send(invalid(type, name)), name === 'website' ? 200 : 400);
    });

    it('is not repeated when its mail is refused, or in the alarm about it', async () => {
      inbox.verdict = reject(550, 'No canaryfirst canarylast <canary@example.com> here');
      const { reference } = await send(requestOf(type));
      await untilStatus(reference, 'dead');
      await database.sql`delete from requests.alarm`;
      await vi.waitFor(() => expect(JSON.stringify(webhook.calls)).toContain(reference), polling);
    });
  });

  const canaryOf = requestOf('inquiry');

  it.each<[what: string, status: number, ...Parameters<typeof send>]>([
    ['broken JSON', 400, '{"canary":'],
    ['unknown type', 400, { type: 'canary' }],
    ['dangerous key', 400, '{"type":"inquiry","__proto__":{"canary":1}}'],
    ['large text', 413, { ...canaryOf, message: 'canary'.repeat(20_000) }],
    ['content type', 415, canaryOf, { 'Content-Type': 'text/canary' }],
    ['origin', 403, canaryOf, { Origin: 'https://canary.example' }],
    ['key of the site', 401, canaryOf, { apikey: 'canary' }],
    ['idempotency key', 400, canaryOf, { 'Idempotency-Key': `canary ${'x'.repeat(400)}` }],
  ])('refuses a request without repeating its %s', async (_, status, body, headers) => {
    expectRefused(await send(body, headers), status);
  });

  it('refuses another request with the same key, and a query, without repeating them', async () => {
    const { url } = backend.running;
    const key = randomUUID();
    expect((await postWithKey(url, requestOf('inquiry'), key)).status).toBe(200);
    expectRefused(await postWithKey(url, requestOf('appointment'), key), 422);
    expectRefused(await post(`${url}?canary=canary`, { token: 'canary' }), 400);
  });

  it('refuses too many requests without repeating them', async () => {
    await start({ TRUSTED_PROXY_HOPS: '1', LIMIT_PER_ADDRESS: '1' });
    for (const type of requestTypes) expectRefused(await send(requestOf(type)), 429);
  });

  it('asks to try again without repeating anything when the database is down', async () => {
    const url = database.functionUrl.replace(/:\d+\//, `:${await freePort()}/`);
    const away = await start({ REQUESTS_DATABASE_URL: url, RETRY_SECONDS: '0' });
    for (const type of requestTypes) expectRefused(await send(requestOf(type)), 503);
    expect(tracesIn(await (await fetch(`${away.url}/health`)).text())).toEqual([]);
  });

  it('logs nothing of a row that the database refuses', async () => {
    await database.sql`alter table requests.request add constraint nothing check (payload is null) not valid`;
    for (const type of requestTypes) expectRefused(await send(requestOf(type)), 503);
    await database.sql`alter table requests.request drop constraint nothing`;
  });

  it.each([
    ['request', 'update requests.request set payload = $1 where reference = $2'],
    ['prescription', 'update requests.prescription_part set content = $1 where reference = $2'],
  ])('logs nothing of a stored %s that cannot be read', async (_, damage) => {
    inbox.verdict = reject(451);
    const { reference } = await send(requestOf('contact-lens'));
    await logged(backend.running, { event: 'mail', reference, outcome: 'waiting' });
    await database.sql.unsafe(damage, ['canary', reference]);
    inbox.verdict = () => {};
    await database.moveClock('1 hour');
    await logged(backend.running, { event: 'mail', reference, code: 'EUNREADABLE' });
    await database.sql`delete from requests.request where reference = ${reference}`;
    await database.moveClock('0');
  });

  it('keeps a bounce notice to itself', async () => {
    const { reference } = await send(canaryOf);
    await untilStatus(reference, 'delivered');
    const notice = {
      RecordType: 'Bounce',
      Subject: `General inquiry ${reference}`,
      Email: canaries.email,
      Details: 'canaryfirst canarylast wrote canarymessage',
    };
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer notices-secret' };
    const call = { method: 'POST', headers, body: JSON.stringify(notice) };
    const response = await fetch(`${backend.running.url}/notices`, call);
    expect([response.status, await response.text()]).toEqual([204, '']);
    await untilStatus(reference, 'bounced');
    await vi.waitFor(() => expect(JSON.stringify(webhook.calls)).toContain(reference), polling);
  });

  it('shows nothing personal on the page of a link, in reminders, the digest and the health', async () => {
    const { url } = backend.running;
    const { reference } = await send(requestOf('appointment'));
    const token = tokenIn(await inbox.waitFor(reference));
    await untilStatus(reference, 'delivered');
    expectRefused(await post(`${url}/handled`, { token }), 200);
    expectRefused(await post(`${url}/handled`, { token: `${reference}.canary.canary` }), 404);

    await database.moveClock('25 hours');
    const notices = [await inbox.waitFor(`Reminder: ${reference}`), await inbox.waitFor(/^Website requests: [^0]/)];
    expect(tracesIn(notices.map(partsOf))).toEqual([]);
    expect(tracesIn(await (await fetch(`${url}/health`)).text())).toEqual([]);
    expectRefused(await post(`${url}/handled`, { token, handled: true }), 200);
  });

  it('is readable in no table', async () => {
    expect(backend.running.output().split('\n').length).toBeGreaterThan(60);
    const tables = await database.sql<{ name: string }[]>`
      select relname as name from pg_class where relnamespace = 'requests'::regnamespace and relkind = 'r'`;
    for (const { name } of tables) {
      const rows = await database.sql`select to_jsonb(t) as content from ${database.sql(`requests.${name}`)} t`;
      expect([name, tracesIn(rows)]).toEqual([name, []]);
    }
  });
});
