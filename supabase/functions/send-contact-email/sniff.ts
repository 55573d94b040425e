import { Buffer } from 'node:buffer';

/** A kind of file that a prescription may be. */
export type FileKind = 'pdf' | 'jpg' | 'png';

/** The media type of each kind. */
export const mediaTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** What the bytes say: a known kind, plainly something else, or nothing that is known. */
export type Sniffed = FileKind | 'refused' | 'unknown';

const allowed: readonly (readonly [FileKind, string])[] = [
  ['jpg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
];

// The first bytes of programs, archives, other documents and other pictures.
const otherBeginnings = [
  'MZ',
  '\x7fELF',
  '\xfe\xed\xfa\xce',
  '\xfe\xed\xfa\xcf',
  '\xce\xfa\xed\xfe',
  '\xcf\xfa\xed\xfe',
  '\xca\xfe\xba\xbe',
  '\x00asm',
  '#!',
  'PK\x03\x04',
  'PK\x05\x06',
  'PK\x07\x08',
  '\x1f\x8b',
  'BZh',
  '7z\xbc\xaf\x27\x1c',
  '\xfd7zXZ\x00',
  '\x28\xb5\x2f\xfd',
  'Rar!',
  'MSCF',
  '\xd0\xcf\x11\xe0',
  '{\\rtf',
  '%!PS',
  'GIF8',
  'II*\x00',
  'MM\x00*',
  'SQLite format 3',
];

const markup = ['<html', '<script', '<svg', '<iframe', '<!doctype html', '<?php'];
const zipEnd = 'PK\x05\x06';
const window = 64 * 1024;
const zipEndLength = 22;

/** The bytes as text, one character for each. */
const characters = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

function hasMarkup(text: string): boolean {
  const lower = text.toLowerCase();
  return markup.some((tag) => lower.includes(tag));
}

function isOther(head: string): boolean {
  if (otherBeginnings.some((beginning) => head.startsWith(beginning))) return true;
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return true;
  if (head.startsWith('BM') && head.startsWith('\x00\x00\x00\x00', 6)) return true;
  if (head.startsWith('ftyp', 4) || head.startsWith('ustar', 257)) return true;
  return /^(?:\xef\xbb\xbf)?\s*<[a-z!?/]/i.test(head);
}

/** Whether the bytes end as an archive does, whatever they begin with. */
function endsAsArchive(bytes: Uint8Array): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - window - zipEndLength));
  const text = characters(tail);
  for (let at = text.lastIndexOf(zipEnd); at !== -1; at = at === 0 ? -1 : text.lastIndexOf(zipEnd, at - 1)) {
    const comment = (tail[at + 20] ?? 0) + (tail[at + 21] ?? 0) * 256;
    if (at + zipEndLength + comment <= tail.length) return true;
  }
  return false;
}

/**
 * Looks at a file's bytes without decoding anything. A file that is two things at once counts as something else.
 * @param bytes the whole file
 */
export function sniff(bytes: Uint8Array): Sniffed {
  if (bytes.length === 0) return 'refused';
  const head = characters(bytes.subarray(0, window));
  if (isOther(head) || endsAsArchive(bytes)) return 'refused';
  const image = allowed.find(([, beginning]) => head.startsWith(beginning));
  if (image) {
    const tail = characters(bytes.subarray(Math.max(0, bytes.length - window)));
    return hasMarkup(head) || hasMarkup(tail) ? 'refused' : image[0];
  }
  const preface = head.slice(0, 1024).indexOf('%PDF-');
  if (preface !== -1) return hasMarkup(head.slice(0, preface)) ? 'refused' : 'pdf';
  return hasMarkup(head.slice(0, 1024)) ? 'refused' : 'unknown';
}
