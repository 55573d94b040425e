import { createClient, type FunctionRegion } from '@supabase/supabase-js';
import { handledRequest, type LinkAnswer } from '#contract/handled.ts';
import { readEnvironment } from './environment.ts';
import { forgetLastSending, readLastSending, storeLastSending } from './last-sending.ts';
import { createSender, type FunctionAnswer, type FunctionCall } from './send-request.ts';

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
