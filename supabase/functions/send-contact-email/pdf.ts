import { indexOfWord, isBlank, textOf, trimmedEnd } from './bytes.ts';

/** Where the header of a PDF begins; null when there is none. Some programs write white space before it. */
function startOf(bytes: Uint8Array): number | null {
  let start = 0;
  while (start < bytes.length && isBlank(bytes[start] ?? -1)) start += 1;
  return /^%PDF-\d\.\d/.test(textOf(bytes.subarray(start, start + 8))) ? start : null;
}

/** Whether a cross-reference table or stream begins here, with the root of the document. */
function isCrossReference(bytes: Uint8Array, at: number, end: number): boolean {
  const beginning = textOf(bytes.subarray(at, at + 40));
  if (/^\s*xref\s+\d+\s+\d+\s/.test(beginning)) {
    const trailer = indexOfWord(bytes, 'trailer', at);
    const root = indexOfWord(bytes, '/Root', trailer);
    return trailer !== -1 && root !== -1 && root < end;
  }
  if (!/^\s*\d+\s+\d+\s+obj\b/.test(beginning)) return false;
  const stream = indexOfWord(bytes, 'stream', at);
  return ['/XRef', '/Root'].every((name) => {
    const found = indexOfWord(bytes, name, at);
    return found !== -1 && found < stream;
  });
}

/**
 * Whether the bytes are a PDF to their end: a header at the beginning, and at the end `%%EOF` with the address of the
 * cross-reference table. A broken PDF, which some programs would repair, is none.
 */
export function isPdf(bytes: Uint8Array): boolean {
  const start = startOf(bytes);
  const end = trimmedEnd(bytes);
  const [, address] = /startxref\s+(\d{1,10})\s+%%EOF$/.exec(textOf(bytes.subarray(Math.max(0, end - 64), end))) ?? [];
  if (start === null || address === undefined) return false;
  // Addresses count from the header, or from the beginning of the file.
  return [0, start].some((origin) => isCrossReference(bytes, origin + Number(address), end));
}
