import { hasWordAt, indexOfByte, indexOfWord, numbersIn } from './bytes.ts';
import type { FileKind } from './sniff.ts';

const zipEnd = 'PK\x05\x06';
const zipEndLength = 22;
const zip64LocatorLength = 20;
const longestComment = 0xffff;

/** Whether the bytes end like a ZIP archive: its directory, then its end, then a comment. */
function isZip(bytes: Uint8Array): boolean {
  const numbers = numbersIn(bytes);
  const from = Math.max(0, bytes.length - zipEndLength - longestComment);
  for (let at = indexOfWord(bytes, zipEnd, from); at !== -1; at = indexOfWord(bytes, zipEnd, at + 1)) {
    if (at + zipEndLength > bytes.length) return false;
    const directory = at - numbers.getUint32(at + 12, true);
    const isEmpty = directory === at && numbers.getUint16(at + 10, true) === 0;
    const isLarge = hasWordAt(bytes, at - zip64LocatorLength, 'PK\x06\x07');
    if (isEmpty || isLarge || (directory >= 0 && hasWordAt(bytes, directory, 'PK\x01\x02'))) return true;
  }
  return false;
}

/** Archives that may begin anywhere in a file. */
const archives = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'];

/** Some programs open a PDF that begins anywhere in a file. */
const pdfHeaders = ['%PDF-1.', '%PDF-2.'];

/** An ISO image leaves its first 32 KB to others. */
const isoSignature = { at: 0x8001, word: 'CD001' };

// What follows a short tag is text: the bytes of an image seldom spell a tag, and never go on like this.
const tags = [
  { name: 'script', text: 0 },
  { name: 'iframe', text: 0 },
  { name: '!doctype', text: 0 },
  { name: 'object', text: 4 },
  { name: 'html', text: 8 },
  { name: 'head', text: 8 },
  { name: '?php', text: 8 },
  { name: 'img', text: 12 },
  { name: 'svg', text: 12 },
];

const lessThan = 0x3c;

const isText = (byte: number): boolean => (byte >= 0x20 && byte <= 0x7e) || (byte >= 0x09 && byte <= 0x0d);

const isLetter = (byte: number): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

/** Whether a tag begins here, after its `<`. */
function isTagAt(bytes: Uint8Array, at: number, { name, text }: (typeof tags)[number]): boolean {
  for (let index = 0; index < name.length; index += 1) {
    // Capital letters differ by this bit.
    if (((bytes[at + index] ?? 0) | 0x20) !== name.charCodeAt(index)) return false;
  }
  const after = at + name.length;
  for (let next = after; next < Math.min(after + text, bytes.length); next += 1) {
    if (!isText(bytes[next] ?? 0)) return false;
  }
  return text === 0 || !isLetter(bytes[after] ?? 0);
}

function isPage(bytes: Uint8Array): boolean {
  for (let at = indexOfByte(bytes, lessThan, 0); at !== -1; at = indexOfByte(bytes, lessThan, at + 1)) {
    if (tags.some((tag) => isTagAt(bytes, at + 1, tag))) return true;
  }
  return false;
}

/** Whether the bytes of a whole file are, or openly contain, a file of another kind: an archive, a page or a PDF. */
export function isPolyglot(bytes: Uint8Array, kind: FileKind): boolean {
  const others = kind === 'pdf' ? archives : [...archives, ...pdfHeaders];
  return (
    isZip(bytes) ||
    hasWordAt(bytes, isoSignature.at, isoSignature.word) ||
    others.some((word) => indexOfWord(bytes, word) !== -1) ||
    isPage(bytes)
  );
}
