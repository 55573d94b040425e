/**
 * A file's size as people read it: "3 MB", "1.4 MB", "820 KB".
 * @param bytes how large the file is
 */
export function fileSizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  if (Math.round(kilobytes) < 1024) return `${Math.round(kilobytes)} KB`;
  return `${Math.round((kilobytes / 1024) * 10) / 10} MB`;
}
