// @vitest-environment happy-dom
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InquiryPayload } from '#contract/types.ts';
import { createSender, type FunctionAnswer, type FunctionCall, supabase } from './function-client.ts';
import { PatientError } from './patient-error.ts';
import { earlierSending, forgetLastSending, readLastSending, storeLastSending } from './storage.ts';

afterAll(() => supabase.auth.stopAutoRefresh());

it('a session is kept in the storage of the browser, and refreshed', async () => {
  const session = {
    access_token: 'token',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_at: Date.now() / 1000 + 86_400,
    user: { id: 'patient' },
  };
  localStorage.setItem(Reflect.get(supabase.auth, 'storageKey'), JSON.stringify(session));
  expect((await supabase.auth.getSession()).data.session?.user.id).toBe('patient');
  expect(Reflect.get(supabase.auth, 'autoRefreshToken')).toBe(true);
});

const inquiry: InquiryPayload = {
  type: 'inquiry',
  firstName: 'José',
  lastName: 'Núñez',
  email: 'jose@example.com',
  phone: '',
  subject: 'Hours & Location',
  message: 'Are you open on Monday?',
  website: '',
};

const accepted: FunctionAnswer = { status: 200, retryAfter: null, body: { reference: 'R-ABC234' } };
const answerOf = (status: number, body: unknown = null, retryAfter: string | null = null): FunctionAnswer => ({
  status,
  retryAfter,
  body,
});
const noAnswer = 'no answer';

/** Fakes that give these responses one after the other. */
function fakePorts(...answers: (FunctionAnswer | typeof noAnswer)[]) {
  const calls: FunctionCall[] = [];
  const waits: number[] = [];
  const clock = { now: 0 };
  let keys = 0;
  const send = createSender({
    callFunction: async (call) => {
      calls.push(call);
      const answer = answers.shift();
      if (answer === undefined || answer === noAnswer) throw new TypeError('Failed to fetch');
      return answer;
    },
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    newKey: () => `key ${++keys}`,
    last: { read: readLastSending, store: storeLastSending, forget: forgetLastSending },
    now: () => clock.now,
    random: () => 0.5,
  });
  return { send, calls, waits, clock };
}

beforeEach(() => {
  forgetLastSending('inquiry');
});

