import { smallBodyBytes } from './limits.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The result of parsing JSON. `large` is the one long string of a large body: its bytes stay in the buffer, and
 * `placeholder` replaces it in the value.
 */
export type ReadJson =
  | { ok: true; value: unknown; large: Bytes | null }
  | { ok: false; reason: 'malformed' | 'too-large' };

/** Replaces the string that was left out. No form can send it: it is half of a surrogate pair. */
export const placeholder = '\udfff';

const quote = 0x22;
const backslash = 0x5c;
const deepestNesting = 8;
const dangerousKeys = ['__proto__', 'constructor', 'prototype'];

/** The index of the quote that closes the string that begins at `start`, or the length of the bytes. */
function endOfText(bytes: Bytes, start: number): number {
  let end = bytes.indexOf(quote, start);
  while (end !== -1) {
    let escapes = 0;
    while (bytes[end - 1 - escapes] === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
    end = bytes.indexOf(quote, end + 1);
  }
  return bytes.length;
}

/**
 * Finds the longest string of a large body; null when the rest is larger than a small body. Only its file may make a
 * body large: anything else would cost the parser time and memory.
 */
function findLargeText(bytes: Bytes): { start: number; end: number } | null {
  let longest = { start: 0, end: 0 };
  let position = 0;
  while (position < bytes.length) {
    if (position - (longest.end - longest.start) > smallBodyBytes) return null;
    const opening = bytes.indexOf(quote, position);
    if (opening === -1) break;
    const end = endOfText(bytes, opening + 1);
    if (end - opening - 1 > longest.end - longest.start) longest = { start: opening + 1, end };
    position = end + 1;
  }
  return bytes.length - (longest.end - longest.start) <= smallBodyBytes ? longest : null;
}

/**
 * The number of keys in a value; null when it is nested deeper than any form, or has a key that could change a
 * prototype.
 */
function countKeys(value: unknown, depth = 0): number | null {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === deepestNesting) return null;
  let count = Array.isArray(value) ? 0 : Object.keys(value).length;
  for (const [key, inner] of Object.entries(value)) {
    const within = dangerousKeys.includes(key) ? null : countKeys(inner, depth + 1);
    if (within === null) return null;
    count += within;
  }
  return count;
}

/** The number of keys in a JSON text. In one object, `JSON.parse` keeps only the last of those with the same name. */
const countWrittenKeys = (json: string): number =>
  [...json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined).length;

const decoded = (bytes: Bytes): string => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);

function parse(text: () => string, large: Bytes | null): ReadJson {
  try {
    const json = text();
    const value: unknown = JSON.parse(json);
    const isPlain = countKeys(value) === countWrittenKeys(json);
    return isPlain ? { ok: true, value, large } : { ok: false, reason: 'malformed' };
  } catch {
    return { ok: false, reason: 'malformed' };
  }
}

/**
 * Reads a body as JSON in UTF-8 without a byte order mark. Too large: more than a form's fields around one file.
 * @param bytes the body
 */
export function readJson(bytes: Bytes): ReadJson {
  if (bytes.length <= smallBodyBytes) return parse(() => decoded(bytes), null);
  const found = findLargeText(bytes);
  if (found === null) return { ok: false, reason: 'too-large' };
  const large = bytes.subarray(found.start, found.end);
  const around = (): string => `${decoded(bytes.subarray(0, found.start))}\\udfff${decoded(bytes.subarray(found.end))}`;
  return parse(around, large);
}
