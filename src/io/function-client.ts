import { createClient, type FunctionRegion } from '@supabase/supabase-js';
import { readAnswer } from '#contract/answer.ts';
import { handledRequest, type LinkAnswer } from '#contract/handled.ts';
import type { Payload, RequestOutcome } from '#contract/types.ts';
import { readEnvironment } from './environment.ts';
import { PatientError } from './patient-error.ts';
import type { LastSending } from './storage.ts';
import { forgetLastSending, readLastSending, storeLastSending } from './storage.ts';

const { supabaseUrl, supabasePublishableKey, supabaseRegion } = readEnvironment(import.meta.env);

/**
 * The Supabase client, created when this module is first loaded. A session, if there ever is one, is kept in the
 * browser's storage, or in memory when storage is denied.
 */
export const supabase = createClient(supabaseUrl, supabasePublishableKey, {
  auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
});

/** Sends a request to the function `send-contact-email`; see {@link createSender}. */
export const sendRequest = createSender({
  callFunction,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  newKey: () => crypto.randomUUID(),
  last: { read: readLastSending, store: storeLastSending, forget: forgetLastSending },
  now: Date.now,
  random: Math.random,
});

async function callFunction({ body, key, timeoutMilliseconds }: FunctionCall): Promise<FunctionAnswer> {
  const result = await supabase.functions.invoke<unknown>('send-contact-email', {
    body,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    timeout: timeoutMilliseconds,
    ...(supabaseRegion && { region: supabaseRegion as FunctionRegion }),
  });
  if (result.response === undefined) throw new Error('The function did not answer', { cause: result.error });
  return {
    status: result.response.status,
    retryAfter: result.response.headers.get('Retry-After'),
    body: result.error === null ? result.data : await bodyOfError(result.response),
  };
}

async function bodyOfError(response: Response): Promise<unknown> {
  const isGatewaysOwn = response.headers.get('x-relay-error') === 'true';
  return isGatewaysOwn ? null : response.json().catch(() => null);
}

/** Looks up the request of a link by its token, which is the fragment of its address. Rejects when there is no answer. */
export const findRequest = (token: string): Promise<LinkAnswer> => sendToken({ token });

/** Marks the request of a link as handled. Rejects when there is no answer. */
export const markRequest = (token: string): Promise<LinkAnswer> => sendToken({ token, handled: true });

/** Takes the mark of a request back. Rejects when there is no answer. */
export const undoRequest = (token: string): Promise<LinkAnswer> => sendToken({ token, undo: true });

async function sendToken(body: { token: string; handled?: boolean; undo?: boolean }): Promise<LinkAnswer> {
  const { data, response } = await supabase.functions.invoke<unknown>('send-contact-email/handled', {
    body,
    timeout: 20_000,
  });
  if (response?.status === 410) return { status: 'expired' };
  if (response?.status === 404) return { status: 'invalid' };
  return { status: 'found', request: handledRequest.parse(data) };
}

/** A response of the function. */
export interface FunctionAnswer {
  status: number;
  /** The `Retry-After` header, unparsed. */
  retryAfter: string | null;
  /** The parsed body; null when it is not JSON or not from the function itself. */
  body: unknown;
}

/** One attempt to send a request. */
export interface FunctionCall {
  /** The payload as JSON. */
  body: string;
  /** The idempotency key: the same for every attempt to send one request. */
  key: string;
  timeoutMilliseconds: number;
}

/** The side effects of sending. */
export interface SendPorts {
  /** Rejects when there is no response: no network, or a timeout. */
  callFunction: (call: FunctionCall) => Promise<FunctionAnswer>;
  wait: (milliseconds: number) => Promise<void>;
  newKey: () => string;
  /** What a form sent last. */
  last: {
    read: (type: Payload['type']) => LastSending | undefined;
    store: (type: Payload['type'], sending: LastSending) => void;
    forget: (type: Payload['type']) => void;
  };
  /** The time in milliseconds. */
  now: () => number;
  /** From 0 (inclusive) to 1 (exclusive). */
  random: () => number;
}

/** How long the same answers are the same request, in milliseconds after it was accepted. */
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
 * Makes the function that sends a request. It keeps one idempotency key per type of request. The same answers are sent
 * with the same key until an hour after they were accepted, so that they are stored once; other answers get a new key.
 * Only a digest of the answers stays in memory.
 */
export function createSender(ports: SendPorts): (payload: Payload) => Promise<RequestOutcome> {
  async function keyOf(type: Payload['type'], body: string): Promise<LastSending> {
    const digest = await digestOf(body);
    const last = ports.last.read(type);
    const isSame = last?.digest === digest && ports.now() < (last.accepted?.expiresAt ?? Number.POSITIVE_INFINITY);
    return { digest, key: isSame ? last.key : ports.newKey() };
  }

  /**
   * Sends a request, with retries. Rejects when it was not stored or that is unknown; with a {@link PatientError} when
   * the function gave a reason.
   */
  return async (payload) => {
    const body = JSON.stringify(payload);
    const timeoutMilliseconds = Math.max(shortestTimeout, (body.length * 8 * 1000) / slowestBitsPerSecond);
    const sending = await keyOf(payload.type, body);
    ports.last.store(payload.type, sending);
    const outcome = outcomeOf(await callWithRetries(ports, { body, key: sending.key, timeoutMilliseconds }));
    // Any other failure can follow an attempt that was stored, and keeps the key.
    if (outcome.status === 'refused') ports.last.forget(payload.type);
    if (outcome.status === 'accepted') {
      const expiresAt = ports.now() + acceptedMilliseconds;
      ports.last.store(payload.type, { ...sending, accepted: { reference: outcome.reference, expiresAt } });
    }
    return outcome;
  };
}

/** Rejects when the last attempt gets no answer. */
async function callWithRetries(ports: SendPorts, call: FunctionCall): Promise<FunctionAnswer> {
  for (const pause of pausesBeforeRetry) {
    const answer = await ports.callFunction(call).catch(() => null);
    const asked = answer === null ? 0 : pauseAskedFor(answer);
    if (answer !== null && asked === null) return answer;
    await ports.wait(Math.max(asked ?? 0, pause * (0.75 + ports.random() / 2)));
  }
  return ports.callFunction(call);
}

/** How many milliseconds to wait at least before the next attempt; null when the response is final. */
function pauseAskedFor({ status, retryAfter }: FunctionAnswer): number | null {
  if (!retriedStatuses.includes(status)) return null;
  const milliseconds = Number(retryAfter ?? 0) * 1000;
  if (Number.isNaN(milliseconds)) return 0;
  return milliseconds <= longestRetryAfter ? milliseconds : null;
}

function outcomeOf({ status, body }: FunctionAnswer): RequestOutcome {
  const answer = readAnswer(body);
  if (status === 200 && answer !== null && 'reference' in answer) {
    return { status: 'accepted', reference: answer.reference };
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
