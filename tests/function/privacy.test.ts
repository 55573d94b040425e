import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { longDate, type RequestType, requestTypes } from '#contract/index.ts';
import { fieldNames } from '#contract/parse.ts';
import type { RunningFunction } from '../../scripts/services/function.ts';
import { databaseForTests, environment, logged, openFunction, publishableKey } from './support/backend.ts';
import { type FunctionResponse, post, postWithKey } from './support/client.ts';
import { type Inbox, openInbox, polling, type ReceivedMail, smtpError } from './support/inbox.ts';
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
  'rightEye.brand': 'canarybrand',
  'rightEye.power': 'canarypower',
  'rightEye.baseCurve': 'canarycurve',
  'rightEye.diameter': 'canarydiameter',
  'rightEye.quantity': 'canaryquantity',
  'leftEye.brand': 'canarybrand',
  'leftEye.power': 'canarypower',
  'leftEye.baseCurve': 'canarycurve',
  'leftEye.diameter': 'canarydiameter',
  'leftEye.quantity': 'canaryquantity',
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

/** The same request with a canary that one field does not accept. */
function invalid(type: RequestType, name: string): Record<string, unknown> {
  const request = requestOf(type);
  const [field = name, part] = name.split('.');
  const value = `${canaries[name]}\u0007`;
  if (name === 'prescriptionFile') return { ...request, prescriptionAttachment: attachment(Buffer.from('MZcanary')) };
  return { ...request, [field]: part === undefined ? value : { ...(request[field] as object), [part]: value } };
}

const database = databaseForTests();
let inbox: Inbox;
let secondInbox: Inbox;
let webhook: Server;
const alarms: string[] = [];
let verdict: () => void = () => {};
let running: RunningFunction;

beforeAll(async () => {
  inbox = await openInbox(await freePort(), { verdict: () => verdict() });
  secondInbox = await openInbox(await freePort());
  webhook = createServer(async (request, response) => {
    alarms.push(await text(request));
    response.end();
  }).listen(await freePort(), '127.0.0.1');
  await once(webhook, 'listening');
  const address = webhook.address();
  running = await openFunction({
    ...environment(database.functionUrl, inbox.port),
    TRUSTED_PROXY_HOPS: '1',
    NOTICES_SECRET: 'notices-secret',
    ALARM_WEBHOOK_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
    ALARM_EMAIL: 'pager@optometry.example',
    ALARM_SMTP_URL: `smtp://127.0.0.1:${secondInbox.port}`,
    DIGEST_HOUR: '0',
  });
});

afterAll(async () => {
  await running?.stop();
  webhook?.close();
  await secondInbox?.close();
  await inbox?.close();
});

const send = (body: unknown, headers: Record<string, string> = {}): Promise<FunctionResponse> =>
  post(running.url, body, { 'X-Forwarded-For': senderAddress, ...headers });

function expectRefused(answer: FunctionResponse, status: number): void {
  expect([answer.status, tracesIn({ ...answer, headers: [...answer.headers] })]).toEqual([status, []]);
}

const untilStatus = (reference: string, status: string): Promise<void> =>
  vi.waitFor(async () => {
    const [found] = await database.sql`select status from requests.status where reference = ${reference}`;
    expect(found).toEqual({ status });
  }, polling);

const untilMail = (subject: RegExp): Promise<ReceivedMail> =>
  vi.waitFor(() => {
    const mail = inbox.mails.find((one) => subject.test(one.email.subject ?? ''));
    if (mail === undefined) throw new Error(`No mail ${subject}`);
    return mail;
  }, polling);

const partsOf = ({ email }: ReceivedMail): unknown => [email.subject, email.messageId, email.text, email.html];

