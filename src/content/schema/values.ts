import { z } from 'zod';

/** Words for a reader: not empty, no space at either end, no two spaces, no line break. */
export const text = z
  .string()
  .regex(/^\S(?:.*\S)?$/u, 'must not be empty, or begin or end with a space')
  .refine((value) => !value.includes('  '), 'must not contain two spaces in a row');

/** Words that fit on one line: a name, a title, a label. */
export const line = text.meta({ format: 'line' });

/** A list of texts with at least one entry and none twice. */
export const texts = z
  .array(text)
  .min(1)
  .refine((items) => new Set(items).size === items.length, 'must not say the same thing twice');

/** What may be left out, or is empty until the owner fills it in: null then. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);

/** A list of texts that may be empty. */
export const maybeTexts = z.array(text).default([]);

export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/, 'must be written as #0b5d4b');

/** An address on another site. */
export const url = z.url({ protocol: /^https$/ });

/** Lower-case letters and digits, joined by single hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
  .meta({ format: 'line' });

/** The id of an entry in a folder of the content. */
export const entryOf = (folder: 'doctors' | 'services' | 'topics') => slug.meta({ entriesOf: folder });

/** A day that exists, as `"2026-11-26"`. */
export const calendarDay = z.iso.date(
  'must be a real day written as 2026-11-26',
) as z.ZodType<`${number}-${number}-${number}`>;
/** A calendar day: `"2026-11-26"`. */
export type CalendarDay = z.infer<typeof calendarDay>;

/** A time on a 24-hour clock, as `"18:00"`. */
export const timeOfDay = z.iso
  .time({ precision: -1, error: 'must be a time written as 18:00' })
  .meta({ format: 'time' }) as z.ZodType<`${number}:${number}`>;
/** A time of day at the office, 24-hour clock: `"18:00"`. */
export type TimeOfDay = z.infer<typeof timeOfDay>;

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A time zone by its IANA name, as `"America/New_York"`. */
export const timeZone = z
  .string()
  .refine(isTimeZone, 'must be a time zone such as America/New_York')
  .meta({ format: 'line' });

const dialed = (display: string) => `+1${display.replaceAll(/\D/g, '')}`;

/** A phone whose dialed and shown forms are the same number. */
export const phoneNumber = z
  .strictObject({
    dial: z.templateLiteral(['+1', z.number()]).meta({ title: 'To dial', format: 'line' }),
    display: z
      .string()
      .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must be written as (212) 555-0100')
      .meta({ title: 'As shown', format: 'line' }),
  })
  .refine(({ dial, display }) => dial === dialed(display), 'dial and display must be the same number');

/** A picture by its path below `content`, as `"/pictures/hero.svg"`. */
export const pictureFile = z
  .string()
  .regex(/^\/pictures(?:\/[a-z0-9_-]+)+\.(?:svg|jpg|jpeg|png|webp)$/, 'must be a picture in content/pictures')
  .meta({ format: 'picture' });

/** A picture with its alternative text. */
export const picture = z.strictObject({
  file: pictureFile.meta({ title: 'Picture' }),
  alt: text.meta({ title: 'In words', description: 'What a person who cannot see it should know.' }),
});
/** A picture: an SVG or photo under `content/pictures`, with words for whoever cannot see it. */
export type Picture = z.infer<typeof picture>;

/** What search engines show of a page. */
export const metadata = {
  metaTitle: line.meta({ title: 'Title in search results' }),
  metaDescription: text.meta({ title: 'Text in search results' }),
};

/** A heading and its lead. */
export const sectionText = z.strictObject({ heading: line, lead: text });

/** A short text with a heading of its own. */
export const point = z.strictObject({ title: line, text });

/** A page of another body that a sign or a topic relies on. */
export const sourcePage = z.strictObject({ organization: line, title: line, url });

/** A source of a topic: a page, what it supports, and the day on which it was checked. */
export const source = z.strictObject({
  ...sourcePage.shape,
  supports: text.describe('Which statements of the topic it supports, such as “Who is at higher risk”.'),
  checkedOn: maybe(calendarDay).describe('The day on which somebody opened the page; empty until then.'),
});
