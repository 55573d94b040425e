import { Buffer } from 'node:buffer';
import { beginningBytes, type FileKind, fileKindOf } from '../../_shared/contract/prescription-file.ts';

/** What the office is told about a file. The names are stored: do not rename them. */
export const fileNotes = ['hasUnusualEnding', 'hasActiveContent', 'isEncrypted'] as const;
/** What the office is told about a file. */
export type FileNote = (typeof fileNotes)[number];

/** What the bytes of a file are. */
export interface RecognizedFile {
  kind: FileKind;
  notes: readonly FileNote[];
}

/** How each kind ends. Samsung's camera appends blocks that end with SEFT. */
const usualEnds: Readonly<Record<FileKind, RegExp>> = {
  pdf: /%%EOF[\0\s]*$/,
  jpg: /(?:\xff\xd9|SEFT)[\0\s]*$/,
  png: /IEND\xaeB`\x82[\0\s]*$/,
};

/** Scripts, programs, other files, sound and video, and forms with scripts. */
const activeNames = [
  ...['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'GoToE', 'GoToR', 'ImportData'],
  ...['Rendition', 'RichMedia', 'Movie', 'Sound', 'OnInstantiate', 'XFA'],
];

/** Matches one of the names of a PDF, whole. */
const nameOf = (names: readonly string[]): RegExp => new RegExp(`/(?:${names.join('|')})(?![^\\0\\s()<>[\\]{}/%])`);

const active = nameOf(activeNames);
const encryption = nameOf(['Encrypt']);

/** Bytes as text, each as one character. */
const textOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** What tells the kind of a file. */
export const beginningOf = (bytes: Uint8Array): string => textOf(bytes.subarray(0, beginningBytes));

const step = 64 * 1024;
/** More than a name is long. */
const overlap = 64;

/** What a PDF has. As one text, a large file would fill the memory of the function. */
function contentNotes(bytes: Uint8Array): FileNote[] {
  const notes: FileNote[] = [];
  for (let at = 0; at < bytes.length; at += step) {
    const escaped = textOf(bytes.subarray(at, at + step + overlap));
    const text = escaped.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
    if (active.test(text)) notes.push('hasActiveContent');
    if (encryption.test(text)) notes.push('isEncrypted');
  }
  return notes;
}

/** Recognizes a file by its beginning; null for everything except a PDF, JPEG or PNG. Nothing is decompressed. */
export function sniff(bytes: Uint8Array): RecognizedFile | null {
  const kind = fileKindOf(beginningOf(bytes));
  if (kind === null) return null;
  const notes = kind === 'pdf' ? contentNotes(bytes) : [];
  if (!usualEnds[kind].test(textOf(bytes.subarray(-step)))) notes.push('hasUnusualEnding');
  return { kind, notes: fileNotes.filter((note) => notes.includes(note)) };
}
