// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleInquiry } from '#contract/fixtures.ts';
import { functions, sendRequest } from './function-client.ts';
import { earlierSending, readLastSending, storeLastSending } from './last-sending.ts';
import { PatientError } from './patient-error.ts';

const inquiry = { type: 'inquiry', ...exampleInquiry } as const;

type Answer = Response | 'no answer';

const answerOf = (status: number, body: unknown = null, retryAfter?: string): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...(retryAfter !== undefined && { 'Retry-After': retryAfter }) },
  });
/** An answer of the gateway that looks like one of the function. */
const ownWordsOfGateway = answerOf(429, { error: { code: 'rate', message: 'Rate limit' } });
ownWordsOfGateway.headers.set('x-relay-error', 'true');
const accepted = () => answerOf(200, { reference: 'R-ABC234' });

const invoke = vi.spyOn(functions, 'invoke');
let waits: number[];

/** The data that the client gives for a successful response. */
const dataOf = (response: Response) =>
  response.headers.get('Content-Type') === 'application/json' ? response.json() : response.text();

/** Lets the function give these responses one after the other. */
function answerWith(...answers: Answer[]): void {
  invoke.mockImplementation(async () => {
    const response = answers.shift();
    if (!(response instanceof Response)) return { data: null, error: new TypeError('Failed to fetch') };
    return response.ok
      ? { data: await dataOf(response), error: null, response }
      : { data: null, error: new Error('Edge Function returned a non-2xx status code'), response };
  });
}

/** The options of each call. */
const calls = () => invoke.mock.calls.map(([, options]) => options as { body: string; timeout: number });
const keys = () => calls().map((options) => Reflect.get(Reflect.get(options, 'headers'), 'idempotency-key'));

beforeEach(() => {
  waits = [];
  invoke.mockClear();
  storeLastSending('inquiry', null);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('setTimeout', (done: () => void, milliseconds: number) => {
    waits.push(milliseconds);
    queueMicrotask(done);
  });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  let count = 0;
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => `key ${++count}` as ReturnType<Crypto['randomUUID']>);
});

