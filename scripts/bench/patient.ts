import { setTimeout as wait } from 'node:timers/promises';
import { createSender, type FunctionAnswer, type FunctionCall } from '../../src/io/send-request.ts';
import type { Payload } from '../../supabase/functions/_shared/requests/types.ts';

/** The function's URL, and the origin of the pages that call it. */
export interface Destination {
  url: string;
  origin: string;
  publishableKey: string;
}

/** How often a patient submits before giving up and calling. */
const maximumAttempts = 10;
const pauseBetweenAttempts = 1_000;

async function call({ url, origin, publishableKey }: Destination, one: FunctionCall): Promise<FunctionAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: origin,
      apikey: publishableKey,
      'Idempotency-Key': one.key,
    },
    body: one.body,
    signal: AbortSignal.timeout(Math.ceil(one.timeoutMilliseconds)),
  });
  const body: unknown = await response.json();
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), body };
}

/**
 * Sends a request as the site's pages do, with their retries, and submits again after each failure. Resolves to the
 * reference, or to null when the patient gives up. Rejects when the request is rejected.
 * @param key the idempotency key of every attempt
 */
export async function sendAsPatient(destination: Destination, payload: Payload, key: string): Promise<string | null> {
  const send = createSender({
    callFunction: (one) => call(destination, one),
    wait,
    newKey: () => key,
    now: Date.now,
    random: Math.random,
  });
  for (let attempt = 1; attempt <= maximumAttempts; attempt += 1) {
    const outcome = await send(payload).catch(() => null);
    if (outcome?.status === 'refused') throw new Error(`Refused: ${outcome.issues.map(({ field }) => field).join()}`);
    if (outcome !== null) return outcome.reference;
    await wait(pauseBetweenAttempts);
  }
  return null;
}
