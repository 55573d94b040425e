import type { PrescriptionAttachment } from '../_shared/requests/index.ts';
import { decodeBase64 } from './base64.ts';
import { type FileKind, sniff } from './sniff.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A prescription that arrived. `verified`: the bytes were recognized as this kind. */
export interface Prescription {
  bytes: Bytes;
  kind: FileKind;
  verified: boolean;
}

/** What came of opening an attachment. */
export type OpenedAttachment =
  | { ok: true; prescription: Prescription }
  | { ok: false; reason: 'not-base64' | 'not-allowed' };

/** The kind that an attachment claims to be, by its name or else its type. */
function claimedKind({ filename, contentType }: PrescriptionAttachment): FileKind {
  const claim = /\.(pdf|jpe?g|png)$/i.exec(filename.trim())?.[1]?.toLowerCase() ?? contentType.toLowerCase();
  if (claim.includes('pdf')) return 'pdf';
  return claim.includes('png') ? 'png' : 'jpg';
}

/**
 * Opens an attachment that kept the contract: checks its base64 strictly and looks at its bytes, which know better
 * than name and type what they are.
 * @param attachment what arrived
 * @param encoded its content as ASCII bytes, which are overwritten
 */
export function openAttachment(attachment: PrescriptionAttachment, encoded: Bytes): OpenedAttachment {
  const bytes = decodeBase64(encoded);
  if (bytes === null) return { ok: false, reason: 'not-base64' };
  const sniffed = sniff(bytes);
  if (sniffed === 'refused') return { ok: false, reason: 'not-allowed' };
  const verified = sniffed !== 'unknown';
  return { ok: true, prescription: { bytes, kind: verified ? sniffed : claimedKind(attachment), verified } };
}

const partBytes = 128 * 1024;

/** The pieces in which a file is kept, so that it never has to be held as a whole. */
export const partsOf = (bytes: Bytes): Bytes[] =>
  Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, part) =>
    bytes.subarray(part * partBytes, (part + 1) * partBytes),
  );
