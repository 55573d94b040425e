/** What a slot stands for, by its name; null where the owner has not filled it in. */
export type SlotValues = Readonly<Record<string, unknown>>;

/** A text that depends on whether the owner has filled something in, or on what. Without `otherwise` it is left out. */
interface Conditional {
  if: string;
  is?: string;
  text: string;
  otherwise?: string | Conditional;
}

const conditionalKeys = ['if', 'is', 'text', 'otherwise'];

function isConditional(value: object): value is Conditional {
  if (!('if' in value)) return false;
  const unknown = Object.keys(value).find((key) => !conditionalKeys.includes(key));
  if (unknown !== undefined)
    throw new Error(`A text with "if" has no "${unknown}": only ${conditionalKeys.join(', ')}`);
  return true;
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const inWords = (value: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(value) ? longDate.format(new Date(`${value}T00:00:00Z`)) : value;

function inText(text: string, values: SlotValues): unknown {
  const [, whole] = /^\{([\w:-]+)\}$/.exec(text) ?? [];
  // A list takes the place of its slot.
  if (whole !== undefined && (Array.isArray(values[whole]) || values[whole] === null)) return values[whole] ?? [];
  return text.replace(/\{([\w:-]+)\}/g, (slot, name: string, at: number) => {
    const value = values[name];
    if (typeof value !== 'string') throw new Error(`Nothing is known of ${slot} in "${text}"`);
    // A number at the beginning of a text.
    return at === 0 && name.endsWith('InWords') ? value.charAt(0).toUpperCase() + value.slice(1) : inWords(value);
  });
}

/** A value of the content with its slots filled in: `"Call {phone}"`. Throws on a slot or a condition of which nothing is known. */
export function filledIn(value: unknown, values: SlotValues): unknown {
  if (typeof value === 'string') return inText(value, values);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => filledIn(item, values)).filter((item) => item !== undefined);
  if (isConditional(value)) {
    if (!(value.if in values)) throw new Error(`Nothing is known of ${value.if} in "${value.text}"`);
    const known = values[value.if] ?? null;
    const holds = value.is === undefined ? known !== null : known === value.is;
    if (holds) return inText(value.text, values);
    return value.otherwise === undefined ? undefined : filledIn(value.otherwise, values);
  }
  const fields = Object.entries(value).map(([key, child]) => [key, filledIn(child, values)] as const);
  return Object.fromEntries(fields.filter(([, child]) => child !== undefined));
}
