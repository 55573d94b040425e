import { hasWordAt, indexOfByte, isBlank, numbersIn, textOf, trimmedEnd } from './bytes.ts';

/** What every JPEG begins with: the marker SOI, and the first byte of another. */
export const jpegSignature = '\xff\xd8\xff';

const markers = { startOfImage: 0xd8, endOfImage: 0xd9, startOfScan: 0xda };

/** SOF, the frame header, of each coding process. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** RST, within the data of a scan. */
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** Where the data of a scan ends: at the next marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = indexOfByte(bytes, 0xff, from); at !== -1; at = indexOfByte(bytes, 0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return bytes.length;
}

/** Where a JPEG that begins at `from` ends, after its EOI; null when it is not whole. */
function endOfImage(bytes: Uint8Array, from: number): number | null {
  let hasFrame = false;
  let hasScan = false;
  for (let at = from + 2; at + 1 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === markers.endOfImage) return hasScan ? at + 2 : null;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (marker < 0xc0 || isRestart(marker) || marker === markers.startOfImage || length < 2) return null;
    at += 2 + length;
    hasFrame ||= isFrame(marker);
    if (marker === markers.startOfScan) {
      if (!hasFrame) return null;
      hasScan = true;
      at = endOfScan(bytes, at);
    }
  }
  return null;
}

const boxes = ['free', 'ftyp', 'mdat', 'meta', 'mfra', 'moof', 'moov', 'sidx', 'skip', 'udta', 'uuid', 'wide'];

/** Where an MP4 that begins at `from` ends, as motion photos append one; null when there is none. */
function endOfVideo(bytes: Uint8Array, from: number, to: number): number | null {
  if (!hasWordAt(bytes, from + 4, 'ftyp')) return null;
  const numbers = numbersIn(bytes);
  let at = from;
  while (at + 8 <= to && boxes.includes(textOf(bytes.subarray(at + 4, at + 8)))) {
    const size = numbers.getUint32(at);
    if (size === 0) return to;
    if (size < 8 || at + size > to) return null;
    at += size;
  }
  return at;
}

/** Where the blocks begin that Samsung's camera appends, with their directory at the end; null when there are none. */
function startOfSamsungBlocks(bytes: Uint8Array): number | null {
  const end = trimmedEnd(bytes);
  if (end < 20 || !hasWordAt(bytes, end - 4, 'SEFT')) return null;
  const numbers = numbersIn(bytes);
  const directoryLength = numbers.getUint32(end - 8, true);
  const directory = end - 8 - directoryLength;
  if (directory < 0 || !hasWordAt(bytes, directory, 'SEFH')) return null;
  const count = numbers.getUint32(directory + 8, true);
  if (directoryLength !== 12 + 12 * count) return null;
  let start = directory;
  for (let entry = directory + 12; entry < end - 8; entry += 12) {
    const offset = numbers.getUint32(entry + 4, true);
    const size = numbers.getUint32(entry + 8, true);
    const block = directory - offset;
    if (block < 0 || size < 8 || size > offset) return null;
    // Each block repeats its type, and begins with its name.
    if (numbers.getUint32(block) !== numbers.getUint32(entry)) return null;
    if (numbers.getUint32(block + 4, true) > size - 8) return null;
    start = Math.min(start, block);
  }
  return start;
}

/**
 * Whether the bytes are a JPEG to their end: markers from SOI to EOI, then at most padding and what phones append:
 * further JPEGs (MPF, Ultra HDR), a video (motion photos) and Samsung's blocks.
 */
export function isJpeg(bytes: Uint8Array): boolean {
  const end = startOfSamsungBlocks(bytes) ?? bytes.length;
  let at = endOfImage(bytes, 0);
  while (at !== null && at < end) {
    if (isBlank(bytes[at] ?? -1) && !hasWordAt(bytes, at + 4, 'ftyp')) at += 1;
    else if (hasWordAt(bytes, at, jpegSignature)) at = endOfImage(bytes, at);
    else at = endOfVideo(bytes, at, end);
  }
  return at !== null;
}
