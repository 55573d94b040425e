import { handledRequest, type LinkAnswer } from '#contract/handled.ts';
import { supabase } from './supabase-client.ts';

/** Looks up the request of a link by its token, which is the fragment of its address. Rejects when there is no answer. */
export const findRequest = (token: string): Promise<LinkAnswer> => sendToken(token, false);

/** Marks the request of a link as handled. Rejects when there is no answer. */
export const markRequest = (token: string): Promise<LinkAnswer> => sendToken(token, true);

async function sendToken(token: string, handled: boolean): Promise<LinkAnswer> {
  const { data, response } = await supabase.functions.invoke<unknown>('send-contact-email/handled', {
    body: { token, handled },
    timeout: 20_000,
  });
  if (response?.status === 410) return { status: 'expired' };
  if (response?.status === 404) return { status: 'invalid' };
  return { status: 'found', request: handledRequest.parse(data) };
}
