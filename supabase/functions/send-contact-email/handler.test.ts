import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestHandler } from '../../../tests/function/support/handler-alone.ts';
import { orderWith, pdf } from '../../../tests/function/support/payloads.ts';
import { exampleAppointment, exampleInquiry } from '../_shared/requests/fixtures.ts';
import { type CalendarDay, todayIn } from '../_shared/requests/index.ts';
import { contexts, createCipher } from './cipher.ts';
import type { Ports } from './handler.ts';
import { databaseTimeout, queueTimeout } from './limits.ts';
import { createLinks } from './links.ts';
import { StoreUnavailable } from './ports.ts';

const request = (
  body: unknown,
  path = '/functions/v1/send-contact-email',
  headers: Record<string, string> = {},
): Request =>
  new Request(`https://project.example${path}`, {
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

it('stores, then sends mail, then answers with the reference it stored', async () => {
  const { handler, saved, calls, lines } = await createTestHandler();
  const response = await handler(request(inquiry), '203.0.113.7');
  expect(await response.json()).toEqual({ reference: saved[0]?.reference });
  expect(calls).toEqual(['mail']);
  expect(lines).toEqual([
    {
      event: 'request',
      outcome: 'stored',
      reference: saved[0]?.reference,
      type: 'inquiry',
      milliseconds: expect.any(Number),
    },
  ]);
});

it.each([
  ['/send-contact-email', 200],
  ['/send-contact-email/', 200],
  ['/send-contact-email/nothing', 404],
  ['/send-contact-email/health/more', 404],
  ['/', 404],
  ['/send', 404],
])('answers at %s with %i', async (path, status) => {
  const { handler } = await createTestHandler();
  expect((await handler(request(inquiry, path), '203.0.113.7')).status).toBe(status);
});

it.each([
  ['an accepted request', request(inquiry), 200],
  ['a refused request', request({}), 400],
  ['an unknown address', request({}, '/send-contact-email/nothing'), 404],
  ['a preflight request', new Request('https://project.example/send-contact-email', { method: 'OPTIONS' }), 204],
  ['a notice without its secret', request({}, '/send-contact-email/notices'), 401],
])('sends security headers with the response to %s', async (_, sent, status) => {
  const { handler } = await createTestHandler();
  const response = await handler(sent, '203.0.113.7');
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  });
});

it('picks another reference when one is in use', async () => {
  const { handler, saved } = await createTestHandler({
    results: [{ outcome: 'reference-taken' }, { outcome: 'reference-taken' }],
  });
  const response = await handler(request(inquiry), '203.0.113.7');
  expect(saved).toHaveLength(3);
  expect(await response.json()).toEqual({ reference: saved[2]?.reference });
});

it('recognizes a request a week later, when its preferred date is in the past', async () => {
  const cipher = await createCipher(new Uint8Array(32));
  const body = { type: 'appointment', ...exampleAppointment };
  const [fingerprint] = await cipher.fingerprints(encoded(body));
  const stored = { reference: 'R-000001', fingerprint };
  const { handler, saved, calls } = await createTestHandler({
    cipher,
    today: () => '2026-12-24',
    store: { find: async () => stored, save: () => Promise.reject() },
  });
  const again = request(body);
  again.headers.set('Idempotency-Key', 'one');
  const response = await handler(again, '203.0.113.7');
  expect([response.status, await response.json()]).toEqual([200, { reference: 'R-000001' }]);
  expect([saved, calls]).toEqual([[], []]);
});

it('keeps what the honeypot caught, sends no mail, and does not let a bot see it', async () => {
  const { handler, saved, calls, lines } = await createTestHandler();
  const response = await handler(request({ ...inquiry, firstName: '', website: 'x' }), '203.0.113.7');
  expect(await response.json()).toEqual({ reference: saved[0]?.reference });
  expect(saved).toMatchObject([{ type: 'inquiry', caught: true }]);
  expect(lines).toMatchObject([{ event: 'request', outcome: 'caught' }]);
  expect(calls).toEqual([]);
});

