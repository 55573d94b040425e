import { prescriptionFileIssue } from '../_shared/requests/index.ts';
import { decodeBase64 } from './base64.ts';
import { beginningOf, type RecognizedFile, sniff } from './sniff.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The prescription file of a request. */
export interface Prescription extends RecognizedFile {
  bytes: Bytes;
}

/** The result of opening an attachment. */
export type OpenedAttachment =
  | { ok: true; prescription: Prescription }
  /** `issue` is null for content that is not base64. */
  | { ok: false; issue: string | null };

/**
 * Decodes the content of an attachment and recognizes the file by its bytes. Its name and type do not matter.
 * @param encoded the content as ASCII bytes, which are overwritten
 */
export function openAttachment(encoded: Bytes): OpenedAttachment {
  const bytes = decodeBase64(encoded);
  if (bytes === null) return { ok: false, issue: null };
  const recognized = sniff(bytes);
  if (recognized !== null) return { ok: true, prescription: { bytes, ...recognized } };
  return { ok: false, issue: prescriptionFileIssue({ size: bytes.length, beginning: beginningOf(bytes) }) };
}

const partBytes = 256 * 1024;

/** Splits a file into the parts in which it is stored, so that it is never in memory as a whole when it is mailed. */
export const partsOf = (bytes: Bytes): Bytes[] =>
  Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, part) =>
    bytes.subarray(part * partBytes, (part + 1) * partBytes),
  );
