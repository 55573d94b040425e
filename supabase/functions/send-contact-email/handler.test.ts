import { describe, expect, it } from 'vitest';
import { world } from '../../../tests/function/support/handler-alone.ts';
import { exampleAppointment, exampleInquiry } from '../_shared/requests/fixtures.ts';
import { type CalendarDay, todayIn } from '../_shared/requests/index.ts';
import { createCipher } from './cipher.ts';
import type { Ports } from './handler.ts';
import { StoreUnavailable } from './ports.ts';

const request = (body: unknown, path = '/functions/v1/send-contact-email'): Request =>
  new Request(`https://project.example${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const encoded = (body: unknown): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(JSON.stringify(body)));

const inquiry = { type: 'inquiry', ...exampleInquiry };

it('stores, then sends mail, then answers with the reference it stored', async () => {
  const { handler, saved, calls, lines } = await world();
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

it('answers at the short address of the hosted function too', async () => {
  const { handler } = await world();
  expect((await handler(request(inquiry, '/send-contact-email'), '203.0.113.7')).status).toBe(200);
});

it.each([
  ['an accepted request', request(inquiry), 200],
  ['a refused request', request({}), 400],
  ['an unknown address', request({}, '/send-contact-email/nothing'), 404],
  ['a preflight request', new Request('https://project.example/send-contact-email', { method: 'OPTIONS' }), 204],
  ['a wake-up', request({}, '/send-contact-email/wake-up'), 204],
])('tells browsers to show, guess and frame nothing of the response to %s', async (_, sent, status) => {
  const { handler } = await world();
  const response = await handler(sent, '203.0.113.7');
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  });
});

it('picks another reference when one is in use', async () => {
  const { handler, saved } = await world({ results: [{ outcome: 'reference-taken' }, { outcome: 'reference-taken' }] });
  const response = await handler(request(inquiry), '203.0.113.7');
  expect(saved).toHaveLength(3);
  expect(await response.json()).toEqual({ reference: saved[2]?.reference });
});

it('recognizes a request a week later, when its preferred date is in the past', async () => {
  const cipher = await createCipher(new Uint8Array(32));
  const body = { type: 'appointment', ...exampleAppointment };
  const [fingerprint] = await cipher.fingerprints(encoded(body));
  const stored = { reference: 'R-000001', fingerprint };
  const { handler, saved, calls } = await world({
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

it('runs the maintenance when it is called at /wake-up, and stores nothing', async () => {
  const { handler, saved, calls } = await world();
  const response = await handler(request({}, '/functions/v1/send-contact-email/wake-up'), '203.0.113.7');
  expect([response.status, calls, saved]).toEqual([204, ['maintain'], []]);
});

it('keeps what the honeypot caught, sends no mail, and does not let a bot see it', async () => {
  const { handler, saved, calls, lines } = await world();
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
    const { handler, lines, calls } = await world(failing(new StoreUnavailable('ECONNREFUSED')));
    const response = await handler(request(inquiry), '203.0.113.7');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(lines).toMatchObject([{ outcome: 'refused', code: 'ECONNREFUSED' }]);
    expect(calls).toEqual([]);
  });

  it('says no word of the error to anybody', async () => {
    const { handler, lines } = await world(failing(new TypeError('José cannot be read')));
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
    const { handler } = await world({ today: () => todayIn('America/New_York', new Date(moment)) });
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