describe('when something fails', () => {
  const failing = (error: Error): Partial<Ports> => ({
    store: {
      find: () => Promise.reject(error),
      save: () => Promise.reject(error),
    },
  });

  it('asks to try again when the database is away', async () => {
    const { handler, lines, calls } = await createTestHandler(failing(new StoreUnavailable('ECONNREFUSED')));
    const response = await handler(request(inquiry), '203.0.113.7');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(lines).toMatchObject([{ outcome: 'refused', code: 'ECONNREFUSED' }]);
    expect(calls).toEqual([]);
  });

  it('reveals nothing of the error in the response or the log', async () => {
    const { handler, lines } = await createTestHandler(failing(new TypeError('José cannot be read')));
    const response = await handler(request(inquiry), '203.0.113.7');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('José');
    expect(JSON.stringify(lines)).not.toContain('José');
    expect(lines).toMatchObject([
      { outcome: 'refused', code: 'TypeError', at: expect.stringMatching(/^at .*handler/) },
    ]);
  });
});

describe('a preferred date', () => {
  const sendAt = async (moment: string, preferredDate: CalendarDay): Promise<number> => {
    const { handler } = await createTestHandler({ today: () => todayIn('America/New_York', new Date(moment)) });
    const body = { type: 'appointment', ...exampleAppointment, preferredDate };
    return (await handler(request(body), '203.0.113.7')).status;
  };

  it.each([
    ['2026-11-21T04:59:00Z', '2026-11-20', 200],
    ['2026-11-21T05:01:00Z', '2026-11-20', 400],
    ['2027-01-01T04:59:00Z', '2026-12-31', 200],
    ['2026-03-09T03:59:00Z', '2026-03-08', 200],
    ['2026-03-09T04:01:00Z', '2026-03-08', 400],
    ['2026-11-02T04:59:00Z', '2026-11-01', 200],
  ] as const)('at %s may be %s or not as it is in New York', async (moment, day, status) => {
    expect(await sendAt(moment, day)).toBe(status);
  });
});

describe('what is stored', () => {
  it('is encrypted: the fields, and the file in parts', async () => {
    const cipher = await createCipher(new Uint8Array(32));
    const bytes = pdf(200_000);
    const order = orderWith(bytes);
    const { handler, saved } = await createTestHandler({ cipher });
    expect((await handler(request(order), '203.0.113.7')).status).toBe(200);
    const [stored] = saved;
    if (!stored?.prescription) throw new Error('Nothing was stored');
    const { reference, payload, prescription } = stored;
    const { prescriptionAttachment: _file, ...fields } = order;
    expect(JSON.parse(Buffer.from(await cipher.decrypt(contexts.payload(reference), payload)).toString())).toEqual(
      fields,
    );
    expect(prescription).toMatchObject({ kind: 'pdf', parts: 2 });
    const parts = [0, 1].map(async (part) =>
      cipher.decrypt(contexts.part(reference, part, 2), await prescription.encryptPart(part)),
    );
    expect(Buffer.concat(await Promise.all(parts)).equals(bytes)).toBe(true);
    expect(stored).toMatchObject({ type: 'contact-lens', caught: false, isSmoke: false, idempotencyKey: null });
  });

  it('has its key, its fingerprint, and whether the function sent it to itself', async () => {
    const cipher = await createCipher(new Uint8Array(32));
    const { handler, saved } = await createTestHandler({ cipher });
    await handler(request(inquiry, undefined, { 'Idempotency-Key': 'one' }), '203.0.113.7', true);
    const [fingerprint] = await cipher.fingerprints(encoded(inquiry));
    expect(saved).toMatchObject([{ idempotencyKey: 'one', fingerprint, isSmoke: true, prescription: null }]);
  });

  it('is stored within the database timeout', async () => {
    const untils: number[] = [];
    const note = <Result>(result: Result, until: number): Result => {
      untils.push(until - performance.now());
      return result;
    };
    const { handler } = await createTestHandler({
      store: {
        find: async (_, until) => note(null, until),
        save: async (_, until) => note({ outcome: 'stored' }, until),
      },
    });
    await handler(request(inquiry, undefined, { 'Idempotency-Key': 'one' }), '203.0.113.7');
    expect(untils).toHaveLength(2);
    for (const left of untils) {
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(databaseTimeout);
    }
  });
});

