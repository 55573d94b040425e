import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderWith, pdf } from '../../../../tests/function/support/payloads.ts';
import { exampleAppointment, exampleInquiry } from '../../_shared/contract/fixtures.ts';
import type { LogLine } from '../log.ts';
import type { Settings } from '../settings.ts';
import { createCipher } from '../store/cipher.ts';
import { createLinks } from '../store/links.ts';
import type { NewRequest, SaveResult } from '../store/store.ts';
import { createHandler, type Ports } from './handler.ts';
import { queueTimeout } from './limits.ts';

type Changes = Partial<Omit<Ports, 'settings'>> & { settings?: Partial<Ports['settings']>; results?: SaveResult[] };

const stored = { outcome: 'stored' as const, reference: 'R-000001' };

/** Creates a handler with fake ports, and returns what they recorded. */
async function createTestHandler({ results = [], settings, ...ports }: Changes = {}) {
  const saved: NewRequest[] = [];
  const lines: LogLine[] = [];
  const calls: string[] = [];
  const cipher = await createCipher(new Uint8Array(32));
  const none = () => Promise.reject(new Error('Not part of this test'));
  const handle = createHandler({
    settings: {
      siteOrigins: ['https://optometry.example'],
      publishableKey: null,
      limitPerAddress: 30,
      trustedProxyHops: 0,
      noticesSecret: 'notices',
      wakeUpSecret: 'wake',
      ...settings,
    } as Settings,
    practice: { phone: '(212) 555-0100', host: 'https://optometry.example' },
    store: {
      find: async () => null,
      save: async (request) => {
        saved.push(request);
        return results.shift() ?? stored;
      },
    },
    followUp: { find: none, handle: none, undo: none, markBounced: none },
    monitoring: { health: none },
    links: createLinks(cipher, 'https://optometry.example'),
    answerDesk: null,
    cipher,
    today: () => '2026-11-20',
    sendMail: () => calls.push('mail'),
    maintain: () => calls.push('maintain'),
    refused: (status) => calls.push(`refused ${status}`),
    log: (line) => lines.push(line),
    ...ports,
  });
  const handler = (sent: Request) => handle(sent, '203.0.113.7');
  return { handler, saved, lines, calls };
}

