import { z } from 'zod';
import type { UrgencyGuide, UrgentPageContent } from '../types.ts';
import { audience } from './entries.ts';
import { slug, text } from './values.ts';

const section = z.strictObject({ heading: text, lead: text });

/** The schema of the words of the page about urgent signs. */
export const urgentPageSchema: z.ZodType<UrgentPageContent> = z.strictObject({
  heading: text,
  metaTitle: text,
  metaDescription: text,
  atOnce: z.strictObject({ chemical: text, visionLoss: text }),
  guide: section,
  list: section,
  sources: section,
});

const option = {
  id: slug,
  label: text,
  audiences: z.array(audience).exactOptional(),
  possible: z.array(audience).exactOptional(),
};

const questionText = { question: text, ofChild: text.exactOptional(), hint: text.exactOptional() };

const question = <Option extends z.ZodType<{ id: string }>>(optionSchema: Option) =>
  z.strictObject({
    ...questionText,
    options: z
      .array(optionSchema)
      .min(2)
      .refine((options) => new Set(options.map(({ id }) => id)).size === options.length, 'must not have an id twice'),
  });

/** The schema of the urgency guide. */
export const guideSchema: z.ZodType<UrgencyGuide> = z.strictObject({
  happened: question(z.strictObject(option)),
  fits: z.record(slug, z.array(slug).min(1)),
  whom: question(z.strictObject({ ...option, asksMore: z.boolean() })),
  lensesOrSurgery: question(z.strictObject(option)),
  covers: z.record(slug, z.array(slug).min(1)),
  signs: z.strictObject({ ...questionText, none: text, unsure: text, button: text }),
  moreSigns: z.strictObject(questionText),
  outcome: z.strictObject({
    noticed: text,
    dangers: text,
    nothing: text,
    worried: text,
    readMore: text,
    notADiagnosis: text,
  }),
});
