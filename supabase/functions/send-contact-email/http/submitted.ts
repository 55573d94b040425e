import { Buffer } from 'node:buffer';
import { type CalendarDay, type Payload, parsePayload, type RequestType } from '../../_shared/contract/index.ts';
import { type Bytes, encode } from '../store/cipher.ts';
import { smallBodyBytes } from './limits.ts';
import { Refused } from './responses.ts';
import { beginningOf, type RecognizedFile, sniff } from './sniff.ts';

const deepestNesting = 8;
const dangerousKeys = ['__proto__', 'constructor', 'prototype'];

/** Whether a value is nested no deeper than a form, and has no key that could change a prototype. */
const isPlain = (value: unknown, depth = 0): boolean =>
  Object(value) !== value ||
  (depth < deepestNesting &&
    Object.entries(value as object).every(([key, inner]) => !dangerousKeys.includes(key) && isPlain(inner, depth + 1)));

const decode = (bytes: Bytes): string => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);

/** Parses JSON in UTF-8 without a byte order mark. Throws Refused when it is malformed. */
function parse(...pieces: Bytes[]): unknown {
  try {
    const value: unknown = JSON.parse(pieces.map(decode).join(''));
    if (isPlain(value)) return value;
  } catch {}
  throw new Refused('malformed');
}

const quote = 0x22;

/** The longest piece between two quotes: where only a file makes a body large, its content. */
function longestPiece(bytes: Bytes): [start: number, end: number] {
  let [from, to] = [0, 0];
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    if (start - (to - from) > smallBodyBytes) break;
    end = bytes.indexOf(quote, start);
    if (end === -1) end = bytes.length;
    if (end - start > to - from) [from, to] = [start, end];
  }
  return [from, to];
}

/**
 * Parses a body into its fields, and the content of its file in base64, which stays in the buffer when it is large. Only a
 * file may make a body large: anything else would cost the parser time and memory.
 */
function parseBody(bytes: Bytes): { value: unknown; encoded: Bytes | null } {
  const contentIn = (value: unknown): unknown => Object(Object(value).prescriptionAttachment).content;
  if (bytes.length <= smallBodyBytes) {
    const value = parse(bytes);
    const content = contentIn(value);
    return { value, encoded: typeof content === 'string' ? encode(content) : null };
  }
  const [start, end] = longestPiece(bytes);
  if (bytes.length - (end - start) > smallBodyBytes) throw new Refused('too_large');
  const value = parse(bytes.subarray(0, start), bytes.subarray(end));
  if (contentIn(value) !== '') throw new Refused('too_large');
  return { value, encoded: bytes.subarray(start, end) };
}

/** Parses a small body. Throws Refused when it is malformed or too large. */
export function parseSmall(bytes: Bytes): unknown {
  if (bytes.length > smallBodyBytes) throw new Refused('too_large');
  return parse(bytes);
}

const decodedAtOnce = 16 * 1024;

/**
 * Decodes base64 in place and in pieces, so that a large file is in memory only once. Its slashes may be escaped, as PHP
 * does. Null for anything else, which the decoder would skip.
 */
function decodeBase64(encoded: Bytes): Bytes | null {
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

/** The prescription file of a request. */
type Prescription = RecognizedFile & { bytes: Bytes };

/** A valid request, or one that the honeypot caught, as it is to be stored. */
export interface Submitted {
  type: RequestType;
  fields: Bytes;
  file: Prescription | null;
  /** Whether the honeypot is filled: the request is kept for an operator, and the office gets no mail. */
  caught: boolean;
}

/** The fields. The file is stored separately: of it they contain only what is noted about it. */
function fieldsOf(body: unknown, notes: readonly string[] = []): Bytes {
  const noted = notes.length > 0 ? Object.fromEntries(notes.map((note) => [note, true])) : undefined;
  return encode(JSON.stringify(body, (key, value: unknown) => (key === 'prescriptionAttachment' ? noted : value)));
}

function fileOf(payload: Payload, bytes: Bytes | null): Prescription | null {
  if (payload.type !== 'contact-lens' || payload.prescriptionAttachment === undefined) return null;
  const recognized = bytes && sniff(bytes);
  if (bytes === null || recognized === null) throw new Refused('malformed');
  return { bytes, ...recognized };
}

/** Reads the body of a request, and decodes its file in place. Throws Refused unless it is valid, or caught by the honeypot. */
export function readSubmitted(body: Bytes, today: CalendarDay): Submitted {
  const { value, encoded } = parseBody(body);
  const bytes = encoded && decodeBase64(encoded);
  const file = bytes ? { size: bytes.length, beginning: beginningOf(bytes) } : { size: encoded?.length ?? 0 };
  const parsed = parsePayload(value, { today, file });
  if (parsed.ok) {
    const { payload } = parsed;
    const prescription = fileOf(payload, bytes);
    return { type: payload.type, fields: fieldsOf(payload, prescription?.notes), file: prescription, caught: false };
  }
  if (!parsed.honeypot) throw new Refused('invalid', { issues: parsed.issues });
  // Everything else about it may be invalid, but its type is known. Its file is not kept: it would fill the database unseen.
  const { type } = value as { type: RequestType };
  return { type, fields: fieldsOf(value, ['wasNotKept']), file: null, caught: true };
}
