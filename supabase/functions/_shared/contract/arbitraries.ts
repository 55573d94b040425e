import fc from 'fast-check';
import { examples } from './fixtures.ts';
import type { RequestType } from './index.ts';
import { fieldNames } from './parse.ts';

/** Any code point except surrogates. fast-check's unit "binary" is the same, but takes a second to create. */
const codePoint = fc
  .nat(0x10ffff)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

const character = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: codePoint }),
  fc.constantFrom(
    '\u0000',
    '\r\n',
    '\u2028',
    '\u202e',
    '\u200d',
    '\ud800',
    '😀',
    'é',
    'e\u0301',
    '李',
    'م',
    '’',
    '@',
    ' ',
  ),
);

const aroundLimits = fc
  .tuple(
    fc.constantFrom('a', 'é', '😀', ' ', '1'),
    fc.constantFrom(9, 10, 20, 50, 100, 200, 255, 1000, 2000),
    fc.integer({ min: -1, max: 1 }),
  )
  .map(([unit, limit, step]) => unit.repeat(limit + step));

const phone = fc.string({
  unit: fc.constantFrom(...'0123456789 ()+-x.,:;/[\u0663\u00b7\u00a0\u2011\u202a\u202c'),
  maxLength: 24,
});

const pasted = fc.string({
  unit: fc.constantFrom(
    ...'Añ李مक्l.,·`‘ \t\v\r\n\x85\x92\u00a0\u00ad\u200b\u200d\u200e\u2068\u2212\ud800\ud83d\udc00\ufe0f\uff0d\uff21\ufeff\u0301👩🏽🏴\u{e0067}\u{e007f}',
  ),
  maxLength: 9,
});

const emailLike = fc.oneof(
  fc.emailAddress(),
  fc.string({ unit: fc.constantFrom(...'abc@@..,;:<> ?!＠。', 'mailto:'), maxLength: 16 }),
  fc.tuple(character, character).map(([local, domain]) => `${local}@${domain}.com`),
);

const day = fc.oneof(
  fc
    .date({ min: new Date('1890-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom(
    '2026-12-31',
    '2027-01-01',
    '2026-03-08',
    '2026-11-01',
    '2/29/2024',
    '2/29/2025',
    '4/31/2020',
    '12/31/2026',
    '12/31/26',
    '12/1',
    'Dec 1',
    'today',
    'tomorrow',
    'yesterday',
    'next Tuesday',
    '4/12/85',
    '25.12.2026',
    '1.12.2026',
  ),
);

const file = fc.record({
  name: fc.constantFrom('a.pdf', 'b.JPG', 'c.png', 'd.webp', '', 'no-extension'),
  type: fc.constantFrom('application/pdf', 'image/png', 'image/webp', '', 'text/html'),
  size: fc.constantFrom(0, 1, 5_242_880, 5_242_881),
});

const value = fc.oneof(
  { weight: 6, arbitrary: fc.oneof(character, aroundLimits, phone, pasted, emailLike, day) },
  { weight: 1, arbitrary: fc.oneof(file, fc.anything()) },
);

/** The example of a form with some fields replaced by arbitrary values. */
export const formOf = (type: RequestType) => {
  const names = [...new Set(fieldNames(type).map((field) => field.split('.')[0] ?? field))];
  const eye = fc.dictionary(fc.constantFrom('brand', 'power', 'baseCurve', 'diameter', 'quantity'), value);
  const replacement = fc.tuple(fc.constantFrom(...names), fc.oneof(value, eye));
  return fc
    .array(replacement, { maxLength: 4 })
    .map((replacements) => ({ ...examples[type], ...Object.fromEntries(replacements) }));
};
