import { numbersIn, textOf, trimmedEnd } from './bytes.ts';

/** What every PNG begins with. */
export const pngSignature = '\x89PNG\r\n\x1a\n';

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = remainder & 1 ? 0xedb88320 ^ (remainder >>> 1) : remainder >>> 1;
  return remainder;
});

function crc32(bytes: Uint8Array, from: number, to: number): number {
  let crc = 0xffffffff;
  for (let at = from; at < to; at += 1) crc = (crcTable[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** The bit depths of each color type. */
const bitDepths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

function isHeader(data: DataView): boolean {
  if (data.byteLength !== 13) return false;
  const isImage = data.getUint32(0) > 0 && data.getUint32(4) > 0;
  const hasDepth = bitDepths[data.getUint8(9)]?.includes(data.getUint8(8)) ?? false;
  return isImage && hasDepth && data.getUint16(10) === 0 && data.getUint8(12) <= 1;
}

/** Whether compressed data begins here (zlib). */
const isCompressed = (data: DataView): boolean =>
  data.byteLength >= 2 && (data.getUint8(0) & 15) === 8 && data.getUint16(0) % 31 === 0;

/** Whether the bytes are a PNG to their end: chunks with correct checksums from IHDR to IEND, then at most padding. */
export function isPng(bytes: Uint8Array): boolean {
  const numbers = numbersIn(bytes);
  let hasImage = false;
  for (let at = pngSignature.length, end: number; at + 12 <= bytes.length; at = end) {
    const length = numbers.getUint32(at);
    const type = textOf(bytes.subarray(at + 4, at + 8));
    end = at + 12 + length;
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(type)) return false;
    if ((type === 'IHDR') !== (at === pngSignature.length)) return false;
    if (crc32(bytes, at + 4, end - 4) !== numbers.getUint32(end - 4)) return false;
    const data = numbersIn(bytes.subarray(at + 8, end - 4));
    if (type === 'IHDR' && !isHeader(data)) return false;
    if (type === 'IEND') return hasImage && length === 0 && trimmedEnd(bytes) <= end;
    if (type === 'IDAT') {
      if (!hasImage && !isCompressed(data)) return false;
      hasImage = true;
    }
  }
  return false;
}