const request = (body: unknown, path = '', headers: Record<string, string> = {}): Request =>
  new Request(`https://project.example/functions/v1/send-contact-email${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** The status of a response, and the code of its error. */
const refusalOf = async (response: Response): Promise<[number, string]> => [
  response.status,
  (await response.json()).error.code,
];

const encoded = (body: unknown): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(JSON.stringify(body)));

const inquiry = { type: 'inquiry', ...exampleInquiry };

it.each([
  ['https://www.optometry.example', ['refused 403']],
  ['https://optometry-example.translate.goog', []],
  ['https://web.archive.org', []],
  ['null', []],
])('a page of %s that is refused is an alarm only if it is the site', async (origin, heard) => {
  const { handler, calls } = await createTestHandler({ settings: { siteOrigins: ['https://elsewhere.example'] } });
  expect((await handler(request(inquiry, '', { Origin: origin }))).status).toBe(403);
  expect(calls).toEqual(heard);
});

it.each([
  ['an accepted request', request(inquiry), 200],
  ['a refused request', request({}), 400],
  ['an unknown address', request({}, '/nothing'), 404],
  ['a preflight request', new Request('https://project.example/send-contact-email', { method: 'OPTIONS' }), 204],
  ['a notice without its secret', request({}, '/notices'), 401],
])('sends security headers with the response to %s', async (_, sent, status) => {
  const { handler } = await createTestHandler();
  const response = await handler(sent);
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  });
});

it('recognizes a request a week later, when its preferred date is in the past', async () => {
  const cipher = await createCipher(new Uint8Array(32));
  const body = { type: 'appointment', ...exampleAppointment };
  const [fingerprint] = cipher.fingerprints(encoded(body));
  const earlier = { reference: 'R-000001', fingerprint };
  const { handler, saved, calls } = await createTestHandler({
    cipher,
    today: () => '2026-12-24',
    store: { find: async () => earlier, save: () => Promise.reject() },
  });
  const response = await handler(request(body, '', { 'Idempotency-Key': 'one' }));
  expect([response.status, await response.json()]).toEqual([200, { reference: 'R-000001' }]);
  expect([saved, calls]).toEqual([[], []]);
});

it('answers a request whose Host is broken', async () => {
  const { handler } = await createTestHandler();
  const broken = Object.defineProperty(request(inquiry), 'url', { value: 'http://[/send-contact-email' });
  expect((await handler(broken)).status).toBe(404);
});

it('reveals nothing of an unexpected error in the response or the log', async () => {
  const failing = () => Promise.reject(new TypeError('José cannot be read'));
  const { handler, lines } = await createTestHandler({ store: { find: failing, save: failing } });
  const response = await handler(request(inquiry));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('José');
  expect(JSON.stringify(lines)).not.toContain('José');
  expect(lines).toMatchObject([{ outcome: 'refused', code: 'TypeError', at: expect.stringMatching(/^at .*handler/) }]);
});

it.each([
  ['its secret', 'wake', { Authorization: 'Bearer wake' }, 204, ['maintain']],
  ['the key of the site', 'wake', { Authorization: 'Bearer public', apikey: 'public' }, 401, []],
  ['no secret, when none is set', null, { Authorization: 'Bearer ', apikey: 'public' }, 401, []],
])('answers a wake-up call with %s', async (_, wakeUpSecret, headers: Record<string, string>, status, expected) => {
  const { handler, saved, calls } = await createTestHandler({ settings: { wakeUpSecret, publishableKey: 'public' } });
  expect((await handler(request({}, '/wake-up', headers))).status).toBe(status);
  expect([calls, saved]).toEqual([expected, []]);
});

it('counts no request without a limit per address', async () => {
  const { handler, saved } = await createTestHandler({ settings: { limitPerAddress: 0 } });
  await handler(request(inquiry));
  expect(saved).toMatchObject([{ client: null }]);
});

describe('a body', () => {
  afterEach(() => void vi.useRealTimers());

  it('gives its memory back, whether it is stored or refused', async () => {
    const { handler, saved } = await createTestHandler({ results: [{ outcome: 'limited', seconds: 1 }] });
    const statuses: number[] = [];
    for (let count = 0; count < 4; count++) {
      statuses.push((await handler(request(orderWith(pdf(100_000))))).status);
    }
    expect(statuses).toEqual([429, 200, 200, 200]);
    expect(saved).toHaveLength(4);
  });

  it('that is large waits for the one before it, but not for ever; a small one does not wait', async () => {
    vi.useFakeTimers();
    let reach = (): void => {};
    const reached = new Promise<void>((resolve) => {
      reach = resolve;
    });
    const { handler } = await createTestHandler({
      store: {
        find: async () => null,
        save: ({ type }) => {
          if (type === 'inquiry') return Promise.resolve(stored);
          reach();
          return new Promise(() => {});
        },
      },
    });
    handler(request(orderWith(pdf(100_000))));
    await reached;
    const second = handler(request(orderWith(pdf(100_000))));
    expect((await handler(request(inquiry))).status).toBe(200);
    await vi.advanceTimersByTimeAsync(queueTimeout);
    expect(await refusalOf(await second)).toEqual([503, 'busy']);
  });
});

describe('the link of a request', () => {
  it.each([
    ['is refused when there is no such request', new Date(), [404, 'link_invalid']],
    ['is refused when it is older than 60 days', new Date('2026-01-01'), [410, 'link_expired']],
  ])('%s', async (_, receivedAt, refusal) => {
    const cipher = await createCipher(new Uint8Array(32));
    const links = createLinks(cipher, 'https://optometry.example');
    const gone = async () => null;
    const followUp = { find: gone, handle: gone, undo: gone, markBounced: () => Promise.reject() };
    const { handler } = await createTestHandler({ cipher, links, followUp });
    const token = links.linkTo('R-000001', receivedAt).split('#')[1];
    for (const body of [{ token }, { token, handled: true }, { token, undo: true }]) {
      expect(await refusalOf(await handler(request(body, '/handled')))).toEqual(refusal);
    }
  });

  it('is sent as a small JSON body', async () => {
    const { handler } = await createTestHandler();
    const send = async (body: unknown, headers?: Record<string, string>) =>
      refusalOf(await handler(request(body, '/handled', headers)));
    expect(await send({}, { 'Content-Type': 'text/plain' })).toEqual([415, 'unsupported_type']);
    const visited = new Request('https://project.example/send-contact-email/handled?token=x');
    expect((await handler(visited)).status).toBe(405);
    expect(await send({}, { 'Content-Length': '9000000' })).toEqual([413, 'too_large']);
    for (let count = 0; count < 4; count++) {
      expect(await send({ token: 'x'.repeat(7_000_000) })).toEqual([413, 'too_large']);
    }
    expect(await send({ token: 'x'.repeat(65_536 - '{"token":""}'.length) })).toEqual([404, 'link_invalid']);
  });
});

it('tells its health to a HEAD request too', async () => {
  const health = async () => ({ status: 'ok', problems: [], schema: '1' });
  const { handler } = await createTestHandler({ monitoring: { health } });
  const asked = new Request('https://project.example/send-contact-email/health', { method: 'HEAD' });
  expect((await handler(asked)).status).toBe(200);
});
