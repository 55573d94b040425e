import { createHash, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../settings.ts';
import { Refused } from './responses.ts';

/** Throws Refused for other origins than the site's, and for other methods than POST and OPTIONS. */
export function assertOriginAndMethod({ headers, method }: Request, siteOrigins: readonly string[]): void {
  const origin = headers.get('origin');
  if (origin !== null && !siteOrigins.includes(origin)) throw new Refused('origin_not_allowed');
  if (method !== 'POST' && method !== 'OPTIONS') throw new Refused('method_not_allowed');
}

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).hostname.replace(/^www\./, '') : '');

/** Whether a page is on one of these hosts, with or without "www.": not a copy of one, behind a proxy or in an archive. */
export const isOnOneOf = (origin: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => hostOf(host) === hostOf(origin));

/** The token of the Authorization header; '' for none. */
export const bearer = (headers: Headers): string => headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? '';

/** Throws Refused without the site's publishable key, which every page sends. */
export function assertPublishableKey(headers: Headers, key: Settings['publishableKey']): void {
  if (key !== null && (headers.get('apikey') ?? bearer(headers)) !== key) throw new Refused('key_missing');
}

const digest = (text: string): Uint8Array => createHash('sha256').update(text).digest();

/** Throws Refused for calls of other services without their secret; null refuses all. */
export function assertSecret(headers: Headers, secret: string | null): void {
  if (secret === null || !timingSafeEqual(digest(bearer(headers)), digest(secret))) throw new Refused('secret_wrong');
}

/** Throws Refused for bodies that are not plain JSON in UTF-8. */
export function assertJson(headers: Headers): void {
  const isJson = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(headers.get('content-type') ?? '');
  const isPlain = (headers.get('content-encoding') ?? 'identity') === 'identity';
  if (!isJson || !isPlain) throw new Refused('unsupported_type');
}

/** The idempotency key; null when there is none. Throws Refused unless it is printable ASCII of 128 characters at most. */
export function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key');
  if (key !== null && !/^[\x21-\x7e]{1,128}$/.test(key)) throw new Refused('idempotency_key_malformed');
  return key;
}
