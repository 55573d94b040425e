import { requestHeaders } from '../../_shared/contract/answer.ts';
import type { Answer, Issue } from '../../_shared/contract/index.ts';

const onlyForms = 'Requests are sent with the forms of our website.';
const notRead = 'Your request could not be read.';

/** The reasons to reject a request: status, message before the phone number, and seconds until the next try. */
const refusals = {
  not_found: [404, 'There is nothing at this address.'],
  method_not_allowed: [405, onlyForms],
  origin_not_allowed: [403, onlyForms],
  unsupported_type: [415, onlyForms],
  key_missing: [401, 'This page is out of date. Please reload it and send your request again.'],
  too_large: [413, 'Your request is too large. A file must be less than 5MB.'],
  too_slow: [408, 'Your connection is too slow to send this request.', 1],
  aborted: [400, 'Your request did not come through completely.'],
  malformed: [400, notRead],
  invalid: [400, 'Please check what you entered.'],
  idempotency_key_malformed: [400, notRead],
  idempotency_key_reused: [
    422,
    'We already have a request that was sent from this form. Please reload the page to send another one.',
  ],
  too_many: [429, 'We received many requests from your connection in the last hour.'],
  link_invalid: [404, 'This link is not complete. Copy the whole link from the email.'],
  link_expired: [410, 'This link is more than 60 days old.'],
  secret_wrong: [401, 'The secret is missing or wrong.'],
  no_room: [507, 'We cannot take files at the moment.'],
  signed_out: [401, 'You are signed out.'],
  too_many_tries: [429, 'There were too many tries from your connection in the last hour.', 600],
  second_factor_needed: [403, 'Your second factor is missing.'],
  not_staff: [403, 'This account may not use the desk.'],
  request_unknown: [404, 'There is no such request.'],
  not_possible: [409, 'This can no longer be done.'],
  busy: [503, 'We are getting many requests.', 3],
  unavailable: [503, 'We cannot take your request at the moment.', 2],
  failed: [500, 'Something went wrong on our side.'],
} as const satisfies Record<string, readonly [status: number, message: string, retryAfter?: number]>;

/** The reason why a request was rejected. */
export type RefusalCode = keyof typeof refusals;

/** Thrown to reject a request. */
export class Refused extends Error {
  /** @param details the issues of a form, or the seconds until the next try */
  constructor(
    readonly code: RefusalCode,
    readonly details: { issues?: Issue[]; retryAfter?: number } = {},
  ) {
    super(code);
  }
}

/** A response that is not to be cached. */
export const json = (answer: unknown, status: number): Response =>
  new Response(JSON.stringify(answer), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/**
 * The response to a rejected request, with a message for the patient.
 * @param phone the office's phone as patients read it
 */
export function refused({ code, details: { issues, retryAfter } }: Refused, phone: string): Response {
  const [status, reason, seconds = retryAfter]: readonly [number, string, number?] = refusals[code];
  const message = issues?.[0]?.message ?? `${reason} Please try again or call us at ${phone}.`;
  const response = json({ error: { code, message, ...(issues && { issues }) } } satisfies Answer, status);
  if (seconds !== undefined) response.headers.set('Retry-After', String(seconds));
  // The rest of the body is not read, so the connection cannot be reused.
  if (code === 'too_large' || code === 'too_slow') response.headers.set('Connection', 'close');
  if (code === 'method_not_allowed') response.headers.set('Allow', 'POST, OPTIONS');
  return response;
}

/** The response to a preflight request. */
export const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': requestHeaders.join(', '),
      'Access-Control-Max-Age': '7200',
    },
  });

/**
 * Adds the headers of every response: it is data for the site's scripts, not to be shown, guessed or framed. Other origins
 * get no CORS header.
 */
export function withHeaders(response: Response, origin: string | null, siteOrigins: readonly string[]): Response {
  const { headers } = response;
  headers.set('Content-Security-Policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox");
  headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.append('Vary', 'Origin');
  if (origin !== null && siteOrigins.includes(origin)) {
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Expose-Headers', 'Retry-After');
  }
  return response;
}
