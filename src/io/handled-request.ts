import { handledRequest, type LinkAnswer } from '../../supabase/functions/_shared/requests/handled.ts';
import { supabase } from './supabase-client.ts';

/** The token of the link that opened this page: the fragment of its address, which no server gets to see. */
const token = (): string => location.hash.slice(1);

/** A reference, the last day of the link, and a signature. */
const tokenFormat = /^R-[0-9A-Z]{6}\.\d+\.[\w-]+$/;

/** Looks up the request of this page's link. Rejects when there is no answer. */
export const findRequest = (): Promise<LinkAnswer> => sendToken(false);

/** Marks the request of this page's link as handled. Rejects when there is no answer. */
export const markRequest = (): Promise<LinkAnswer> => sendToken(true);

async function sendToken(handled: boolean): Promise<LinkAnswer> {
  if (!tokenFormat.test(token())) return { status: 'invalid' };
  const { data, response } = await supabase.functions.invoke<unknown>('send-contact-email/handled', {
    body: { token: token(), handled },
    timeout: 20_000,
  });
  if (response?.status === 410) return { status: 'expired' };
  if (response?.status === 404) return { status: 'invalid' };
  return { status: 'found', request: handledRequest.parse(data) };
}
