import { type CalendarDay, type Payload, parsePayload, type RequestType } from '../_shared/requests/index.ts';
import { encode } from './cipher.ts';
import { decodeBase64, type ParsedBody } from './json.ts';
import { Refused } from './refusals.ts';
import { beginningOf, type RecognizedFile, sniff } from './sniff.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The prescription file of a request. */
interface Prescription extends RecognizedFile {
  bytes: Bytes;
}

/** A valid request, or one that the honeypot caught, as it is to be stored. */
export interface Submitted {
  type: RequestType;
  fields: Bytes;
  file: Prescription | null;
  caught: boolean;
}

/** The fields. The file is stored separately: of it they contain only what is noted about it. */
function fieldsOf(body: unknown, file: Prescription | null): Bytes {
  const attachment = file?.notes.length ? Object.fromEntries(file.notes.map((note) => [note, true])) : undefined;
  return encode(JSON.stringify(body, (key, value: unknown) => (key === 'prescriptionAttachment' ? attachment : value)));
}

function fileOf(payload: Payload, bytes: Bytes | null): Prescription | null {
  if (payload.type !== 'contact-lens' || payload.prescriptionAttachment === undefined) return null;
  const recognized = bytes && sniff(bytes);
  if (bytes === null || recognized === null) throw new Refused('malformed');
  return { bytes, ...recognized };
}

/**
 * Validates the body of a request.
 * @param today the current day at the practice
 * @throws Refused when it is neither valid nor caught by the honeypot
 */
export function readSubmitted({ value, encoded }: ParsedBody, today: CalendarDay): Submitted {
  const bytes = encoded && decodeBase64(encoded);
  const file = bytes ? { size: bytes.length, beginning: beginningOf(bytes) } : { size: encoded?.length ?? 0 };
  const parsed = parsePayload(value, { today, file });
  if (parsed.ok) {
    const { payload } = parsed;
    const prescription = fileOf(payload, bytes);
    return { type: payload.type, fields: fieldsOf(payload, prescription), file: prescription, caught: false };
  }
  if (!parsed.honeypot) throw new Refused('invalid', { issues: parsed.issues });
  // Everything else about it may be invalid, but its type is known. Its file is not kept: it would fill the database unseen.
  const { type } = value as { type: RequestType };
  return { type, fields: fieldsOf(value, null), file: null, caught: true };
}