describe('sending a request', () => {
  it.each([
    [204, null],
    [200, { ok: true }],
  ])('does not take an answer without a reference as accepted (%i %j)', async (status, body) => {
    const { send } = fakePorts(answerOf(status, body));
    await expect(send(inquiry)).rejects.toThrow();
  });

  it.each([
    ['no answer at all', noAnswer],
    ['a timeout', answerOf(408)],
    ['a busy function', answerOf(503)],
    ['a slow gateway', answerOf(504)],
    ['a broken gateway', answerOf(502)],
    ['a worker that was killed', answerOf(546)],
  ] as const)('tries three times under one key after %s, and no more', async (_what, breakage) => {
    const { send, calls, waits } = fakePorts(breakage, breakage, accepted, breakage, breakage, breakage);
    expect(await send(inquiry)).toEqual({ status: 'accepted', reference: 'R-ABC234' });
    await expect(send(inquiry)).rejects.toThrow();
    expect(calls.map(({ key }) => key)).toEqual(Array(6).fill('key 1'));
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual(inquiry);
    expect(waits).toEqual([400, 1200, 400, 1200]);
  });

  it.each([400, 401, 403, 404, 409, 413, 415, 422, 429, 500])('does not retry after %i', async (status) => {
    const { send, calls } = fakePorts(answerOf(status), accepted);
    await expect(send(inquiry)).rejects.toThrow();
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['5', 5000],
    ['0', 400],
    ['Fri, 20 Nov 2026 10:00:00 GMT', 400],
  ])('honors Retry-After up to 5 seconds: %s', async (retryAfter, wait) => {
    const { send, waits } = fakePorts(answerOf(503, null, retryAfter), accepted);
    await send(inquiry);
    expect(waits).toEqual([wait]);
  });

  it('does not retry when Retry-After is longer', async () => {
    const { send, calls, waits } = fakePorts(answerOf(503, null, '6'), accepted);
    await expect(send(inquiry)).rejects.toThrow();
    expect([calls.length, waits.length]).toEqual([1, 0]);
  });

  it('keeps the key of the same answers after a failure, and for an hour after they were accepted', async () => {
    const { send, calls, clock } = fakePorts(answerOf(500), accepted, accepted, accepted);
    await expect(send(inquiry)).rejects.toThrow();
    clock.now = 7_200_000;
    await send(inquiry);
    clock.now += 3_599_999;
    await send({ ...inquiry });
    clock.now += 3_600_000;
    await send(inquiry);
    expect(calls.map(({ key }) => key)).toEqual(['key 1', 'key 1', 'key 1', 'key 2']);
  });

  it('keeps the key when an attempt without an answer, which may be stored, is followed by a refusal', async () => {
    const { send, calls } = fakePorts(noAnswer, answerOf(429), accepted);
    await expect(send(inquiry)).rejects.toThrow();
    await send(inquiry);
    expect(calls.map(({ key }) => key)).toEqual(['key 1', 'key 1', 'key 1']);
  });

  it('is known after the page is loaded again, without its answers', async () => {
    vi.stubGlobal('document', {});
    const issues = [{ field: 'email', message: 'Invalid email format' }];
    const refused = answerOf(422, { error: { code: 'invalid', message: 'Please correct the form.', issues } });
    const { send, clock } = fakePorts(noAnswer, noAnswer, noAnswer, accepted, refused);
    clock.now = Date.now();
    expect(earlierSending('inquiry')).toBeNull();
    await expect(send(inquiry)).rejects.toThrow();
    expect(earlierSending('inquiry')).toEqual({ status: 'unknown' });
    await send(inquiry);
    expect(earlierSending('inquiry')).toEqual({ status: 'accepted', reference: 'R-ABC234' });
    expect(JSON.stringify(readLastSending('inquiry'))).not.toMatch(/jose/i);
    await send({ ...inquiry, message: 'And on Sunday?' });
    expect(earlierSending('inquiry')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('uses a new key exactly when the answers differ from those last sent', async () => {
    const { send, calls } = fakePorts(accepted, accepted, accepted);
    await send(inquiry);
    await send({ ...inquiry, message: 'Are you open on Sunday?' });
    await send(inquiry);
    expect(calls.map(({ key }) => key)).toEqual(['key 1', 'key 2', 'key 3']);
  });

  it.each([400, 413, 415, 422])('resolves to the issues of a rejected request (%i)', async (status) => {
    const issues = [{ field: 'email', message: 'Invalid email format' }];
    const error = { code: 'invalid', message: 'Please correct the form.', issues };
    const { send } = fakePorts(answerOf(status, { error }));
    expect(await send(inquiry)).toEqual({ status: 'refused', issues });
  });

  it.each([
    ['as an object', { error: { code: 'rate', message: 'Please wait a little, then try again.' } }],
    ['as a text', { error: 'Please wait a little, then try again.' }],
  ])("carries the function's message for patients, given %s", async (_how, body) => {
    const { send } = fakePorts(answerOf(429, body));
    const failure = await send(inquiry).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PatientError);
    expect(failure).toHaveProperty('message', 'Please wait a little, then try again.');
  });

  it.each([
    ['an error page', answerOf(500, null)],
    ["a gateway's own words", answerOf(404, { message: 'no Route matched with those values' })],
    ['a busy function that never recovers', answerOf(503, { message: 'Service unavailable' }, '60')],
  ])('never carries %s to a patient', async (_what, answer) => {
    const { send } = fakePorts(answer);
    const failure = await send(inquiry).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PatientError);
  });

  it('times out after 20 seconds, or for a file after the time it takes at half a megabit a second', async () => {
    const { send, calls } = fakePorts(accepted, accepted);
    await send(inquiry);
    await send({ ...inquiry, message: 'x'.repeat(5_000_000) });
    expect(calls[0]?.timeoutMilliseconds).toBe(20_000);
    expect(calls[1]?.timeoutMilliseconds).toBeGreaterThan(80_000);
  });
});
