import { prescriptionFileBytes } from './limits.ts';
import { messages } from './messages.ts';

/** A chosen file, such as a browser's `File`. Size in bytes. */
export interface PrescriptionFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** The file in the payload: `content` is standard base64, `contentType` the type that the browser reports. */
export interface PrescriptionAttachment {
  filename: string;
  content: string;
  contentType: string;
}

const allowedExtensions = ['pdf', 'jpg', 'jpeg', 'png'];
const allowedTypes = ['application/pdf', 'application/x-pdf', 'image/jpeg', 'image/jpg', 'image/pjpeg', 'image/png'];
// The types that browsers and phones use for files of unknown type.
const unknownTypes = ['', 'application/octet-stream', 'binary/octet-stream'];

const extensionOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.trim().toLowerCase() ?? '';

function isAllowedType({ name, type }: PrescriptionFile): boolean {
  const extension = extensionOf(name);
  const contentType = type.replace(/;.*/s, '').trim().toLowerCase();
  if (allowedTypes.includes(contentType)) return extension === '' || allowedExtensions.includes(extension);
  return unknownTypes.includes(contentType) && allowedExtensions.includes(extension);
}

/**
 * The issue of a chosen file's name, type or size; null when there is none.
 * @param file the chosen file, size in bytes
 */
export function prescriptionFileIssue(file: PrescriptionFile): string | null {
  if (file.size > prescriptionFileBytes) return messages.fileTooLarge;
  if (file.size === 0 || !isAllowedType(file)) return messages.fileType;
  return null;
}

/** The attachment as a file of `size` bytes. */
export const attachedFile = ({ filename, contentType }: PrescriptionAttachment, size: number): PrescriptionFile => ({
  name: filename,
  type: contentType,
  size,
});
