import { crc32, deflateSync } from 'node:zlib';

/** Text as bytes, each character as one. */
export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);

function uint32(value: number, isLittle = false): Buffer {
  const bytes = Buffer.alloc(4);
  if (isLittle) bytes.writeUInt32LE(value);
  else bytes.writeUInt32BE(value);
  return bytes;
}

/** A part of a PNG, with its checksum. */
export function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const content = Buffer.concat([latin1(type), data]);
  return Buffer.concat([uint32(data.length), content, uint32(crc32(content))]);
}

/** The size of an image, its bit depth and its color type. */
export const pngHeader = (depth = 8, color = 0, interlace = 0): Buffer =>
  pngChunk('IHDR', Buffer.concat([uint32(1), uint32(1), Buffer.from([depth, color, 0, 0, interlace])]));

/** The image data of one gray pixel. */
export const pngImage = pngChunk('IDAT', deflateSync(Buffer.from([0, 128])));

/** A PNG of these chunks. */
export const pngOf = (...chunks: readonly Buffer[]): Buffer => Buffer.concat([latin1('\x89PNG\r\n\x1a\n'), ...chunks]);

/** A whole PNG, with other chunks before its image data. */
export const pngWith = (...chunks: readonly Buffer[]): Buffer =>
  pngOf(pngHeader(), ...chunks, pngImage, pngChunk('IEND'));

/** A segment of a JPEG. */
export const jpegSegment = (marker: number, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), uint16(data.length + 2), data]);

/** The segments that a gray image of 8 × 8 pixels needs, and the beginning of its scan. */
const quantization = jpegSegment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)]));
const huffman = (kind: number): Buffer =>
  jpegSegment(0xc4, Buffer.concat([Buffer.from([kind, 1]), Buffer.alloc(15), Buffer.from([0])]));

/** The frame header. */
export const jpegFrame = (marker = 0xc0): Buffer => jpegSegment(marker, Buffer.from([8, 0, 8, 0, 8, 1, 1, 0x11, 0]));

/** The header of a scan, and its data. */
export const jpegScan = (data: Buffer = Buffer.from([0x3f])): Buffer =>
  Buffer.concat([jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), data]);

/** A JPEG of these parts. */
export const jpegOf = (...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, Buffer.from([0xff, 0xd9])]);

/** A whole JPEG, with other segments before its image. */
export const jpegWith = (...segments: readonly Buffer[]): Buffer =>
  jpegOf(...segments, quantization, jpegFrame(), huffman(0), huffman(0x10), jpegScan());

