import { prescriptionFileBytes } from './limits.ts';
import { keys } from './messages.ts';

/** A chosen file, such as a browser's `File`. Size in bytes. */
export interface PrescriptionFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Its first {@link beginningBytes}, each as one character; missing until they are read. */
  readonly beginning?: string;
}

/** The file in the payload: `content` is standard base64, `contentType` the type that the browser reports. */
export interface PrescriptionAttachment {
  filename: string;
  content: string;
  contentType: string;
}

/** The kinds of files that a prescription may be. */
export type FileKind = 'pdf' | 'jpg' | 'png';

/** How many bytes of a file tell its kind. */
export const beginningBytes = 1024;

/** Whether a PDF may begin after this: a byte order mark, headers of HTTP or mail, or commands for a printer. */
function isPlainText(text: string): boolean {
  const isText = (character: string): boolean => character === '\x1b' || /[\s\P{Cc}]/u.test(character);
  const isPage = /<(?:[!?]|\/?[a-z][a-z0-9]*[\s/>])/i.test(text);
  return !text.startsWith('#!') && !isPage && Array.from(text).every(isText);
}

/**
 * The kind of a file by its beginning, which tells it apart from a program, an archive and a page. Its name and type do
 * not matter: phones and portals get them wrong. Null for everything except a PDF, JPEG or PNG.
 */
export function fileKindOf(beginning: string): FileKind | null {
  if (beginning.startsWith('\xff\xd8\xff')) return 'jpg';
  if (beginning.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  const header = beginning.search(/%PDF-\d\.\d/);
  return header !== -1 && isPlainText(beginning.slice(0, header)) ? 'pdf' : null;
}

/** Whether a file begins as a photo of an iPhone. */
export const isHeic = (beginning: string): boolean => /^.{4}ftyp(?:he|mif1|msf1)/s.test(beginning);

/** How archives and the files of Office programs begin. */
const documents = ['PK', 'Rar!', '7z', '\xd0\xcf\x11\xe0'];

/** The issue of a file of another kind. */
function kindIssue(beginning: string) {
  if (beginning === '') return keys.fileEmpty;
  if (isHeic(beginning)) return keys.fileHeic;
  if (/^RIFF.{4}WEBP/s.test(beginning)) return keys.fileWebp;
  return documents.some((start) => beginning.startsWith(start)) ? keys.fileDocument : keys.fileOther;
}

/**
 * The key of the issue of a chosen file's size and beginning; null when there is none.
 * @param file the chosen file, size in bytes
 */
export function prescriptionFileIssue({
  size,
  beginning,
}: Pick<PrescriptionFile, 'size' | 'beginning'>): keyof typeof keys | null {
  if (size > prescriptionFileBytes) return keys.fileTooLarge;
  const first = size === 0 ? '' : beginning;
  if (first === undefined || fileKindOf(first) !== null) return null;
  return kindIssue(first);
}
