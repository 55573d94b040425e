import type { RequestType } from '#contract/options.ts';
import { readStored, store } from './storage.ts';

/** What is kept of the request that a form sent last. Nothing in it tells who sent it or what it says. */
interface LastSending {
  /** The SHA-256 digest of the payload. */
  digest: string;
  /** The idempotency key. */
  key: string;
  accepted?: {
    /** Empty if the answer contains none. */
    reference: string;
    /** Until then, in milliseconds since 1970, the same answers are the same request. */
    expiresAt: number;
  };
}

/** Used alone where storage is denied. */
const memory = new Map<RequestType, LastSending | null>();

/** What a form sent last in this tab of the browser; null when nothing is known. */
export const readLastSending = (type: RequestType): LastSending | null =>
  (readStored(`sent-${type}`, 'sessionStorage') as LastSending | null) ?? memory.get(type) ?? null;

/** Keeps what a form sends, also while the page is loaded again; null to forget it, when it was certainly not accepted. */
export function storeLastSending(type: RequestType, sending: LastSending | null): void {
  memory.set(type, sending);
  store(`sent-${type}`, sending, 'sessionStorage');
}

/** What is known of a request that was sent before the page was loaded again; null for nothing, or if it is long ago. */
export function earlierSending(type: RequestType) {
  const last = typeof document === 'undefined' ? null : readLastSending(type);
  if (last === null) return null;
  const { accepted } = last;
  if (!accepted) return { status: 'unknown' } as const;
  return Date.now() < accepted.expiresAt ? ({ status: 'accepted', reference: accepted.reference } as const) : null;
}
