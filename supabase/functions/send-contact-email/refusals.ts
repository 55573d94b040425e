import type { Answer, Issue } from '../_shared/requests/index.ts';

/** The reason why a request was rejected. */
export type RefusalCode =
  | 'not_found'
  | 'method_not_allowed'
  | 'origin_not_allowed'
  | 'unsupported_type'
  | 'key_missing'
  | 'too_large'
  | 'too_slow'
  | 'aborted'
  | 'malformed'
  | 'invalid'
  | 'idempotency_key_malformed'
  | 'idempotency_key_reused'
  | 'too_many'
  | 'link_invalid'
  | 'link_expired'
  | 'secret_wrong'
  | 'busy'
  | 'unavailable'
  | 'failed';

interface Refusal {
  status: number;
  /** The message before the sentence with the phone number. */
  message: string;
  /** The Retry-After header in seconds. */
  retryAfter?: number;
}

const refusals: Readonly<Record<RefusalCode, Refusal>> = {
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'Requests are sent with the forms of our website.' },
  origin_not_allowed: { status: 403, message: 'Requests are sent with the forms of our website.' },
  unsupported_type: { status: 415, message: 'Requests are sent with the forms of our website.' },
  key_missing: { status: 401, message: 'This page is out of date. Please reload it and send your request again.' },
  too_large: { status: 413, message: 'Your request is too large. A file must be less than 5MB.' },
  too_slow: { status: 408, message: 'Your connection is too slow to send this request.', retryAfter: 1 },
  aborted: { status: 400, message: 'Your request did not come through completely.' },
  malformed: { status: 400, message: 'Your request could not be read.' },
  invalid: { status: 400, message: 'Please check what you entered.' },
  idempotency_key_malformed: { status: 400, message: 'Your request could not be read.' },
  idempotency_key_reused: {
    status: 422,
    message: 'We already have a request that was sent from this form. Please reload the page to send another one.',
  },
  too_many: { status: 429, message: 'We received many requests from your connection in the last hour.' },
  link_invalid: { status: 404, message: 'This link is not complete. Copy the whole link from the email.' },
  link_expired: { status: 410, message: 'This link is more than 60 days old.' },
  secret_wrong: { status: 401, message: 'The secret is missing or wrong.' },
  busy: { status: 503, message: 'We are getting many requests.', retryAfter: 3 },
  unavailable: { status: 503, message: 'We cannot take your request at the moment.', retryAfter: 2 },
  failed: { status: 500, message: 'Something went wrong on our side.' },
};

/** Additions to the response of a code. */
export interface RefusalDetails {
  issues?: Issue[];
  /** The Retry-After header in seconds, instead of the code's default. */
  retryAfter?: number;
}

/** Thrown to reject a request. */
export class Refused extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly details: RefusalDetails = {},
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

/** The response to an accepted request. */
export const accepted = (reference: string): Response => json({ reference } satisfies Answer, 200);

/**
 * The response to a rejected request, with a message for the patient.
 * @param code why
 * @param phone the office's phone as patients read it
 */
export function refused(code: RefusalCode, phone: string, { issues, retryAfter }: RefusalDetails = {}): Response {
  const refusal = refusals[code];
  const message = issues?.[0]?.message ?? `${refusal.message} Please try again or call us at ${phone}.`;
  const answer: Answer = { error: { code, message, ...(issues && { issues }) } };
  const response = json(answer, refusal.status);
  const seconds = retryAfter ?? refusal.retryAfter;
  if (seconds !== undefined) response.headers.set('Retry-After', String(seconds));
  // The rest of the body is not read, so the connection cannot be reused.
  if (code === 'too_large' || code === 'too_slow') response.headers.set('Connection', 'close');
  if (code === 'method_not_allowed') response.headers.set('Allow', 'POST, OPTIONS');
  return response;
}
