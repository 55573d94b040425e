import { beginningBytes, type FileKind, fileKindOf } from '../_shared/requests/prescription-file.ts';

/** The media type of each kind. */
export const mediaTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** What the office is told about a file. The names are stored: do not rename them. */
export const fileNotes = ['hasUnusualEnding', 'hasActiveContent', 'isEncrypted'] as const;
/** What the office is told about a file. */
export type FileNote = (typeof fileNotes)[number];

/** What the bytes of a file are. */
export interface RecognizedFile {
  kind: FileKind;
  notes: readonly FileNote[];
}

/** How each kind ends, before white space and zeros. Samsung's camera appends blocks that end with SEFT. */
const usualEnds: Readonly<Record<FileKind, readonly string[]>> = {
  pdf: ['%%EOF'],
  jpg: ['\xff\xd9', 'SEFT'],
  png: ['IEND\xaeB`\x82'],
};

const isBlank = (byte: number): boolean => byte === 0x20 || byte === 0 || (byte >= 0x09 && byte <= 0x0d);

/** Scripts, programs, other files, sound and video, and forms with scripts. */
const activeNames = [
  ...['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'GoToE', 'GoToR', 'ImportData'],
  ...['Rendition', 'RichMedia', 'Movie', 'Sound', 'OnInstantiate', 'XFA'],
];

/** Matches a name of a PDF, in which `#4A` is J. */
const namePattern = (name: string): string =>
  Array.from(name, (letter) => {
    const [high, low = ''] = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${high}[${low}${low.toUpperCase()}])`;
  }).join('');

/** Matches one of the names, whole. */
const namesPattern = (names: readonly string[]): RegExp =>
  new RegExp(`/(?:${names.map(namePattern).join('|')})(?![^\\0\\s()<>[\\]{}/%])`);

const active = namesPattern(activeNames);
const encryption = namesPattern(['Encrypt']);

/** A few bytes as text, each as one character. */
const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** What tells the kind of a file. */
export const beginningOf = (bytes: Uint8Array): string => textOf(bytes.subarray(0, beginningBytes));

function hasUsualEnding(bytes: Uint8Array, kind: FileKind): boolean {
  let end = bytes.length;
  while (end > 0 && isBlank(bytes[end - 1] ?? -1)) end -= 1;
  return usualEnds[kind].some((word) => textOf(bytes.subarray(Math.max(0, end - word.length), end)) === word);
}

const step = 64 * 1024;
/** More than a name is long. */
const overlap = 64;

/** Which patterns match somewhere in the bytes. As one text, a large file would fill the memory of the function. */
function found(bytes: Uint8Array, patterns: readonly RegExp[]): Set<RegExp> {
  const decoder = new TextDecoder('latin1');
  const matching = new Set<RegExp>();
  for (let at = 0; at < bytes.length; at += step) {
    const text = decoder.decode(bytes.subarray(at, at + step + overlap));
    for (const pattern of patterns) if (pattern.test(text)) matching.add(pattern);
  }
  return matching;
}

/**
 * Recognizes a file by its beginning, which tells it apart from a program, an archive and a page; null for everything
 * except a PDF, JPEG or PNG. Nothing is decompressed.
 * @param bytes the whole file
 */
export function sniff(bytes: Uint8Array): RecognizedFile | null {
  const kind = fileKindOf(beginningOf(bytes));
  if (kind === null) return null;
  const names = kind === 'pdf' ? found(bytes, [active, encryption]) : new Set();
  const is: Readonly<Record<FileNote, boolean>> = {
    hasUnusualEnding: !hasUsualEnding(bytes, kind),
    hasActiveContent: names.has(active),
    isEncrypted: names.has(encryption),
  };
  return { kind, notes: fileNotes.filter((note) => is[note]) };
}
