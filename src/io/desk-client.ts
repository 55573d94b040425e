import { readAnswer } from '#contract/answer.ts';
import type { DeskCall, DeskList, DeskRequest } from '#contract/desk.ts';
import type { Refusal } from '#machines/desk-requests/desk-requests.machine.ts';
import { accessToken, newAccessToken } from './account.ts';
import { readEnvironment } from './environment.ts';

const { supabaseUrl, supabasePublishableKey, supabaseRegion } = readEnvironment(import.meta.env);
const address = new URL(`${supabaseUrl}/functions/v1/send-contact-email/desk`);
if (supabaseRegion) address.searchParams.set('forceFunctionRegion', supabaseRegion);

/** Long enough for a file on a slow connection. */
const timeout = 60_000;

/** What the function finds for a call. */
type Found<Call extends DeskCall> = Call extends { action: 'list' }
  ? DeskList
  : Call extends { action: 'file' }
    ? Blob
    : DeskRequest;

type NotFound =
  | { readonly status: 'unknown' | 'notPossible' }
  | { readonly status: 'refused'; readonly reason: Refusal };

/** What the function answers to the desk. */
export type DeskAnswer<Call extends DeskCall = DeskCall> =
  | { readonly status: 'found'; readonly found: Found<Call> }
  | NotFound;

const signedOut = { status: 'refused', reason: 'signedOut' } as const;

/** What the codes of the function's errors mean. Others mean that there is no answer. */
const outcomes: Readonly<Record<string, NotFound>> = {
  signed_out: signedOut,
  not_staff: { status: 'refused', reason: 'notStaff' },
  second_factor_needed: { status: 'refused', reason: 'secondFactor' },
  request_unknown: { status: 'unknown' },
  not_possible: { status: 'notPossible' },
};

const post = (call: DeskCall, token: string): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: {
      apikey: supabasePublishableKey,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      ...(supabaseRegion && { 'x-region': supabaseRegion }),
    },
    body: JSON.stringify(call),
    cache: 'no-store',
    signal: AbortSignal.timeout(timeout),
  });

/**
 * Asks the function for what the desk needs, with the account's session, which is refreshed once if the function refuses
 * it. Rejects when there is no answer. Not with `functions.invoke`, which reads pictures as text.
 */
export async function callDesk<Call extends DeskCall>(call: Call): Promise<DeskAnswer<Call>> {
  const token = await accessToken();
  if (token === null) return signedOut;
  let response = await post(call, token);
  if (response.status === 401) {
    const next = await newAccessToken();
    if (next === null) return signedOut;
    response = await post(call, next);
  }
  if (response.ok)
    return { status: 'found', found: await (call.action === 'file' ? response.blob() : response.json()) };
  const answer = readAnswer(await response.json().catch(() => null));
  const outcome = answer !== null && 'error' in answer ? outcomes[answer.error.code] : undefined;
  if (outcome === undefined) throw new Error(`The function answered ${response.status}`);
  return outcome;
}