describe('the client that the limits count', () => {
  const clientOf = async (settings: Partial<Ports['settings']>, connection: string, forwardedFor?: string) => {
    const { handler, saved } = await createTestHandler({ settings });
    const headers = forwardedFor === undefined ? undefined : { 'X-Forwarded-For': forwardedFor };
    await handler(request(inquiry, undefined, headers), connection);
    return saved[0]?.client;
  };
  const fingerprintsOf = async (address: string, network: string) => {
    const cipher = await createCipher(new Uint8Array(32));
    const [one, other] = await Promise.all(
      [address, network].map((counted) => cipher.clientFingerprint(counted, '2026-11-20')),
    );
    return { address: one, network: other };
  };

  it('is known by fingerprints of its address and of its network', async () => {
    expect(await clientOf({}, '203.0.113.7')).toEqual(await fingerprintsOf('203.0.113.7', '203.0.113.0/24'));
  });

  it('is the one that the trusted proxy names', async () => {
    const trusting = await clientOf({ trustedProxyHops: 1 }, '10.0.0.1', '198.51.100.2');
    expect(trusting).toEqual(await fingerprintsOf('198.51.100.2', '198.51.100.0/24'));
  });

  it('is not counted without a limit, or on a loopback address', async () => {
    expect(await clientOf({ limitPerAddress: 0 }, '203.0.113.7')).toBeNull();
    expect(await clientOf({}, '127.0.0.1')).toBeNull();
    expect(await clientOf({ limitLoopback: true }, '127.0.0.1')).toEqual(
      await fingerprintsOf('127.0.0.1', '127.0.0.0/24'),
    );
  });

  it('is told when to come back', async () => {
    const { handler, calls } = await createTestHandler({ results: [{ outcome: 'limited', retryAfter: 77 }] });
    const response = await handler(request(inquiry), '203.0.113.7');
    expect(response.headers.get('retry-after')).toBe('77');
    expect(await refusalOf(response)).toEqual([429, 'too_many']);
    expect(calls).toEqual([]);
  });
});

describe('a request that was stored before', () => {
  it.each(['found first', 'found while storing'])('is answered with its reference: %s', async (when) => {
    const cipher = await createCipher(new Uint8Array(32));
    const [fingerprint] = await cipher.fingerprints(encoded(inquiry));
    const known = { reference: 'R-000001', fingerprint };
    const other = { reference: 'R-000001', fingerprint: new Uint8Array(32) };
    for (const [stored, expected] of [
      [known, 200],
      [other, 422],
    ] as const) {
      const { handler, lines, calls } = await createTestHandler({
        cipher,
        store: {
          find: async () => (when === 'found first' ? stored : null),
          save: async () => ({ outcome: 'known', request: stored }),
        },
      });
      const response = await handler(request(inquiry, undefined, { 'Idempotency-Key': 'one' }), '203.0.113.7');
      expect(response.status).toBe(expected);
      expect(lines).toMatchObject([
        expected === 200
          ? { outcome: 'replayed', reference: 'R-000001' }
          : { outcome: 'refused', code: 'idempotency_key_reused' },
      ]);
      expect(calls).toEqual([]);
    }
  });
});

it('recognizes a request that was stored under the previous secret', async () => {
  const previous = new Uint8Array(32).fill(1);
  const [fingerprint] = await (await createCipher(previous)).fingerprints(encoded(inquiry));
  const { handler } = await createTestHandler({
    cipher: await createCipher(new Uint8Array(32), previous),
    store: { find: async () => ({ reference: 'R-000001', fingerprint }), save: () => Promise.reject() },
  });
  const response = await handler(request(inquiry, undefined, { 'Idempotency-Key': 'one' }), '203.0.113.7');
  expect(await response.json()).toEqual({ reference: 'R-000001' });
});

it('looks for no earlier request without a key', async () => {
  const { handler } = await createTestHandler({
    store: { find: () => Promise.reject(), save: async () => ({ outcome: 'stored' }) },
  });
  expect((await handler(request(inquiry), '203.0.113.7')).status).toBe(200);
});

