import { type CalendarDay, type Payload, parsePayload, type RequestType } from '../_shared/requests/index.ts';
import { decodedLength } from './base64.ts';
import { encode } from './cipher.ts';
import { placeholder, readJson } from './json.ts';
import { openAttachment, type Prescription } from './prescription.ts';
import { Refused } from './refusals.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A parsed body that is not validated yet: its fields, and the file's content in base64. */
export interface ParsedBody {
  value: unknown;
  encoded: Bytes | null;
}

function attachmentIn(value: unknown): { content?: unknown } | null {
  const attachment = typeof value === 'object' && value !== null && Reflect.get(value, 'prescriptionAttachment');
  return typeof attachment === 'object' && attachment !== null ? attachment : null;
}

/**
 * Parses the JSON of a body.
 * @throws Refused when it is malformed or too large
 */
export function parseBody(bytes: Bytes): ParsedBody {
  const json = readJson(bytes);
  if (!json.ok) throw new Refused(json.reason === 'too-large' ? 'too_large' : 'malformed');
  const content = attachmentIn(json.value)?.content;
  if (json.large !== null) {
    if (content !== placeholder) throw new Refused('too_large');
    return { value: json.value, encoded: json.large };
  }
  return { value: json.value, encoded: typeof content === 'string' ? encode(content) : null };
}

function openPrescription(payload: Payload, encoded: Bytes | null): Prescription | null {
  if (payload.type !== 'contact-lens' || payload.prescriptionAttachment === undefined || encoded === null) return null;
  const opened = openAttachment(encoded);
  if (opened.ok) return opened.prescription;
  if (opened.issue === null) throw new Refused('malformed');
  throw new Refused('invalid', { issues: [{ field: 'prescriptionFile', message: opened.issue }] });
}

/** The fields. The file is stored separately: of it they contain only what is noted about it. */
function fieldsOf(body: unknown, file: Prescription | null): Bytes {
  const attachment = file?.notes.length ? Object.fromEntries(file.notes.map((note) => [note, true])) : undefined;
  return encode(JSON.stringify(body, (key, value: unknown) => (key === 'prescriptionAttachment' ? attachment : value)));
}

/** A valid request, or one that the honeypot caught, as it is to be stored. */
export interface Submitted {
  type: RequestType;
  fields: Bytes;
  file: Prescription | null;
  caught: boolean;
}

/**
 * Validates the body of a request.
 * @param today the current day at the practice
 * @throws Refused when it is neither valid nor caught by the honeypot
 */
export function readSubmitted({ value, encoded }: ParsedBody, today: CalendarDay): Submitted {
  const parsed = parsePayload(value, { today, fileBytes: encoded === null ? 0 : decodedLength(encoded) });
  if (parsed.ok) {
    const { payload } = parsed;
    const file = openPrescription(payload, encoded);
    return { type: payload.type, fields: fieldsOf(payload, file), file, caught: false };
  }
  if (!parsed.honeypot) throw new Refused('invalid', { issues: parsed.issues });
  // Everything else about it may be invalid, but its type is known. Its file is not kept: it would fill the database unseen.
  const { type } = value as { type: RequestType };
  return { type, fields: fieldsOf(value, null), file: null, caught: true };
}
