/** Trims the characters that `outer` matches, one by one: a pattern for runs takes quadratic time. */
function trimmed(text: string, outer: RegExp): string {
  let start = 0;
  let end = text.length;
  while (outer.test(text.charAt(start))) start++;
  while (outer.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

// Joiners and variants of letters, in scripts other than Latin.
const letter = String.raw`(?![\p{Script=Latin}\p{DI}])[\p{L}\p{M}]`;
const word = String.raw`(?!\p{M})${letter}(?:\p{M}|\p{Join_C}(?=${letter}))*`;

// Joiners and variants of emoji, keycaps, and flags of regions.
const emoji = String.raw`\p{ExtPict}[\ufe0e\ufe0f]?\p{EMod}?(?:\u200d(?=\p{ExtPict}))?|[0-9#*]\ufe0f(?=\u20e3)`;
const flag = String.raw`\u{1f3f4}[\u{e0030}-\u{e007a}]{3,6}\u{e007f}`;

// Controls, formats, lone surrogates, and what fonts show as nothing. Dictation leaves object replacement characters.
const hidden = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{DI}\p{NChar}\ufffc`;
const needless = new RegExp(String.raw`(${word}|${flag}|${emoji})|(?![\t\n])[${hidden}]`, 'gu');
const visible = new RegExp(String.raw`[^\p{White_Space}\u2800${hidden}]`, 'u');

/** Whether somebody sees anything of the text. */
export const isVisible = (text: string): boolean => visible.test(text);

/** Text of several lines, each ended by a line feed, without what nobody sees. */
export const asText = (text: string): string =>
  text
    // Quotes, a bullet and dashes of Windows.
    .replace(/[\x91-\x97]/g, (control) => '‘’“”•–—'.charAt(control.charCodeAt(0) - 0x91))
    .replace(/\r\n?|[\v\f\x85\p{Zl}\p{Zp}]/gu, '\n')
    .replace(needless, '$1')
    .replace(/[\p{Zs}\u2800]/gu, ' ')
    .normalize('NFC')
    .trim();

/** The ASCII digit of the same value. Those of a script follow each other, from 0 to 9. */
function asciiDigit(typed: string): string {
  const digit = typed.normalize('NFKC');
  if (/^\d/.test(digit)) return digit;
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}

/** Signs that look like one of ASCII, and that Unicode does not make equal to it, by that. */
const signs: Readonly<Record<string, string>> = {
  '-': '\u02d7\u2043\u2500\u2501\u23af\u2796',
  '+': '\u2795',
  '/': '\u2044\u2215\u2571\u29f8',
  '|': '\u2223\u2502\uffe8',
  ':': '\u2236\ua789',
  '*': '\u2217',
  '~': '\u223c',
};
const plainSigns = new Map(Object.entries(signs).flatMap(([plain, others]) => [...others].map((one) => [one, plain])));

/** The sign of ASCII that looks the same, or the sign itself. */
function plainSign(sign: string): string {
  const plain = plainSigns.get(sign) ?? sign.normalize('NFKC');
  return /^[!-/:-@[-`{-~]$/.test(plain) ? plain : sign;
}

/** "2 1/2" for "2½": without the space it would be 21/2. */
function writtenOut(typed: string, before: string, fraction: string): string {
  const plain = fraction.normalize('NFKC');
  return plain.includes('\u2044') ? `${before}${before && ' '}${plain}` : typed;
}

/**
 * A line of text without what nobody sees. Spaces, digits and signs are those of ASCII where the eye does not tell them
 * apart, and letters are of ordinary width.
 */
export const asLine = (text: string): string =>
  asText(text)
    .replace(/\s/g, ' ')
    .replace(/\p{Dash}/gu, '-')
    .replace(/[^\P{Nd}0-9]/gu, asciiDigit)
    .replace(/(\d?)(\p{No})/gu, writtenOut)
    .replace(/[^\p{L}\p{M}\p{N}\p{ASCII}]/gu, plainSign)
    .replace(/[\uff21-\uff5a]/g, (wide) => wide.normalize('NFKC'))
    .normalize('NFC');

/** A line in which characters that mean the same are the same. */
export const withPlainSigns = (text: string): string => asLine(text).normalize('NFKC');

const otherLetters = 'АВЕЅІЈКМНОРСТХУаеоѕіјрсхуһԁΑΒΕΖΗΙΚΜΝΟΡΤΥΧο';
const latinLetters = 'ABESIJKMHOPCTXYaeosijpcxyhdABEZHIKMNOPTYXo';
const latin = new Map(Array.from(otherLetters, (letter, index) => [letter, latinLetters.charAt(index)]));

/** A text in which words of Latin letters and digits have no letters of other scripts that look the same. */
const withLatinLetters = (text: string): string =>
  text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const plain = Array.from(word, (letter) => latin.get(letter) ?? letter).join('');
    return /[a-z0-9]/i.test(word) && /^[a-z0-9]+$/i.test(plain) ? plain : word;
  });

