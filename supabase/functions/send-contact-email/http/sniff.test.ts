import { expect, it } from 'vitest';
import type { FileKind } from '#contract/index.ts';
import { prescriptionFileIssue } from '#contract/prescription-file.ts';
import { beginningOf, type FileNote, sniff } from './sniff.ts';

const pdf = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';
const jpeg = '\xff\xd8\xff\xe0\x00\x04xx\xff\xda\x00\x02\x01\xff\xd9';
const png = '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x00IEND\xaeB`\x82';
const html = '<!DOCTYPE html><script>alert(1)</script>';
const zip = `PK\x03\x04${'\0'.repeat(26)}`;
const pdfWith = (object: string): string => pdf.replace('endobj', `endobj\n2 0 obj\n<< ${object} >>\nendobj`);

const honest: readonly [file: string, text: string, kind: FileKind][] = [
  ['a PDF', pdf, 'pdf'],
  ['a PDF with line ends of Windows', pdf.replaceAll('\n', '\r\n'), 'pdf'],
  ['a PDF after a byte order mark', `\xef\xbb\xbf${pdf}`, 'pdf'],
  ['a PDF after a header of HTTP', `HTTP/1.1 200 OK\r\nLink: <https://a.example>\r\n\r\n${pdf}`, 'pdf'],
  ['a PDF after commands for a printer', `\x1b%-12345X@PJL\r\n${pdf}`, 'pdf'],
  ['a PDF whose header ends the first 1,024 bytes', ' '.repeat(1016) + pdf, 'pdf'],
  ['a PDF with a wrong startxref', pdf.replace('\n9\n', '\n10\n'), 'pdf'],
  ['a PDF with a page in its text', pdfWith(`(${html})`), 'pdf'],
  ['a PDF with names like those of scripts', pdfWith('/JavaScriptFont /Launcher /EncryptMetadata'), 'pdf'],
  ['a JPEG', jpeg, 'jpg'],
  ['a JPEG with a page in its description', jpeg.replace('xx', `<html lang="en">/JavaScript${pdf}`), 'jpg'],
  ['a PNG', png, 'png'],
];

const endings: readonly [ending: string, end: (text: string) => string, ...notes: FileNote[]][] = [
  ['as it is', (text) => text],
  ['before zeros', (text) => text + '\0'.repeat(300)],
  ['before a line break', (text) => `${text}\r\n`],
  ['before Ctrl-Z', (text) => `${text}\x1a`, 'hasUnusualEnding'],
  ['before a comment or the data of a camera', (text) => `${text}<!-- {"watermark":1}jxrs -->`, 'hasUnusualEnding'],
  ['before an archive', (text) => text + zip, 'hasUnusualEnding'],
  ['cut off', (text) => text.slice(0, -7), 'hasUnusualEnding'],
];

const bytesOf = (text: string) => Buffer.from(text, 'latin1');

const files = honest.flatMap(([file, text, kind]) =>
  endings.map(([ending, end, ...notes]) => [`${file}, ${ending}`, end(text), kind, notes] as const),
);

it.each(files)('accepts %s', (_file, text, kind, notes) => {
  expect(sniff(bytesOf(text))).toEqual({ kind, notes });
});

it.each([
  ['nothing', '', 'fileEmpty'],
  ['text', 'Prescription: OD -2.50', 'fileOther'],
  ['a page', html, 'fileOther'],
  ['a page before a PDF', html + pdf, 'fileOther'],
  ['an element before a PDF', `<p>Hi</p>${pdf}`, 'fileOther'],
  ['an SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'fileOther'],
  ['a script for a shell before a PDF', `#!/bin/sh\n${pdf}`, 'fileOther'],
  ['a program for Windows before a PDF', `MZ\x90\0${pdf}`, 'fileOther'],
  ['a program for Linux before a PDF', `\x7fELF\x02\x01${pdf}`, 'fileOther'],
  ['an archive with a PDF', zip + pdf, 'fileDocument'],
  ['a RAR archive with a PDF', `Rar!\x1a\x07\x01\0${pdf}`, 'fileDocument'],
  ['a tar archive with a PDF', `scan.pdf${'\0'.repeat(249)}ustar${'\0'.repeat(250)}${pdf}`, 'fileOther'],
  ['an old Office document', `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(504)}`, 'fileDocument'],
  ['a PDF whose header comes later', ' '.repeat(1017) + pdf, 'fileOther'],
  ['a PDF of no version', pdf.replace('1.7', 'x.y'), 'fileOther'],
  ['the beginning of a JPEG after a byte', `x${jpeg}`, 'fileOther'],
  ['the half beginning of a PNG', png.slice(0, 7), 'fileOther'],
  ['HEIC', '\0\0\0\x18ftypheic', 'fileHeic'],
  ['WEBP', 'RIFF\x24\0\0\0WEBPVP8 ', 'fileWebp'],
  ['GIF', 'GIF89a\x01\0\x01\0', 'fileOther'],
])('refuses %s, and says what to do', (_file, text, key) => {
  const bytes = bytesOf(text);
  expect(sniff(bytes)).toBeNull();
  const file = { size: bytes.length, beginning: beginningOf(bytes) };
  expect(prescriptionFileIssue(file)).toBe(key);
});

it.each<[file: string, text: string, ...notes: FileNote[]]>([
  ['a PDF with a script', pdfWith('/S /JavaScript /JS (app.alert(1))'), 'hasActiveContent'],
  ['a PDF with a script whose name is escaped', pdfWith('/S /#4Aav#61Script'), 'hasActiveContent'],
  ['a PDF that starts a program', pdfWith('/S/Launch/F (cmd.exe)'), 'hasActiveContent'],
  ['a PDF with a file', pdfWith('/Type /EmbeddedFile'), 'hasActiveContent'],
  ['a PDF with files by name', pdfWith('/Names << /EmbeddedFiles 4 0 R >>'), 'hasActiveContent'],
  ['a PDF with a form of scripts', pdfWith('/AcroForm << /XFA 4 0 R >>'), 'hasActiveContent'],
  ['a long PDF with a script', pdfWith(`(${'x'.repeat(65_465)}) /S /JavaScript`), 'hasActiveContent'],
  ['a PDF that is encrypted', pdf.replace('/Root', '/Encrypt 6 0 R /Root'), 'isEncrypted'],
  ['a JPEG of a Samsung phone', `${jpeg}\0\0\x01\x0aImage_UTC_Data1790SEFHSEFT`],
])('notes what is in %s', (_file, text, ...notes) => {
  expect(sniff(bytesOf(text))?.notes).toEqual(notes);
});