/** A part of an MP4. */
export const videoBox = (type: string, data: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.concat([uint32(8 + data.length), latin1(type), data]);

/** A video as motion photos append one. */
export const video = Buffer.concat([
  videoBox('ftyp', latin1('mp42\x00\x00\x00\x00isommp42')),
  videoBox('mdat', Buffer.alloc(400, 7)),
  videoBox('moov', videoBox('mvhd', Buffer.alloc(100))),
]);

/** What Samsung's camera appends: blocks with their types and names, and their directory. */
export function samsungBlocks(...named: readonly (readonly [type: number, name: string, data: Buffer])[]): Buffer {
  const blocks = named.map(([type, name, data]) =>
    Buffer.concat([Buffer.from([0, 0, type & 255, type >> 8]), uint32(name.length, true), latin1(name), data]),
  );
  const entries = blocks.map((block, index) => {
    const offset = blocks.slice(index).reduce((sum, { length }) => sum + length, 0);
    return Buffer.concat([block.subarray(0, 4), uint32(offset, true), uint32(block.length, true)]);
  });
  const directory = Buffer.concat([latin1('SEFH'), uint32(101, true), uint32(entries.length, true), ...entries]);
  return Buffer.concat([...blocks, directory, uint32(directory.length, true), latin1('SEFT')]);
}

/** An object of a PDF: its text, or its dictionary with the data of its stream. */
export type PdfObject = string | readonly [dictionary: string, data: Buffer];

const bodyOf = (object: PdfObject): Buffer =>
  typeof object === 'string'
    ? latin1(object)
    : Buffer.concat([
        latin1(`<< ${object[0]} /Length ${object[1].length} >>\nstream\n`),
        object[1],
        latin1('\nendstream'),
      ]);

const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const page = ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>'];

/** How a PDF differs from the plainest one. */
interface PdfOptions {
  /** The object with number 1. */
  root?: string;
  /** Objects with the numbers from 4. */
  objects?: readonly PdfObject[];
  /** Between the header and the first object. */
  header?: string;
  lineEnd?: string;
  /** Before the header; the addresses do not count it. */
  before?: string;
  /** A cross-reference stream instead of a table. */
  hasStream?: boolean;
}

/** A whole PDF of one empty page. */
export function pdfWith(options: PdfOptions = {}): Buffer {
  const { root = catalog, objects = [], header = '%\xe2\xe3\xcf\xd3\n', before = '', lineEnd = '\n' } = options;
  const pieces = [latin1(`%PDF-1.7${lineEnd}${header}`)];
  const length = (): number => pieces.reduce((sum, piece) => sum + piece.length, 0);
  const addresses = [root, ...page, ...objects].map((object, index) => {
    const address = length();
    pieces.push(latin1(`${index + 1} 0 obj\n`), bodyOf(object), latin1('\nendobj\n'));
    return address;
  });
  const address = length();
  const size = addresses.length + 1;
  if (options.hasStream) {
    const entries = [0, ...addresses, address].map((at) => Buffer.concat([Buffer.from([1]), uint32(at), uint16(0)]));
    const dictionary = `/Type /XRef /Size ${size + 1} /Root 1 0 R /W [1 4 2] /Filter /FlateDecode`;
    const stream = bodyOf([dictionary, deflateSync(Buffer.concat(entries))]);
    pieces.push(latin1(`${size} 0 obj\n`), stream, latin1('\nendobj\n'));
  } else {
    const lines = addresses.map((at) => `${String(at).padStart(10, '0')} 00000 n${lineEnd.padStart(2)}`);
    pieces.push(
      latin1(`xref${lineEnd}0 ${size}${lineEnd}0000000000 65535 f${lineEnd.padStart(2)}${lines.join('')}`),
      latin1(`trailer${lineEnd}<< /Size ${size} /Root 1 0 R >>${lineEnd}`),
    );
  }
  pieces.push(latin1(`startxref${lineEnd}${address}${lineEnd}%%EOF${lineEnd}`));
  return Buffer.concat([latin1(before), ...pieces]);
}

/** Objects in a compressed stream, as newer programs write them. */
export function objectStream(texts: readonly string[], dictionary = '/Type /ObjStm /Filter /FlateDecode'): PdfObject {
  const places = texts.map((_, index) => `${index + 10} ${texts.slice(0, index).join(' ').length}`).join(' ');
  const first = `${places} `.length;
  return [`${dictionary} /N ${texts.length} /First ${first}`, deflateSync(latin1(`${places} ${texts.join(' ')}`))];
}

/** Compresses data over and over, to a thousandth of its length. */
export const bomb = (): Buffer => deflateSync(Buffer.concat([latin1('10 0 '), Buffer.alloc(40_000_000)]));

/** A ZIP archive with one empty file. */
export function zipArchive(name = 'a', comment = ''): Buffer {
  const entry = Buffer.concat([Buffer.alloc(22), Buffer.from([name.length, 0, 0, 0]), latin1(name)]);
  const local = Buffer.concat([latin1('PK\x03\x04'), entry]);
  const directory = Buffer.concat([
    latin1('PK\x01\x02'),
    Buffer.alloc(24),
    Buffer.from([name.length, 0]),
    Buffer.alloc(16),
    latin1(name),
  ]);
  return Buffer.concat([
    local,
    directory,
    latin1('PK\x05\x06\x00\x00\x00\x00\x01\x00\x01\x00'),
    uint32(directory.length, true),
    uint32(local.length, true),
    Buffer.from([comment.length & 255, comment.length >> 8]),
    latin1(comment),
  ]);
}