describe('what patients wrote', () => {
  it('has a canary for every field', () => {
    const names = requestTypes.flatMap((type) => fieldNames(type));
    expect(Object.keys(canaries).sort()).toEqual([...new Set(names)].sort());
  });

  describe.each(requestTypes)('%s', (type) => {
    it('reaches the office with every canary, and with none in the subject or the name of the file', async () => {
      const { status, reference } = await send(requestOf(type));
      expect(status).toBe(200);
      const { email } = await inbox.waitFor(reference);
      expect(tracesIn([email.subject, email.messageId, email.attachments.map(({ filename }) => filename)])).toEqual([]);
      const written = fieldNames(type).filter(
        (name) => !['website', 'confirmEmail', 'prescriptionFile'].includes(name),
      );
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
      verdict = () => {
        throw Object.assign(smtpError(550), { message: 'No canaryfirst canarylast <canary@example.com> here' });
      };
      const { reference } = await send(requestOf(type));
      await untilStatus(reference, 'dead');
      const alarm = await secondInbox.waitFor(reference);
      await vi.waitFor(() => expect(alarms.join()).toContain(reference), polling);
      verdict = () => {};
      expect(tracesIn([alarm.raw, partsOf(alarm), alarms])).toEqual([]);
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
    const key = randomUUID();
    expect((await postWithKey(running.url, requestOf('inquiry'), key)).status).toBe(200);
    expectRefused(await postWithKey(running.url, requestOf('appointment'), key), 422);
    expectRefused(await post(`${running.url}?canary=canary`, { token: 'canary' }), 400);
  });

  it('refuses too many requests without repeating them', async () => {
    const limited = await openFunction({
      ...environment(database.functionUrl, inbox.port),
      TRUSTED_PROXY_HOPS: '1',
      LIMIT_PER_ADDRESS: '1',
    });
    try {
      const headers = { 'X-Forwarded-For': senderAddress };
      for (const type of requestTypes) expectRefused(await post(limited.url, requestOf(type), headers), 429);
      expect(tracesIn(limited.output())).toEqual([]);
    } finally {
      await limited.stop();
    }
  });

  it('asks to try again without repeating anything when the database is down', async () => {
    const away = await openFunction({
      ...environment(database.functionUrl.replace(/:\d+\//, `:${await freePort()}/`), await freePort()),
      RETRY_SECONDS: '0',
    });
    try {
      for (const type of requestTypes) expectRefused(await post(away.url, requestOf(type)), 503);
      expect(tracesIn([await (await fetch(`${away.url}/health`)).text(), away.output()])).toEqual([]);
    } finally {
      await away.stop();
    }
  });

  it('logs nothing of a row that the database refuses', async () => {
    await database.sql`alter table requests.request add constraint nothing check (payload is null) not valid`;
    for (const type of requestTypes) expectRefused(await send(requestOf(type)), 503);
    await database.sql`alter table requests.request drop constraint nothing`;
  });

  it('logs nothing of a stored request that cannot be read', async () => {
    verdict = () => {
      throw smtpError(451);
    };
    const { reference } = await send(requestOf('inquiry'));
    await logged(running, { event: 'mail', reference, outcome: 'waiting' });
    await database.sql`update requests.request set payload = 'canary' where reference = ${reference}`;
    verdict = () => {};
    await database.moveClock('1 hour');
    await logged(running, { event: 'mail', reference, code: 'EUNREADABLE' });
    await database.sql`delete from requests.request where reference = ${reference}`;
    await database.moveClock('0');
  });

  it('keeps a bounce notice to itself', async () => {
    const { reference } = await send(requestOf('inquiry'));
    await untilStatus(reference, 'delivered');
    const notice = {
      RecordType: 'Bounce',
      Subject: `General inquiry ${reference}`,
      Email: canaries.email,
      Details: 'canaryfirst canarylast wrote canarymessage',
    };
    const response = await fetch(`${running.url}/notices`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer notices-secret' },
      body: JSON.stringify(notice),
    });
    expect([response.status, await response.text()]).toEqual([204, '']);
    await untilStatus(reference, 'bounced');
    expect(tracesIn(partsOf(await secondInbox.waitFor(reference)))).toEqual([]);
  });

  it('shows nothing personal on the page of a link, in reminders, the digest and the health', async () => {
    const { reference } = await send(requestOf('appointment'));
    const { email } = await inbox.waitFor(reference);
    const token = /\/handled#(\S+)/.exec(email.text ?? '')?.[1];
    await untilStatus(reference, 'delivered');
    const ask = async (body: object): Promise<[status: number, text: string]> => {
      const headers = { 'Content-Type': 'application/json', apikey: publishableKey };
      const answer = await fetch(`${running.url}/handled`, { method: 'POST', headers, body: JSON.stringify(body) });
      return [answer.status, await answer.text()];
    };
    const answers = [await ask({ token }), await ask({ token: `${reference}.canary.canary` })];
    expect([answers.map(([status]) => status), tracesIn(answers)]).toEqual([[200, 404], []]);

    await database.moveClock('25 hours');
    const notices = [
      await untilMail(new RegExp(`^Reminder: ${reference}`)),
      await untilMail(/^Website requests: [^0]/),
    ];
    expect(tracesIn(notices.map(partsOf))).toEqual([]);
    expect(tracesIn(await (await fetch(`${running.url}/health`)).text())).toEqual([]);
    expect(tracesIn(await ask({ token, handled: true }))).toEqual([]);
  });

  it('is in no log, alarm or subject, and nothing readable of it is stored', async () => {
    expect(running.output().split('\n').length).toBeGreaterThan(60);
    expect(alarms.length).toBeGreaterThan(3);
    expect(tracesIn(running.output())).toEqual([]);
    expect(tracesIn([alarms, secondInbox.mails.map(({ raw }) => raw), secondInbox.mails.map(partsOf)])).toEqual([]);
    expect(tracesIn(inbox.mails.map(({ email }) => [email.subject, email.messageId]))).toEqual([]);
    const tables = await database.sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'requests'::regnamespace and relkind = 'r'`;
    for (const { name } of tables) {
      const rows = await database.sql`select to_jsonb(t) as content from ${database.sql(`requests.${name}`)} t`;
      expect([name, tracesIn(rows)]).toEqual([name, []]);
    }
  });
});
