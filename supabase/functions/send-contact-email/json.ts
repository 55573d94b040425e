import { Buffer } from 'node:buffer';
import { encode } from './cipher.ts';
import { smallBodyBytes } from './limits.ts';
import { Refused } from './refusals.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A parsed body that is not validated yet: its fields, and the file's content in base64. */
export interface ParsedBody {
  value: unknown;
  encoded: Bytes | null;
}

const deepestNesting = 8;
const dangerousKeys = ['__proto__', 'constructor', 'prototype'];

/** Whether a value is nested no deeper than a form, and has no key that could change a prototype. */
const isPlain = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < deepestNesting &&
    Object.entries(value).every(([key, inner]) => !dangerousKeys.includes(key) && isPlain(inner, depth + 1)));

function contentIn(value: unknown): unknown {
  const { prescriptionAttachment } = Object(value) as { prescriptionAttachment?: unknown };
  return (Object(prescriptionAttachment) as { content?: unknown }).content;
}

function parse(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!isPlain(value)) throw new Refused('malformed');
  return value;
}

const quote = 0x22;

/** The longest piece between two quotes: where only a file makes a body large, its content. */
function longestPiece(bytes: Bytes): { start: number; end: number } {
  let longest = { start: 0, end: 0 };
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    if (start - (longest.end - longest.start) > smallBodyBytes) throw new Refused('too_large');
    end = bytes.indexOf(quote, start);
    if (end === -1) end = bytes.length;
    if (end - start > longest.end - longest.start) longest = { start, end };
  }
  return longest;
}

function parseLarge(bytes: Bytes, decode: (bytes: Bytes) => string): ParsedBody {
  const { start, end } = longestPiece(bytes);
  if (bytes.length - (end - start) > smallBodyBytes) throw new Refused('too_large');
  const value = parse(decode(bytes.subarray(0, start)) + decode(bytes.subarray(end)));
  if (contentIn(value) !== '') throw new Refused('too_large');
  return { value, encoded: bytes.subarray(start, end) };
}

/**
 * Reads a body as JSON in UTF-8 without a byte order mark. Only its file may make it large: anything else would cost the
 * parser time and memory. The content of a large file stays in the buffer.
 * @throws Refused when it is malformed or too large
 */
export function readJson(bytes: Bytes): ParsedBody {
  const decode = (some: Bytes) => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(some);
  try {
    if (bytes.length > smallBodyBytes) return parseLarge(bytes, decode);
    const value = parse(decode(bytes));
    const content = contentIn(value);
    return { value, encoded: typeof content === 'string' ? encode(content) : null };
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('malformed');
  }
}

const decodedAtOnce = 16 * 1024;

/**
 * Decodes base64 in place and in pieces, so that a large file is in memory only once. Its slashes may be escaped, as PHP
 * does. Null for anything else, which the decoder would skip.
 */
export function decodeBase64(encoded: Bytes): Bytes | null {
  const text = Buffer.from(encoded.buffer, encoded.byteOffset, encoded.length);
  let length = 0;
  let rest = '';
  for (let at = 0; at < text.length; at += decodedAtOnce) {
    const piece = (rest + text.toString('latin1', at, at + decodedAtOnce)).replaceAll('\\/', '/');
    const end = at + decodedAtOnce < text.length ? piece.length - (piece.length % 4) - 4 : piece.length;
    const written = text.write(piece.slice(0, end), length, 'base64');
    if (text.toString('base64', length, length + written) !== piece.slice(0, end)) return null;
    length += written;
    rest = piece.slice(end);
  }
  return encoded.subarray(0, length);
}
