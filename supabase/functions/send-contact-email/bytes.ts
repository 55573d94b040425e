/**
 * Where a byte next occurs; -1 when it does not. The nearest bytes are compared here, because calling `indexOf` takes
 * longer: a file may consist of this byte.
 */
export function indexOfByte(bytes: Uint8Array, byte: number, from: number): number {
  const near = Math.min(from + 24, bytes.length);
  for (let at = from; at < near; at += 1) if (bytes[at] === byte) return at;
  return bytes.indexOf(byte, near);
}

/** Where a word begins in the bytes, from a position on; -1 when it does not occur. */
export function indexOfWord(bytes: Uint8Array, word: string, from = 0): number {
  const first = word.charCodeAt(0);
  for (let at = indexOfByte(bytes, first, from); at !== -1; at = indexOfByte(bytes, first, at + 1)) {
    if (hasWordAt(bytes, at, word)) return at;
  }
  return -1;
}

/** Where a word last begins in the bytes; -1 when it does not occur. */
export function lastIndexOfWord(bytes: Uint8Array, word: string): number {
  let at = bytes.length - word.length;
  while (at >= 0 && !hasWordAt(bytes, at, word)) at -= 1;
  return at;
}

/** Whether the bytes at a position are this word, whose characters are single bytes. */
export function hasWordAt(bytes: Uint8Array, at: number, word: string): boolean {
  for (let index = 0; index < word.length; index += 1) {
    if (bytes[at + index] !== word.charCodeAt(index)) return false;
  }
  return true;
}

/** All pieces in one. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let end = 0;
  for (const piece of pieces) {
    all.set(piece, end);
    end += piece.length;
  }
  return all;
}

/** A few bytes as text, each as one character. */
export const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Where the bytes end when trailing white space and zeros are not counted. */
export function trimmedEnd(bytes: Uint8Array): number {
  let end = bytes.length;
  while (end > 0 && isBlank(bytes[end - 1] ?? -1)) end -= 1;
  return end;
}

/** Whether a byte is white space or zero. */
export const isBlank = (byte: number): boolean => byte === 0x20 || byte === 0 || (byte >= 0x09 && byte <= 0x0d);

/** A view of the same bytes that reads numbers. */
export const numbersIn = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
