import { Buffer } from 'node:buffer';

/** The kinds of files that a prescription may be. */
export type FileKind = 'pdf' | 'jpg' | 'png';

/** The media type of each kind. */
export const mediaTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};

const signatures: readonly (readonly [FileKind, string])[] = [
  ['pdf', '%PDF-'],
  ['jpg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
];

const markup = /<(?:html|script|svg|iframe|!doctype html|\?php)/i;
const zipEnd = 'PK\x05\x06';
const zipEndLength = 22;
const windowLength = 64 * 1024;

/** Whether the bytes end like a ZIP archive, even if they begin differently. */
function endsAsArchive(tail: string): boolean {
  for (let at = tail.lastIndexOf(zipEnd); at !== -1; at = at === 0 ? -1 : tail.lastIndexOf(zipEnd, at - 1)) {
    const commentLength = tail.charCodeAt(at + 20) + tail.charCodeAt(at + 21) * 256;
    if (at + zipEndLength + commentLength <= tail.length) return true;
  }
  return false;
}

/**
 * Detects the kind of a file from its bytes, without decoding it; null for anything except a PDF, JPEG or PNG, for a
 * file that is also an archive, and for an image that is also HTML.
 * @param bytes the whole file
 */
export function sniff(bytes: Uint8Array): FileKind | null {
  const latin1 = (part: Uint8Array): string =>
    Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('latin1');
  const head = latin1(bytes.subarray(0, windowLength));
  const tail = latin1(bytes.subarray(Math.max(0, bytes.length - windowLength - zipEndLength)));
  // Some programs write line breaks before a PDF's header.
  const [kind] = signatures.find(([name, start]) => (name === 'pdf' ? head.trimStart() : head).startsWith(start)) ?? [];
  if (kind === undefined || endsAsArchive(tail)) return null;
  const isPage = kind !== 'pdf' && (markup.test(head) || markup.test(tail));
  return isPage ? null : kind;
}