describe('who may call', () => {
  it('is the site, with its key', async () => {
    const { handler, lines } = await createTestHandler({ settings: { publishableKey: 'public' } });
    expect(await refusalOf(await handler(request(inquiry), '203.0.113.7'))).toEqual([401, 'key_missing']);
    expect(lines).toEqual([
      { event: 'request', outcome: 'refused', code: 'key_missing', milliseconds: expect.any(Number) },
    ]);
    const headers = { apikey: 'public', origin: 'https://optometry.example' };
    const response = await handler(request(inquiry, undefined, headers), '203.0.113.7');
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
      200,
      'https://optometry.example',
    ]);
    const elsewhere = request(inquiry, undefined, { apikey: 'public', origin: 'https://other.example' });
    expect(await refusalOf(await handler(elsewhere, '203.0.113.7'))).toEqual([403, 'origin_not_allowed']);
  });

  it('is the schedule of the database, with its secret', async () => {
    const wakeUp = async (wakeUpSecret: string | null, headers: Record<string, string>) => {
      const { handler, saved, calls } = await createTestHandler({
        settings: { wakeUpSecret, publishableKey: 'public' },
      });
      const response = await handler(request({}, '/send-contact-email/wake-up', headers), '203.0.113.7');
      return [response.status, calls, saved];
    };
    expect(await wakeUp('wake', { Authorization: 'Bearer wake' })).toEqual([204, ['maintain'], []]);
    expect(await wakeUp('wake', { Authorization: 'Bearer public', apikey: 'public' })).toEqual([401, [], []]);
    expect(await wakeUp(null, { Authorization: 'Bearer ', apikey: 'public' })).toEqual([401, [], []]);
  });

  it('may send a preflight request', async () => {
    const { handler, lines } = await createTestHandler({ settings: { publishableKey: 'public' } });
    const asked = new Request('https://project.example/send-contact-email', { method: 'OPTIONS' });
    const response = await handler(asked, '203.0.113.7');
    expect(response.headers.get('access-control-allow-methods')).toBe('POST');
    expect(lines).toEqual([]);
  });
});

describe('a body', () => {
  afterEach(() => void vi.useRealTimers());

  const streamed = (body: ReadableStream, headers: Record<string, string> = {}): Request =>
    new Request('https://project.example/send-contact-email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      duplex: 'half',
    } as RequestInit);

  it('is refused when it is not JSON, too large, or aborted', async () => {
    const { handler, saved } = await createTestHandler();
    const refuse = async (sent: Request) => refusalOf(await handler(sent, '203.0.113.7'));
    expect(await refuse(request(inquiry, undefined, { 'Content-Type': 'text/plain' }))).toEqual([
      415,
      'unsupported_type',
    ]);
    expect(await refuse(request(inquiry, undefined, { 'Content-Length': '9000000' }))).toEqual([413, 'too_large']);
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('Gone')) });
    expect(await refuse(streamed(broken))).toEqual([400, 'aborted']);
    expect(saved).toEqual([]);
  });

  it('is refused when it does not arrive', async () => {
    vi.useFakeTimers();
    const { handler } = await createTestHandler();
    const response = handler(streamed(new ReadableStream()), '203.0.113.7');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await refusalOf(await response)).toEqual([408, 'too_slow']);
  });

  it('is refused when two others are on their way from the same address', async () => {
    vi.useFakeTimers();
    const { handler } = await createTestHandler();
    const endless = () =>
      streamed(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(70_000)) }), {
        'Content-Length': '100000',
      });
    const others = [handler(endless(), '203.0.113.7'), handler(endless(), '203.0.113.7')];
    const third = await handler(endless(), '203.0.113.7');
    expect([third.headers.get('retry-after'), ...(await refusalOf(third))]).toEqual(['3', 503, 'busy']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await Promise.all(others.map(async (other) => (await other).status))).toEqual([408, 408]);
  });

  it('gives its memory back, whether it is stored or refused', async () => {
    const { handler, saved } = await createTestHandler({ results: [{ outcome: 'limited', retryAfter: 1 }] });
    const statuses: number[] = [];
    for (let count = 0; count < 4; count++) {
      statuses.push((await handler(request(orderWith(pdf(100_000))), '203.0.113.7')).status);
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
          if (type === 'inquiry') return Promise.resolve({ outcome: 'stored' });
          reach();
          return new Promise(() => {});
        },
      },
    });
    handler(request(orderWith(pdf(100_000))), '203.0.113.7');
    await reached;
    const second = handler(request(orderWith(pdf(100_000))), '203.0.113.8');
    expect((await handler(request(inquiry), '203.0.113.9')).status).toBe(200);
    await vi.advanceTimersByTimeAsync(queueTimeout);
    expect(await refusalOf(await second)).toEqual([503, 'busy']);
  });
});

