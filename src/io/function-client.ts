import { createSender, type FunctionAnswer, type FunctionCall } from './send-request.ts';
import { supabase } from './supabase-client.ts';

/** Sends a request to the function `send-contact-email`; see {@link createSender}. */
export const sendRequest = createSender({
  callFunction,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  newKey: () => crypto.randomUUID(),
  now: Date.now,
  random: Math.random,
});

async function callFunction({ body, key, timeoutMilliseconds }: FunctionCall): Promise<FunctionAnswer> {
  const result = await supabase.functions.invoke<unknown>('send-contact-email', {
    body,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    timeout: timeoutMilliseconds,
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