describe('sending a request', () => {
  it.each([
    ['its reference', answerOf(201, { reference: 'R-ABC234' }), 'R-ABC234'],
    ['other JSON', answerOf(200, { ok: true }), ''],
    ['a JSON string', answerOf(200, 'ok'), ''],
    ['an error', answerOf(202, { error: { code: 'busy', message: 'Please try again.' } }), ''],
    ['JSON that is declared as text', new Response('{"reference":"R-ABC234"}'), 'R-ABC234'],
    ['no body', new Response(null, { status: 204 }), ''],
  ])('a 2xx answer with %s accepts the request', async (_what, answer, reference) => {
    answerWith(answer);
    expect(await sendRequest(inquiry)).toEqual({ status: 'accepted', reference });
    expect(earlierSending('inquiry')).toEqual({ status: 'accepted', reference });
  });

  it("a page in place of JSON, such as a hotel network's, is no answer: it is sent again under the same key", async () => {
    const page = () => new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } });
    answerWith(page(), page(), page(), page(), accepted());
    await expect(sendRequest(inquiry)).rejects.toThrow();
    expect(await sendRequest(inquiry)).toEqual({ status: 'accepted', reference: 'R-ABC234' });
    expect(keys()).toEqual(Array(5).fill('key 1'));
  });

  it.each([
    ['no answer at all', 'no answer'],
    ['a timeout', answerOf(408)],
    ['a busy function', answerOf(503)],
    ['a slow gateway', answerOf(504)],
    ['a broken gateway', answerOf(502)],
    ['a worker that was killed', answerOf(546)],
    ["a gateway's own 500", answerOf(500, { message: 'Internal Server Error' })],
  ] as const)('tries three times under one key after %s, and no more', async (_what, breakage) => {
    const again = () => (breakage instanceof Response ? breakage.clone() : breakage);
    answerWith(again(), again(), accepted(), again(), again(), again());
    expect(await sendRequest(inquiry)).toEqual({ status: 'accepted', reference: 'R-ABC234' });
    await expect(sendRequest(inquiry)).rejects.toThrow();
    expect(keys()).toEqual(Array(6).fill('key 1'));
    expect(JSON.parse(calls()[0]?.body ?? '')).toEqual(inquiry);
    expect(waits).toEqual([400, 1200, 400, 1200]);
  });

  it.each([400, 401, 403, 404, 409, 413, 415, 422, 429, 500])('does not retry after %i', async (status) => {
    answerWith(answerOf(status, { error: { code: 'failed', message: 'Something went wrong.' } }), accepted());
    await expect(sendRequest(inquiry)).rejects.toThrow();
    expect(calls()).toHaveLength(1);
  });

  it.each([
    ['5', 'accepted', [5000]],
    ['0', 'accepted', [400]],
    ['Fri, 20 Nov 2026 10:00:00 GMT', 'accepted', [400]],
    ['6', 'failed', []],
  ])(
    'honors Retry-After up to 5 seconds, and does not retry when it is longer: %s',
    async (retryAfter, end, waited) => {
      answerWith(answerOf(503, null, retryAfter), accepted());
      expect(await sendRequest(inquiry).catch(() => ({ status: 'failed' }))).toMatchObject({ status: end });
      expect([waits, calls().length]).toEqual([waited, waited.length + 1]);
    },
  );

  it('keeps the key of the same answers after a failure, and for an hour after they were accepted', async () => {
    answerWith(answerOf(404), accepted(), accepted(), accepted());
    await expect(sendRequest(inquiry)).rejects.toThrow();
    vi.setSystemTime(Date.now() + 7_200_000);
    await sendRequest(inquiry);
    vi.setSystemTime(Date.now() + 3_599_999);
    await sendRequest({ ...inquiry });
    vi.setSystemTime(Date.now() + 3_600_000);
    await sendRequest(inquiry);
    expect(keys()).toEqual(['key 1', 'key 1', 'key 1', 'key 2']);
  });

  it('keeps the key when an attempt without an answer, which may be stored, is followed by a refusal', async () => {
    answerWith('no answer', answerOf(429), accepted());
    await expect(sendRequest(inquiry)).rejects.toThrow();
    await sendRequest(inquiry);
    expect(keys()).toEqual(['key 1', 'key 1', 'key 1']);
  });

  it('is known after the page is loaded again, without its answers', async () => {
    vi.stubGlobal('document', {});
    const issues = [{ field: 'email', message: 'Invalid email format' }];
    const refused = answerOf(422, { error: { code: 'invalid', message: 'Please correct the form.', issues } });
    answerWith('no answer', 'no answer', 'no answer', accepted(), refused);
    expect(earlierSending('inquiry')).toBeNull();
    await expect(sendRequest(inquiry)).rejects.toThrow();
    expect(earlierSending('inquiry')).toEqual({ status: 'unknown' });
    await sendRequest(inquiry);
    expect(earlierSending('inquiry')).toEqual({ status: 'accepted', reference: 'R-ABC234' });
    expect(JSON.stringify(readLastSending('inquiry'))).not.toMatch(/jose/i);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(earlierSending('inquiry')).toBeNull();
    await sendRequest({ ...inquiry, message: 'And on Sunday?' });
    expect(earlierSending('inquiry')).toBeNull();
  });

  it('uses a new key exactly when the answers differ from those last sent', async () => {
    answerWith(accepted(), accepted(), accepted());
    await sendRequest(inquiry);
    await sendRequest({ ...inquiry, message: 'Are you open on Sunday?' });
    await sendRequest(inquiry);
    expect(keys()).toEqual(['key 1', 'key 2', 'key 3']);
  });

  it.each([400, 413, 415, 422])('resolves to the issues of a rejected request (%i)', async (status) => {
    const issues = [{ field: 'email', message: 'Invalid email format' }];
    const error = { code: 'invalid', message: 'Please correct the form.', issues };
    answerWith(answerOf(status, { error }));
    expect(await sendRequest(inquiry)).toEqual({ status: 'refused', issues });
  });

  it.each([
    ['as an object', { error: { code: 'rate', message: 'Please wait a little, then try again.' } }],
    ['as a text', { error: 'Please wait a little, then try again.' }],
  ])("carries the function's message for patients, given %s", async (_how, body) => {
    answerWith(answerOf(429, body));
    const failure = await sendRequest(inquiry).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PatientError);
    expect(failure).toHaveProperty('message', 'Please wait a little, then try again.');
  });

  it.each([
    ['an error page', answerOf(404, null)],
    ["a gateway's answer that is like ours", ownWordsOfGateway],
    ["a gateway's own words", answerOf(404, { message: 'no Route matched with those values' })],
    ['a busy function that never recovers', answerOf(503, { message: 'Service unavailable' }, '60')],
  ])('never carries %s to a patient', async (_what, answer) => {
    answerWith(answer);
    const failure = await sendRequest(inquiry).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PatientError);
  });

  it('times out after 20 seconds, or for a file after the time it takes at half a megabit a second', async () => {
    answerWith(accepted(), accepted());
    await sendRequest(inquiry);
    await sendRequest({ ...inquiry, message: 'x'.repeat(5_000_000) });
    expect(calls()[0]?.timeout).toBe(20_000);
    expect(calls()[1]?.timeout).toBeGreaterThan(80_000);
  });
});
