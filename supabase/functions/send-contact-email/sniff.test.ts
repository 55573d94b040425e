import { expect, it } from 'vitest';
import { type FileKind, type FileNote, sniff } from './sniff.ts';

const pdf = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';
const jpeg = '\xff\xd8\xff\xe0\x00\x04xx\xff\xda\x00\x02\x01\xff\xd9';
const png = '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x00IEND\xaeB`\x82';
const html = '<!DOCTYPE html><script>alert(1)</script>';
const zip = `PK\x03\x04${'\0'.repeat(26)}`;
const pdfWith = (object: string): string => pdf.replace('endobj', `endobj\n2 0 obj\n<< ${object} >>\nendobj`);
const inTrailer = (entry: string): string => pdf.replace('/Root', `${entry} /Root`);

const accepted: readonly [file: string, text: string, kind: FileKind, ...notes: FileNote[]][] = [
  ['a PDF', pdf, 'pdf'],
  ['a PDF with line ends of Windows', pdf.replaceAll('\n', '\r\n'), 'pdf'],
  ['a PDF before zeros', pdf + '\0'.repeat(300), 'pdf'],
  ['a PDF after a byte order mark', `\xef\xbb\xbf${pdf}`, 'pdf'],
  ['a PDF after a header of HTTP', `HTTP/1.1 200 OK\r\nLink: <https://a.example>\r\n\r\n${pdf}`, 'pdf'],
  ['a PDF after commands for a printer', `\x1b%-12345X@PJL\r\n${pdf}`, 'pdf'],
  ['a PDF whose header ends the first 1,024 bytes', ' '.repeat(1016) + pdf, 'pdf'],
  ['a PDF with a wrong startxref', pdf.replace('\n9\n', '\n10\n'), 'pdf'],
  ['a PDF with a page in its text', pdfWith(`(${html})`), 'pdf'],
  ['a PDF before Ctrl-Z', `${pdf}\x1a`, 'pdf', 'hasUnusualEnding'],
  ['a PDF before a comment', `${pdf}<!-- portal -->`, 'pdf', 'hasUnusualEnding'],
  ['a PDF before the end of a form', `${pdf}------boundary--\r\n`, 'pdf', 'hasUnusualEnding'],
  ['a PDF before an archive', pdf + zip, 'pdf', 'hasUnusualEnding'],
  ['a PDF that is cut off', pdf.slice(0, -7), 'pdf', 'hasUnusualEnding'],
  ['a PDF with a script', pdfWith('/S /JavaScript /JS (app.alert(1))'), 'pdf', 'hasActiveContent'],
  ['a PDF with a script whose name is escaped', pdfWith('/S /#4Aav#61Script'), 'pdf', 'hasActiveContent'],
  ['a PDF that starts a program', pdfWith('/S/Launch/F (cmd.exe)'), 'pdf', 'hasActiveContent'],
  ['a PDF with a file', pdfWith('/Type /EmbeddedFile'), 'pdf', 'hasActiveContent'],
  ['a PDF with files by name', pdfWith('/Names << /EmbeddedFiles 4 0 R >>'), 'pdf', 'hasActiveContent'],
  ['a PDF with a form of scripts', pdfWith('/AcroForm << /XFA 4 0 R >>'), 'pdf', 'hasActiveContent'],
  ['a long PDF with a script', pdfWith(`(${'x'.repeat(65_465)}) /S /JavaScript`), 'pdf', 'hasActiveContent'],
  ['a PDF with names like these', pdfWith('/JavaScriptFont /Launcher /EncryptMetadata'), 'pdf'],
  ['a PDF that is encrypted', inTrailer('/Encrypt 6 0 R'), 'pdf', 'isEncrypted'],
  [
    'a PDF with everything',
    `${pdfWith('/S /Launch /Encrypt 6 0 R')}x`,
    'pdf',
    'hasUnusualEnding',
    'hasActiveContent',
    'isEncrypted',
  ],
  ['a JPEG', jpeg, 'jpg'],
  ['a JPEG before zeros', jpeg + '\0'.repeat(300), 'jpg'],
  ['a JPEG with a page in its description', jpeg.replace('xx', `<html lang="en">/JavaScript${pdf}`), 'jpg'],
  ['a JPEG of a Samsung phone', `${jpeg}\0\0\x01\x0aImage_UTC_Data1790SEFHSEFT`, 'jpg'],
  ['a JPEG of a Vivo phone', `${jpeg}vivo{"camera":"x"}`, 'jpg', 'hasUnusualEnding'],
  ['a JPEG of a OnePlus phone', `${jpeg}{"watermark":1}jxrs`, 'jpg', 'hasUnusualEnding'],
  ['a JPEG without its end', jpeg.slice(0, -2), 'jpg', 'hasUnusualEnding'],
  ['a JPEG before a program', `${jpeg}MZ\x90\0`, 'jpg', 'hasUnusualEnding'],
  ['a PNG', png, 'png'],
  ['a PNG before a line break', `${png}\r\n`, 'png'],
  ['a PNG before an archive', png + zip, 'png', 'hasUnusualEnding'],
];

it.each(accepted)('accepts %s', (_file, text, kind, ...notes) => {
  expect(sniff(Buffer.from(text, 'latin1'))).toEqual({ kind, notes });
});

it.each([
  ['nothing', ''],
  ['text', 'Prescription: OD -2.50'],
  ['a page', html],
  ['a page before a PDF', html + pdf],
  ['an element before a PDF', `<p>Hi</p>${pdf}`],
  ['an SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a script for a shell before a PDF', `#!/bin/sh\n${pdf}`],
  ['a program for Windows before a PDF', `MZ\x90\0${pdf}`],
  ['a program for Linux before a PDF', `\x7fELF\x02\x01${pdf}`],
  ['an archive with a PDF', zip + pdf],
  ['a RAR archive with a PDF', `Rar!\x1a\x07\x01\0${pdf}`],
  ['a tar archive with a PDF', `scan.pdf${'\0'.repeat(249)}ustar${'\0'.repeat(250)}${pdf}`],
  ['an old Office document', `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(504)}`],
  ['a PDF whose header comes later', ' '.repeat(1017) + pdf],
  ['a PDF of no version', pdf.replace('1.7', 'x.y')],
  ['the beginning of a JPEG after a byte', `x${jpeg}`],
  ['the half beginning of a PNG', png.slice(0, 7)],
  ['HEIC', '\0\0\0\x18ftypheic'],
  ['WEBP', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['GIF', 'GIF89a\x01\0\x01\0'],
])('refuses %s', (_file, text) => {
  expect(sniff(Buffer.from(text, 'latin1'))).toBeNull();
});