describe('the link of a request', () => {
  const found = {
    reference: 'R-000001',
    type: 'inquiry' as const,
    receivedAt: new Date('2026-11-20T15:00:00Z'),
    handledAt: null,
  };
  const handled = { ...found, handledAt: new Date('2026-11-20T16:00:00Z') };
  const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  async function follow(body: (token: string) => unknown, receivedAt = new Date(), changes: Partial<Ports> = {}) {
    const cipher = await createCipher(new Uint8Array(32));
    const links = createLinks(cipher, 'https://optometry.example');
    const asked: string[] = [];
    const answer = (name: string, request: typeof found | typeof handled) => async (reference: string) => {
      asked.push(`${name} ${reference}`);
      return request;
    };
    const followUp = {
      find: answer('find', found),
      handle: answer('handle', handled),
      storeNotice: () => Promise.reject(),
    };
    const { handler, lines } = await createTestHandler({ cipher, links, followUp, ...changes });
    const token = (await links.linkTo('R-000001', receivedAt)).split('#')[1] ?? '';
    const response = await handler(request(body(token), '/send-contact-email/handled'), '203.0.113.7');
    return { status: response.status, json: await response.json(), asked, lines };
  }

  it('shows the request', async () => {
    const { status, json: shown, asked, lines } = await follow((token) => ({ token }));
    expect([status, shown, asked, lines]).toEqual([200, json(found), ['find R-000001'], []]);
  });

  it('marks it as handled', async () => {
    const { status, json: shown, asked, lines } = await follow((token) => ({ token, handled: true }));
    expect([status, shown, asked]).toEqual([200, json(handled), ['handle R-000001']]);
    expect(lines).toEqual([
      { event: 'request', outcome: 'handled', reference: 'R-000001', milliseconds: expect.any(Number) },
    ]);
  });

  it('is refused when it is not complete, too old, or of no request', async () => {
    const gone = {
      followUp: { find: async () => null, handle: async () => null, storeNotice: () => Promise.reject() },
    };
    const long = new Date(Date.now() - 100 * 24 * 60 * 60 * 1000);
    const refused = async (...args: Parameters<typeof follow>) => {
      const { status, json: said, asked } = await follow(...args);
      expect(asked).toEqual([]);
      return [status, said.error.code];
    };
    expect(await refused(() => ({ handled: true }))).toEqual([404, 'link_invalid']);
    expect(await refused((token) => ({ token: `${token}x` }))).toEqual([404, 'link_invalid']);
    expect(await refused((token) => ({ token }), long)).toEqual([410, 'link_expired']);
    expect(await refused((token) => ({ token }), new Date(), gone)).toEqual([404, 'link_invalid']);
    expect(await refused((token) => ({ token, handled: true }), new Date(), gone)).toEqual([404, 'link_invalid']);
  });

  it('is sent as a small JSON body', async () => {
    const { handler } = await createTestHandler();
    const send = async (body: unknown, headers?: Record<string, string>) =>
      refusalOf(await handler(request(body, '/send-contact-email/handled', headers), '203.0.113.7'));
    expect(await send({}, { 'Content-Type': 'text/plain' })).toEqual([415, 'unsupported_type']);
    expect(await send({}, { 'Content-Length': '9000000' })).toEqual([413, 'too_large']);
    for (let count = 0; count < 4; count++) {
      expect(await send({ token: 'x'.repeat(7_000_000) })).toEqual([413, 'too_large']);
    }
    expect(await send({ token: 'x'.repeat(65_536 - '{"token":""}'.length) })).toEqual([404, 'link_invalid']);
  });
});

