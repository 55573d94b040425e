import { type FunctionRegion, FunctionsClient } from '@supabase/functions-js';
import { type RequestHeaders, readAnswer } from '#contract/answer.ts';
import { handledRequest, type LinkAnswer } from '#contract/handled.ts';
import type { Payload, RequestOutcome } from '#contract/types.ts';
import { readEnvironment } from './environment.ts';
import { readLastSending, storeLastSending } from './last-sending.ts';
import { PatientError } from './patient-error.ts';

const { supabaseUrl, supabasePublishableKey, supabaseRegion } = readEnvironment(import.meta.env);

/** The part of the Supabase client that calls functions. A patient has no account. */
export const functions = new FunctionsClient(`${supabaseUrl}/functions/v1`, {
  headers: {
    apikey: supabasePublishableKey,
    authorization: `Bearer ${supabasePublishableKey}`,
  } satisfies RequestHeaders,
});

/** How long after a request was accepted the same answers are still that request. */
const acceptedMilliseconds = 3_600_000;
/** In milliseconds, before jitter of up to a quarter. */
const pausesBeforeRetry = [400, 1200];
/** 546: Supabase's own, of a worker that was killed. */
const retriedStatuses = [408, 502, 503, 504, 546];
const refusingStatuses = [400, 413, 415, 422];
/** In milliseconds. */
const longestRetryAfter = 5_000;
const shortestTimeout = 20_000;
const slowestBitsPerSecond = 500_000;

/**
 * Sends a request, with retries. The same answers have the same idempotency key until an hour after they were accepted, so
 * that they are stored once; only their digest is kept. Rejects when the request was not stored or that is unknown: with a
 * {@link PatientError} when the function gave a reason.
 */
export async function sendRequest(payload: Payload): Promise<RequestOutcome> {
  const { type } = payload;
  const body = JSON.stringify(payload);
  const digest = await digestOf(body);
  const last = readLastSending(type);
  const isSame = last?.digest === digest && Date.now() < (last.accepted?.expiresAt ?? Number.POSITIVE_INFINITY);
  const sending = { digest, key: isSame ? last.key : crypto.randomUUID() };
  storeLastSending(type, sending);
  const outcome = outcomeOf(await callWithRetries(body, sending.key));
  // Any other failure can follow an attempt that was stored, and keeps the key.
  if (outcome.status === 'refused') storeLastSending(type, null);
  if (outcome.status === 'accepted') {
    const expiresAt = Date.now() + acceptedMilliseconds;
    storeLastSending(type, { ...sending, accepted: { reference: outcome.reference, expiresAt } });
  }
  return outcome;
}

/** The body of an error is null when it is not JSON or not from the function itself. Rejects when there is no answer. */
async function callFunction(body: string, key: string) {
  const { data, error, response } = await functions.invoke<unknown>('send-contact-email', {
    body,
    headers: { 'content-type': 'application/json', 'idempotency-key': key } satisfies RequestHeaders,
    timeout: Math.max(shortestTimeout, (body.length * 8 * 1000) / slowestBitsPerSecond),
    ...(supabaseRegion && { region: supabaseRegion as FunctionRegion }),
  });
  if (response === undefined) throw new Error('The function did not answer', { cause: error });
  const { status, headers } = response;
  const isGatewaysOwn = headers.get('x-relay-error') === 'true';
  const bodyOfError = () => (isGatewaysOwn ? null : response.json().catch(() => null));
  const answerBody = error === null ? jsonOf(data, headers.get('Content-Type')) : await bodyOfError();
  return { status, retryAfter: headers.get('Retry-After'), body: answerBody };
}

/** What the body of a successful response says; null if it is empty. Throws for a page, such as a hotel network's. */
function jsonOf(data: unknown, contentType: string | null): unknown {
  if (contentType?.startsWith('application/json')) return data;
  return data === '' ? null : JSON.parse(String(data));
}

type FunctionAnswer = Awaited<ReturnType<typeof callFunction>>;

/** Rejects when the last attempt gets no answer. */
async function callWithRetries(body: string, key: string): Promise<FunctionAnswer> {
  for (const pause of pausesBeforeRetry) {
    const answer = await callFunction(body, key).catch(() => null);
    const asked = answer === null ? 0 : pauseAskedFor(answer);
    if (answer !== null && asked === null) return answer;
    const milliseconds = Math.max(asked ?? 0, pause * (0.75 + Math.random() / 2));
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
  return callFunction(body, key);
}

/** How many milliseconds to wait at least before the next attempt; null when the response is final. */
function pauseAskedFor({ status, retryAfter, body }: FunctionAnswer): number | null {
  // The function says why it answers 500. Without a reason it comes from the gateway, after a worker has died.
  const isOfGateway = status === 500 && readAnswer(body) === null;
  if (!isOfGateway && !retriedStatuses.includes(status)) return null;
  const milliseconds = Number(retryAfter ?? 0) * 1000;
  if (Number.isNaN(milliseconds)) return 0;
  return milliseconds <= longestRetryAfter ? milliseconds : null;
}

function outcomeOf({ status, body }: FunctionAnswer): RequestOutcome {
  const answer = readAnswer(body);
  if (status >= 200 && status < 300) {
    return { status: 'accepted', reference: answer !== null && 'reference' in answer ? answer.reference : '' };
  }
  if (answer === null || !('error' in answer)) throw new Error(`The function answered ${status}`);
  const { message, issues } = answer.error;
  if (refusingStatuses.includes(status) && issues !== undefined && issues.length > 0) {
    return { status: 'refused', issues };
  }
  throw new PatientError(message);
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return String.fromCharCode(...new Uint8Array(digest));
}

/** Looks up a request by the token of its link; marks it as handled, or takes that back. Rejects without an answer. */
export async function linkedRequest(body: { token: string; handled?: true; undo?: true }): Promise<LinkAnswer> {
  const { data, response } = await functions.invoke<unknown>('send-contact-email/handled', {
    body,
    timeout: 20_000,
  });
  if (response?.status === 410) return { status: 'expired' };
  if (response?.status === 404) return { status: 'invalid' };
  return { status: 'found', request: handledRequest.parse(data) };
}
