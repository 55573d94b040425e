import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeBase64, decodedLength } from './base64.ts';

const ascii = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'latin1'));

it('decodes base64, and predicts the length', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const text = ascii(Buffer.from(bytes).toString('base64'));
      expect(decodedLength(text)).toBe(bytes.length);
      expect(Array.from(decodeBase64(text) ?? [])).toEqual(Array.from(bytes));
    }),
  );
});

it('refuses everything else', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('A', 'z', '9', '+', '/', '=', '-', '_', ' ', '\n', '\\'), maxLength: 12 }),
      (text) => {
        const isStrict = Buffer.from(text, 'base64').toString('base64') === text;
        expect(decodeBase64(ascii(text)) !== null).toBe(isStrict);
      },
    ),
    { numRuns: 2000 },
  );
});
