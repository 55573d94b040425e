import { Inflate } from 'fflate';
import { hasWordAt, indexOfByte, indexOfWord, isBlank, joined, lastIndexOfWord, textOf } from './bytes.ts';

/** Names by the code of their first character. */
type Names = readonly (readonly string[] | undefined)[];

function namesByFirst(names: readonly string[]): Names {
  const byFirst: string[][] = Array.from({ length: 128 }, () => []);
  for (const name of names) byFirst[name.charCodeAt(0)]?.push(name);
  return byFirst;
}

/** Scripts, programs, other files, sound and video, and forms with scripts. */
const active = namesByFirst([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'GoToE',
  'GoToR',
  'ImportData',
  'Rendition',
  'RichMedia',
  'Movie',
  'Sound',
  'OnInstantiate',
  'XFA',
]);

/** Where the first object begins, in the dictionary of an object stream. */
const first = namesByFirst(['First']);
const filter = namesByFirst(['Filter']);

/** Most bytes that are decompressed, and that come out, for all object streams. */
const mostWork = 4 * 1024 * 1024;
/** What beginning to decompress costs, in bytes. */
const workToBegin = 1024;
/** Bytes that are decompressed at once: at most a thousand times as many come out. */
const step = 1024;

const slash = 0x2f;
const hash = 0x23;

const endsName = (byte: number | undefined): boolean =>
  byte === undefined || isBlank(byte) || '()<>[]{}/%'.includes(String.fromCharCode(byte));

/** The value of a hexadecimal digit; another byte has one that no digit has. */
function digitAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] ?? 0;
  return byte <= 0x39 ? byte - 0x30 : (byte | 0x20) - 0x57;
}

/** The character at a position of a name. `#4A` is J. */
const characterAt = (bytes: Uint8Array, at: number): number =>
  bytes[at] === hash ? digitAt(bytes, at + 1) * 16 + digitAt(bytes, at + 2) : (bytes[at] ?? 0);

function isNameAt(bytes: Uint8Array, at: number, name: string): boolean {
  let next = at;
  for (let index = 0; index < name.length; index += 1) {
    if (characterAt(bytes, next) !== name.charCodeAt(index)) return false;
    next += bytes[next] === hash ? 3 : 1;
  }
  return endsName(bytes[next]);
}

/** Whether one of the names is written anywhere in the bytes. */
function hasName(bytes: Uint8Array, names: Names): boolean {
  for (let at = indexOfByte(bytes, slash, 0); at !== -1; at = indexOfByte(bytes, slash, at + 1)) {
    const sameFirst = names[characterAt(bytes, at + 1)];
    if (sameFirst?.some((name) => isNameAt(bytes, at + 1, name))) return true;
  }
  return false;
}

/** An object stream begins with the number and the place of its first object. */
const isObjects = (content: Uint8Array): boolean => /^\s*\d+\s+\d+\s/.test(textOf(content.subarray(0, 40)));

/**
 * Decompresses an object stream.
 * @param most how much work it may be
 * @returns no content when it is something else, broken, or too much work
 */
function openObjects(data: Uint8Array, most: number): { content: Uint8Array | null; work: number } {
  const pieces: Uint8Array[] = [];
  let work = workToBegin;
  const inflate = new Inflate((piece) => {
    pieces.push(piece);
    work += piece.length;
  });
  try {
    // Two bytes of header.
    for (let at = 2; at < data.length; at += step) {
      work += step;
      // Throws at the end of the data when that is not the end of what is compressed.
      inflate.push(data.subarray(at, at + step), at + step >= data.length);
      if (work > most || !isObjects(pieces[0] ?? data)) return { content: null, work };
    }
  } catch {
    return { content: null, work };
  }
  return { content: pieces.length > 0 ? joined(pieces) : null, work };
}

/** Where the data of the stream begins whose keyword is at a position. */
function startOfData(bytes: Uint8Array, at: number): number {
  let from = at + 'stream'.length;
  if (bytes[from] === 0x0d) from += 1;
  if (bytes[from] === 0x0a) from += 1;
  return from;
}

/**
 * Whether a PDF contains scripts, programs, other files, sound or video, or objects in which they cannot be looked for:
 * encrypted ones, or too many. Names are searched in all its bytes, so that a document cannot hide an object.
 */
export function hasActiveContent(bytes: Uint8Array): boolean {
  if (hasName(bytes, active)) return true;
  let left = mostWork;
  let previous = 0;
  let end = 0;
  for (let at = indexOfWord(bytes, 'stream'); at !== -1; at = indexOfWord(bytes, 'stream', at + 1)) {
    const objects = bytes.subarray(previous, at);
    previous = at;
    // The streams of pages and pictures need not be read.
    if (hasWordAt(bytes, at - 3, 'end') || !hasName(objects, first)) continue;
    if (end < at) end = indexOfWord(bytes, 'endstream', at);
    if (end === -1) return true;
    const { content, work } = openObjects(bytes.subarray(startOfData(bytes, at), end), left);
    left -= work;
    if (left < 0 || (content !== null && hasName(content, active))) return true;
    const dictionary = objects.subarray(Math.max(0, lastIndexOfWord(objects, 'obj')));
    if (content === null && hasName(dictionary, first) && hasName(dictionary, filter)) return true;
  }
  return false;
}