const middleDots = '\u00b7\u2022\u2027\u2219\u22c5\u30fb\uff65';

/** A number on a card: no letter of another script looks like one of it. */
export const asId = (text: string): string => withLatinLetters(asLine(text));

/** A value of a lens: a decimal point of any kind is a full stop, and an O at a digit is a zero. */
export const asLensValue = (text: string): string =>
  asLine(text)
    .replace(new RegExp(`(\\d)[\u066b${middleDots}](?=\\d)`, 'g'), '$1.')
    .replace(/([\d.])[oо](?![\p{L}])/giu, '$10');

// Quotes, primes, accents that stand alone, and Hebrew and Armenian signs, which look like an apostrophe.
const apostrophes = /[\u2018\u201a\u201b\u2032\u2035`\u00b4\u1fbd\u1fbf\u05f3\u055a"\u201c-\u201f\u2033\u05f4]/g;
const catalanDot = new RegExp(`(l)[${middleDots}](?=l)`, 'gi');
const pauses = new RegExp(`[.,\u060c\u3001\u3002${middleDots}]`, 'g');

/** A name: what looks like an apostrophe is one, and dots and commas are left out. */
export const asName = (text: string): string =>
  asLine(text).replace(apostrophes, '’').replace(catalanDot, '$1').replace(pauses, ' ').replace(/ {2,}/g, ' ').trim();

/** A phone number in which O and l are digits, if it has no other letters. */
function withoutLetters(phone: string): string {
  const digits = phone.replace(/[oоο]/giu, '0').replace(/[Il]/g, '1');
  return /\p{L}/u.test(digits) ? phone : digits;
}

/** A phone number: every kind of separator is a hyphen, every bracket is round, and every digit is ASCII. */
export const asPhone = (text: string): string =>
  trimmed(
    withoutLetters(withPlainSigns(text))
      .replace(/^\s*(?:tel|phone|mobile|cell)?[.:]+/i, '')
      .replace(/[[{]/g, '(')
      .replace(/[\]}]/g, ')')
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
  const line = withLatinLetters(asLine(text).normalize('NFKC'))
    .replace(/\u3002/g, '.')
    .replace(/[\u2018\u2019\u02bc\u2032]/g, "'");
  const bare = (/<([^<>]*@[^<>]*)>[\s.,;]*$/.exec(line)?.[1] ?? line).trim().replace(/^mailto:([^?]*).*$/i, '$1');
  const [, local = '', domain] = /^(.*?)\s*@\s*([^@]*)$/.exec(trimmed(bare, /[\s<>()[\]"'\u201c\u201d,;:]/)) ?? [];
  if (domain === undefined) return bare.toLowerCase();
  const plainDomain = trimmed(domain.replace(/\s*\.[\s.]*/g, '.'), /[.!?']/);
  return `${local}@${plainDomain}`.toLowerCase();
}