describe('the notices of the mail provider', () => {
  const bounce = { RecordType: 'Bounce', Subject: 'General inquiry R-7KQ2XM' };
  const send = async (body: unknown, secret: string) => {
    const cipher = await createCipher(new Uint8Array(32));
    const notices: unknown[] = [];
    const none = () => Promise.reject();
    const storeNotice: Ports['followUp']['storeNotice'] = async ({ content, ...notice }) => {
      const text = Buffer.from(await cipher.decrypt(contexts.notice, content)).toString();
      notices.push({ ...notice, content: JSON.parse(text) });
    };
    const { handler, lines } = await createTestHandler({ cipher, followUp: { find: none, handle: none, storeNotice } });
    const headers = { Authorization: `Bearer ${secret}` };
    const response = await handler(request(body, '/send-contact-email/notices', headers), '203.0.113.7');
    return { status: response.status, notices, lines };
  };

  it('are stored, and logged without their content', async () => {
    const body = [bounce, { RecordType: 'Delivery' }];
    const { status, notices, lines } = await send(body, 'notices');
    expect(status).toBe(204);
    expect(notices).toEqual([
      { reference: 'R-7KQ2XM', isBounce: true, content: body },
      { reference: null, isBounce: false, content: body },
    ]);
    expect(lines).toEqual([
      { event: 'notice', outcome: 'bounced', reference: 'R-7KQ2XM' },
      { event: 'notice', outcome: 'other' },
    ]);
  });

  it('are refused without the secret', async () => {
    const { status, notices } = await send(bounce, 'guessed');
    expect([status, notices]).toEqual([401, []]);
  });
});

describe('the health of the function', () => {
  const healthy = {
    status: 'ok' as const,
    problems: [],
    schema: '20261124000100',
    waiting: 0,
    oldestWaitingSeconds: 0,
    lastMaintenance: null,
    lastSmoke: null,
  };
  const ask = async (health: Ports['monitoring']['health'], method = 'GET') => {
    const { handler, lines } = await createTestHandler({
      monitoring: { health },
      settings: { publishableKey: 'public' },
    });
    const response = await handler(
      new Request('https://project.example/send-contact-email/health', { method }),
      '203.0.113.7',
    );
    const text = await response.text();
    return { status: response.status, json: text && JSON.parse(text), lines };
  };

  it('is told to anybody', async () => {
    expect(await ask(async () => healthy)).toEqual({ status: 200, json: healthy, lines: [] });
    expect(await ask(async () => healthy, 'HEAD')).toMatchObject({ status: 200 });
    const failing = { ...healthy, status: 'failing' as const };
    expect(await ask(async () => failing)).toEqual({ status: 503, json: failing, lines: [] });
    expect(await ask(async () => healthy, 'POST')).toMatchObject({
      status: 405,
      json: { error: { code: 'method_not_allowed' } },
    });
  });

  it('is failing when the database is away', async () => {
    const problems = [{ name: 'database unreachable', count: 1, code: 'ECONNREFUSED' }];
    expect(await ask(() => Promise.reject(new StoreUnavailable('ECONNREFUSED')))).toEqual({
      status: 503,
      json: { status: 'failing', problems },
      lines: [],
    });
    expect(await ask(() => Promise.reject('a text'))).toMatchObject({
      status: 500,
      lines: [{ outcome: 'refused', code: 'unknown', at: '' }],
    });
  });
});

it('logs how long a request took', async () => {
  const { handler, lines } = await createTestHandler();
  const started = performance.now();
  await handler(request(inquiry), '203.0.113.7');
  expect(lines[0]?.milliseconds).toBeGreaterThanOrEqual(0);
  expect(lines[0]?.milliseconds).toBeLessThanOrEqual(Math.ceil(performance.now() - started));
});
