/** Trims the characters that `outer` matches, one by one: a pattern for runs takes quadratic time. */
function trimmed(text: string, outer: RegExp): string {
  let start = 0;
  let end = text.length;
  while (outer.test(text.charAt(start))) start++;
  while (outer.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

// What phones and apps add around copied text: zero-width space, word joiner, byte order mark, and embeddings and
// isolates of the text direction. Overrides are not among them.
const wrapping = /[\s\u200b\u2060\ufeff\u202a-\u202c\u2066-\u2069]/;
const directionMarks = /[\u061c\u200e\u200f]/g;

/** A line of text as it was meant: without what is around it, and with plain spaces. */
export const asLine = (text: string): string =>
  trimmed(text.replace(directionMarks, '').replace(/\p{Zs}/gu, ' '), wrapping).normalize('NFC');

/** Line breaks, control characters, lone surrogates, and bidirectional controls, none of which belongs into a line. */
export const hiddenInLine = /[\p{Cc}\p{Cs}\u2028\u2029\p{Bidi_Control}]/u;

/** Text of several lines, each ended by a line feed. */
export const asText = (text: string): string => text.replace(/\r\n?|[\u2028\u2029]/g, '\n').trim();

const withPlainHyphens = (text: string): string => text.replace(/[\p{Pd}\u2212]/gu, '-');

/** The value of a digit: those of a script follow each other, from 0 to 9. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}

/** Text without invisible characters, with plain hyphens, signs of ordinary width, and ASCII digits. */
export const withPlainSigns = (text: string): string =>
  withPlainHyphens(text.normalize('NFKC').replace(/\p{Cf}/gu, '')).replace(/[^\P{Nd}0-9]/gu, (digit) =>
    String(digitValue(digit)),
  );

// Quotes, primes, accents that stand alone, and Hebrew and Armenian signs, which look like an apostrophe.
const apostrophes = /[\u2018\u201a\u201b\u2032\u2035`\u00b4\u1fbd\u1fbf\u05f3\u055a\uff07"\u201c-\u201f\u2033\u05f4]/g;
const middleDots = '\u00b7\u2022\u2027\u2219\u22c5\u30fb\uff65';
const catalanDot = new RegExp(`(l)[${middleDots}](?=l)`, 'gi');
const pauses = new RegExp(`[.,\u060c\u3001\u3002\uff0c\uff0e${middleDots}]`, 'g');

/** A name: every kind of hyphen is "-", what looks like an apostrophe is one, and dots and commas are left out. */
export const asName = (text: string): string =>
  withPlainHyphens(asLine(text))
    .replace(apostrophes, '’')
    .replace(catalanDot, '$1')
    .replace(pauses, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** A phone number: every kind of separator is a hyphen, every bracket is round, and every digit is ASCII. */
export const asPhone = (text: string): string =>
  trimmed(
    withPlainSigns(text)
      .replace(/^\s*(?:tel|phone|mobile|cell)?[.:]+/i, '')
      .replace(/[[{]/g, '(')
      .replace(/[\]}]/g, ')')
      .replace(/\t/g, ' ')
      .replace(new RegExp(`[./_~|${middleDots}]`, 'g'), '-'),
    /[\s,;:-]/,
  );

/** Whether a phone number is followed by an extension, in any words: "x12", "ext. 12", ",,12", "доб. 12". */
export function hasExtension(phone: string): boolean {
  const [, number = ''] = /^([0-9 ()+-]+)[\p{L}#*,;][^0-9]*\d{1,6}\)?$/u.exec(phone) ?? [];
  return number.replace(/[^0-9]/g, '').length >= 10;
}

/**
 * An email address: in lower case, without the name beside it, what is around it, and repeated dots in its domain, which
 * can have none.
 */
export function asEmail(text: string): string {
  const line = asLine(text)
    .normalize('NFKC')
    .replace(/\u3002/g, '.');
  const bare = (/<([^<>]*@[^<>]*)>[\s.,;]*$/.exec(line)?.[1] ?? line).trim().replace(/^mailto:([^?]*).*$/i, '$1');
  const [, local = '', domain] = /^(.*?)\s*@\s*([^@]*)$/.exec(trimmed(bare, /[\s<>()[\]"\u201c\u201d,;:]/)) ?? [];
  if (domain === undefined) return bare.toLowerCase();
  const plainDomain = trimmed(domain.replace(/\s*\.[\s.]*/g, '.'), /[.!?'\u2019]/);
  return `${local}@${plainDomain}`.toLowerCase();
}
