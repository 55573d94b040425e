import { sameFingerprint } from './cipher.ts';
import { Refused } from './refusals.ts';
import type { Settings } from './settings.ts';

/**
 * Rejects other origins than the site's, and other methods than POST and OPTIONS.
 * @throws Refused
 */
export function assertOriginAndMethod(request: Request, siteOrigins: readonly string[]): void {
  const origin = request.headers.get('origin');
  if (origin !== null && !siteOrigins.includes(origin)) throw new Refused('origin_not_allowed');
  if (request.method !== 'POST' && request.method !== 'OPTIONS') throw new Refused('method_not_allowed');
}

/**
 * Rejects requests without the site's publishable key, which every page sends.
 * @throws Refused
 */
export function assertPublishableKey(headers: Headers, key: Settings['publishableKey']): void {
  const bearer = headers.get('authorization')?.replace(/^Bearer\s+/i, '');
  if (key !== null && (headers.get('apikey') ?? bearer) !== key) throw new Refused('key_missing');
}

/**
 * Rejects calls of other services without their secret.
 * @param secret null refuses all
 * @throws Refused
 */
export async function assertSecret(headers: Headers, secret: string | null): Promise<void> {
  const given = headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  // Digests take the same time to compare, however much of the secret is right.
  if (secret === null || !sameFingerprint(await digest(given), await digest(secret))) throw new Refused('secret_wrong');
}

/**
 * Rejects bodies that are not plain JSON in UTF-8.
 * @throws Refused
 */
export function assertJson(headers: Headers): void {
  const isJson = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(headers.get('content-type') ?? '');
  const isPlain = (headers.get('content-encoding') ?? 'identity') === 'identity';
  if (!isJson || !isPlain) throw new Refused('unsupported_type');
}

/**
 * The idempotency key of the request; null when there is none.
 * @throws Refused when it is longer than 128 characters or not printable ASCII
 */
export function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key');
  if (key !== null && !/^[\x21-\x7e]{1,128}$/.test(key)) throw new Refused('idempotency_key_malformed');
  return key;
}
