import { expect, it } from 'vitest';
import { sniff } from './sniff.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const filler = 'x'.repeat(2000);
const zipEnd = `PK\x05\x06${'\x00'.repeat(18)}`;

it.each([
  ['a PDF', '%PDF-1.4\n', 'pdf'],
  ['a PDF after a few stray bytes', '\r\n\r\n%PDF-1.4\n', 'pdf'],
  ['a JPEG', '\xff\xd8\xff\xe1 Exif', 'jpg'],
  ['a PNG', '\x89PNG\r\n\x1a\n', 'png'],
] as const)('knows %s', (_, beginning, kind) => {
  expect(sniff(bytes(beginning + filler))).toBe(kind);
});

it.each([
  ['a Windows program', 'MZ\x90'],
  ['a Linux program', '\x7fELF'],
  ['a script', '#!/bin/sh\n'],
  ['an archive or a Word document', 'PK\x03\x04'],
  ['a compressed file', '\x1f\x8b\x08'],
  ['an old Office document', '\xd0\xcf\x11\xe0'],
  ['a page', '<!DOCTYPE html><html>'],
  ['a page after white space and a byte order mark', '\xef\xbb\xbf \n<html>'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a WEBP', 'RIFF\x00\x00\x00\x00WEBPVP8 '],
  ['a GIF', 'GIF89a'],
  ['a HEIC', '\x00\x00\x00\x18ftypheic'],
  ['a page before a PDF', '<html><script>x</script>%PDF-1.4'],
  ['a script before a PDF', 'hello <script>x</script> %PDF-1.4'],
  ['a JPEG with a script in it', '\xff\xd8\xff\xfe<SCRIPT>'],
  ['a PNG with a page in it', '\x89PNG\r\n\x1a\n tEXt <html>'],
])('refuses %s', (_, beginning) => {
  expect(sniff(bytes(beginning + filler))).toBeNull();
});

it.each(['%PDF-1.4\n', '\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'unknown'])(
  'refuses %j that is an archive too',
  (beginning) => {
    expect(sniff(bytes(beginning + filler + zipEnd))).toBeNull();
  },
);

it('refuses an empty file', () => {
  expect(sniff(new Uint8Array(0))).toBeNull();
});

it.each([
  ['text', 'no known beginning'],
  ['a page in UTF-16', '\xff\xfe<\x00h\x00t\x00m\x00l\x00>\x00'],
  ['a batch file', '@echo off\r\n'],
  ['a Windows shortcut', 'L\x00\x00\x00\x01\x14\x02\x00'],
  ['a Windows metafile', '\xd7\xcd\xc6\x9a\x00\x00'],
  ['a disk image', `${'\x00'.repeat(64)}CD001`],
  ['a TIFF', 'II*\x00'],
])('refuses %s', (_, beginning) => {
  expect(sniff(bytes(beginning + filler))).toBeNull();
});
