import { hasWordAt } from './bytes.ts';
import { isJpeg, jpegSignature } from './jpeg.ts';
import { isPdf } from './pdf.ts';
import { hasActiveContent } from './pdf-content.ts';
import { isPng, pngSignature } from './png.ts';
import { isPolyglot } from './polyglot.ts';

/** The kinds of files that a prescription may be. */
export type FileKind = 'pdf' | 'jpg' | 'png';

/** The media type of each kind. */
export const mediaTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** What the bytes of a file are. */
export interface RecognizedFile {
  kind: FileKind;
  /** Whether it contains scripts, programs or other files, or may contain them where they cannot be seen. */
  hasActiveContent: boolean;
}

function kindOf(bytes: Uint8Array): FileKind | null {
  if (hasWordAt(bytes, 0, pngSignature)) return isPng(bytes) ? 'png' : null;
  if (hasWordAt(bytes, 0, jpegSignature)) return isJpeg(bytes) ? 'jpg' : null;
  return isPdf(bytes) ? 'pdf' : null;
}

/**
 * Recognizes a file by its bytes, to their end, without decoding pictures or pages; null for anything except a PDF, JPEG
 * or PNG, and for a file that is of another kind too.
 * @param bytes the whole file
 */
export function sniff(bytes: Uint8Array): RecognizedFile | null {
  const kind = kindOf(bytes);
  if (kind === null || isPolyglot(bytes, kind)) return null;
  return { kind, hasActiveContent: kind === 'pdf' && hasActiveContent(bytes) };
}
