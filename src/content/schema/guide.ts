import { z } from 'zod';
import { audience } from './entries.ts';
import { metadata, sectionText, slug, text, texts } from './values.ts';

const atOnce = z.strictObject({ sign: text, step: text });

/** The schema of the words of the page about urgent signs. */
export const urgentPageSchema = z.strictObject({
  heading: text,
  ...metadata,
  atOnce: z
    .strictObject({ chemical: atOnce, visionLoss: atOnce })
    .describe('What is true at every hour, and cannot wait for the guide.'),
  guide: sectionText.describe('Above the questions of the guide, which need a script.'),
  list: sectionText.describe('Above all signs by urgency.'),
  hospital: z.strictObject({ heading: text, texts }).describe('Where to go at night and on weekends.'),
  sources: sectionText,
});

const option = z.strictObject({
  id: slug,
  label: text,
  audiences: z.array(audience).exactOptional().describe('The audiences that this answer selects, besides everyone.'),
  possible: z
    .array(audience)
    .exactOptional()
    .describe('The audiences that may be meant as well, whose signs say whom they concern.'),
});
/** An answer to a question of the urgency guide. */
export type GuideOption = z.infer<typeof option>;

const questionText = {
  question: text,
  ofChild: text.exactOptional().describe('The question about a child.'),
  hint: text.exactOptional(),
};

const question = <Option extends z.ZodType<{ id: string }>>(optionSchema: Option) =>
  z.strictObject({
    ...questionText,
    options: z
      .array(optionSchema)
      .min(2)
      .refine((options) => new Set(options.map(({ id }) => id)).size === options.length, 'must not have an id twice'),
  });

export const guideSchema = z.strictObject({
  happened: question(option),
  fits: z
    .record(slug, z.array(slug).min(1).readonly())
    .describe(
      'Signs, each with the ids of the answers to “happened” that it fits. An answer that one sign fits asks nothing more.',
    ),
  whom: question(
    z.strictObject({
      ...option.shape,
      asksMore: z.boolean().describe('Newborns, for one, are not asked about contact lenses and surgery.'),
    }),
  ),
  lensesOrSurgery: question(option),
  covers: z
    .record(slug, z.array(slug).min(1).readonly())
    .describe(
      'Signs that are not offered beside one that says as much, at least as urgently, of the person who answers.',
    ),
  signs: z.strictObject({ ...questionText, none: text, unsure: text, button: text }),
  moreSigns: z.strictObject(questionText).describe('For whoever notices none of the first signs.'),
  outcome: z.strictObject({
    noticed: text.describe('Above the signs that decided.'),
    dangers: text.describe('Above the 911 signs that were offered, for a visitor who was not sure.'),
    nothing: text.describe('For a visitor who notices no sign.'),
    worried: text.describe('Beside the phone, where nothing is urgent.'),
    readMore: text.describe('Before links to topics.'),
    notADiagnosis: text,
  }),
});
/** The urgency guide: its questions, the answers and the signs that fit them, and the words around an outcome. */
export type UrgencyGuide = z.infer<typeof guideSchema>;
