import { IntlMessageFormat } from 'intl-messageformat';
import { type CalendarDay, dateInWords } from '#contract/dates.ts';

/** What a slot stands for, by its name: a text, a list of texts, or null where the owner has not filled it in. */
export type SlotValues = Readonly<Record<string, unknown>>;

/** What is not filled in: `select` knows it as `null`, and no text can contain it. */
const notFilledIn = { toString: () => 'null' };

const inWords = (value: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(value) ? dateInWords(value as CalendarDay) : value;

/** The values as a message takes them. */
const inMessages = (values: SlotValues) =>
  new Proxy<Record<string, unknown>>(values, {
    has(_, name) {
      if (name in values) return true;
      throw new Error(`Nothing is known of {${String(name)}}`);
    },
    get(_, name) {
      const value = values[String(name)] ?? notFilledIn;
      return typeof value === 'string' ? inWords(value) : value;
    },
  });

function inText(text: string, values: SlotValues): unknown {
  if (!/[{}]/.test(text)) return text;
  const message = new IntlMessageFormat(text, 'en-US', undefined, { ignoreTag: true });
  const filled: unknown = message.format(inMessages(values));
  if (filled === notFilledIn || filled === '') return undefined;
  if (Array.isArray(filled) && filled.some((part) => typeof part !== 'string'))
    throw new Error('A field that it names is not filled in, or is a list');
  // A number in words at the beginning of a text.
  return typeof filled === 'string' && /^\{\w+InWords\}/.test(text)
    ? filled.charAt(0).toUpperCase() + filled.slice(1)
    : filled;
}

function filledText(text: string, values: SlotValues): unknown {
  try {
    return inText(text, values);
  } catch (error) {
    throw new Error(`${Object(error).message} in "${text}"`);
  }
}

/** The fields of an object, but for texts that say nothing. */
function filledFields(value: object, values: SlotValues): Record<string, unknown> {
  const fields = Object.entries(value).map(([key, child]): [string, unknown] => [key, filledIn(child, values)]);
  return Object.fromEntries(fields.filter(([, child]) => child !== undefined));
}

function filledItem(item: unknown, values: SlotValues): unknown[] {
  if (typeof item === 'string') return [filledText(item, values)].flat().filter((text) => text !== undefined);
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return [filledIn(item, values)];
  const filled = filledFields(item, values);
  const saysNothing = Object.entries(item).some(([key, value]) => typeof value === 'string' && !(key in filled));
  return saysNothing ? [] : [filled];
}

/**
 * A value of the content with its slots filled in. Texts are messages of ICU: `"Call {phone}"`, or
 * `"{device, select, null {Ask us.} other {We use {device}.}}"` for what may be empty. A text that says nothing then is
 * left out, and so is an item of a list with such a text. A list takes the place of its slot in a list. Throws on a slot
 * of which nothing is known.
 */
export function filledIn(value: unknown, values: SlotValues): unknown {
  if (typeof value === 'string') return filledText(value, values);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.flatMap((item) => filledItem(item, values));
  return filledFields(value, values);
}
