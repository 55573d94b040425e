import { type CalendarDay, dateInDigits, daysAfter, yearsAfter } from './dates.ts';
import { emailLength } from './limits.ts';
import { asEmail, withPlainSigns } from './plain-text.ts';
import { readDate } from './read-date.ts';

/** Where most people have their mailbox, and domains that look like a slip of one of these. */
const largeDomains =
  'gmail.com googlemail.com yahoo.com ymail.com rocketmail.com hotmail.com outlook.com live.com msn.com icloud.com me.com mac.com aol.com comcast.net verizon.net optonline.net optimum.net earthlink.net bellsouth.net sbcglobal.net att.net charter.net proton.me protonmail.com mail.com email.com gmx.com yandex.ru yandex.com mail.ru'.split(
    ' ',
  );

/** Endings that are no top-level domain, as fingers make them. */
const endings: Readonly<Record<string, RegExp>> = {
  '.com': /[.,](?:con|cim|cmo|ocm|vom|xom|cpm|dom|comm|coom|ccom|c0m|como)$/,
  '.net': /[.,](?:ney|met|nte|nett)$/,
  '.org': /[.,](?:ogr|orgg|rog)$/,
};

/** Whether one text becomes the other when a letter is added, left out, or replaced, or two change places. */
function isOneSlip(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const [first, second] = [one.slice(same), other.slice(same)];
  return (
    first.slice(1) === second.slice(1) ||
    first.slice(1) === second ||
    first === second.slice(1) ||
    (first[0] === second[1] && first[1] === second[0] && first.slice(2) === second.slice(2))
  );
}

function likelyDomain(domain: string): string {
  const [ending, slip] = Object.entries(endings).find(([, slips]) => slips.test(domain)) ?? [];
  const ended = ending && slip ? domain.replace(slip, ending) : domain;
  if (largeDomains.includes(ended)) return ended;
  // A short name is often one letter from another that exists.
  const meant = largeDomains.find(
    (large) => (large.length > 8 && isOneSlip(ended, large)) || large.startsWith(`${ended}.`),
  );
  return meant ?? ended;
}

/**
 * The address that was probably meant, when an email address looks like a slip: "jane@gmial.con", "jane@gmail..com". Null
 * otherwise. It is asked about, and never blocks a form.
 * @param text what was typed
 */
export function likelyEmail(text: string): string | null {
  if (text.length > 2 * emailLength) return null;
  const [, local = '', domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(asEmail(text)) ?? [];
  if (domain === '') return null;
  const likely = `${local.replace(/\.{2,}/g, '.')}@${likelyDomain(domain)}`;
  return likely === `${local}@${domain}` && !/@.*\.\s*\./.test(text) ? null : likely;
}

/** A lens value without what is often written beside it: "OD -2.50 D sph", "8.6 mm", "Right eye: −3,00". */
const plainValue = (text: string): string =>
  withPlainSigns(text)
    .toLowerCase()
    .replace(/,(?=\d)/g, '.')
    .replace(/^\s*(?:o\.?[dsu]\.?|right|left|r|l)(?: eye)?\s*[:=]?\s*(?=[-+.\d]|pl)/, '')
    .replace(/\s*(?:mm|d|ds|dpt|diopters?)?\.?\s*(?:sph(?:ere)?)?\.?\s*$/, '')
    .replace(/^([-+])\s/, '$1')
    .trim();

const check = 'Please check it against the prescription.';

/** The number that a text means; null when it means none. */
function readNumber(text: string): number | null {
  const plain = plainValue(text);
  return /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}

// "-2.50 -0.75 x 180", also without the axis, or without the signs.
const withCylinder = /\d\s*[/ ]?\s*[-+]\s?\d|\d\s*(?:x|×|@|ax(?:is)?|cyl(?:inder)?)\s*\.?-?\d/;

const outside = (value: number, lowest: number, highest: number): boolean => value < lowest || value > highest;

/**
 * A warning about a lens power (sphere, in diopters); null when the value is usual. Warnings never block a form.
 * @param text what was typed
 */
export function powerWarning(text: string): string | null {
  const plain = plainValue(text);
  if (plain === '' || /^(?:pl|plano)$/.test(plain)) return null;
  const power = readNumber(text);
  if (power === null) {
    return withCylinder.test(plain)
      ? 'This has a cylinder or an axis, like a prescription for glasses. Use the one for contact lenses if you have it. Write the first number here, and the rest under Additional notes.'
      : `A power usually looks like -2.50 or +1.25. ${check}`;
  }
  if (outside(power, -30, 30)) return `Powers usually lie between -30.00 and +30.00. ${check}`;
  if (power !== 0 && !/^[+-]/.test(plain)) return 'Plus or minus? Most powers have a sign: -2.50 or +2.50.';
  return Number.isInteger(power * 4) ? null : `Powers usually come in steps of 0.25. ${check}`;
}

/**
 * A question about the left eye's power beside the right one's; null when nothing is unusual.
 * @param right what was typed for the right eye
 * @param left what was typed for the left eye
 */
export function powersQuestion(right: string, left: string): string | null {
  const [one, other] = [readNumber(right), readNumber(left)];
  if (one === null || other === null || one === 0 || other === 0) return null;
  if (one === other) return 'Both eyes have the same power. Is that what the prescription says?';
  return one > 0 === other > 0 ? null : 'One eye is plus and the other minus. Is that what the prescription says?';
}

/** A question about the left eye's base curve beside the right one's; null when they are equal, or one is missing. */
export function baseCurvesQuestion(right: string, left: string): string | null {
  const [one, other] = [readNumber(right), readNumber(left)];
  return one === null || other === null || one === other
    ? null
    : 'The eyes have different base curves. Is that what the prescription says?';
}

/** Warns about a size in millimeters that is not a number between two. */
const sizeWarning =
  (lowest: number, highest: number, warning: string) =>
  (text: string): string | null => {
    if (text.trim() === '') return null;
    const size = readNumber(text);
    return size === null || outside(size, lowest, highest) ? `${warning} ${check}` : null;
  };

/** A warning about a base curve; null when the value is usual. Warnings never block a form. */
export const baseCurveWarning = sizeWarning(7, 10, 'A base curve is usually between 7.0 and 10.0, for example 8.6.');

/** A warning about a diameter; null when the value is usual. Warnings never block a form. */
export const diameterWarning = sizeWarning(8, 18, 'A diameter is usually between 8.0 and 18.0, for example 14.2.');

/**
 * A warning about the date of a prescription; null when the value is usual. Warnings never block a form.
 * @param text what was typed
 * @param today the current day at the practice
 */
export function prescriptionDateWarning(text: string, today: CalendarDay): string | null {
  if (text.trim() === '') return null;
  const day = readDate('prescription', text, today);
  if (day === null) return `A date usually looks like ${dateInDigits(daysAfter(today, -90))}. Please check it.`;
  if (day > today) return `This date is in the future. ${check}`;
  return day < yearsAfter(today, -1)
    ? 'This prescription is more than a year old. You may need a new exam; we will tell you.'
    : null;
}
