import { expect, it } from 'vitest';
import { fileSizeText } from './prescription-file.ts';

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [839_680, '820 KB'],
  [1_048_575, '1 MB'],
  [1_468_006, '1.4 MB'],
  [5_242_880, '5 MB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
