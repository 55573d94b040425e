import { z } from 'zod';
import {
  entryOf,
  hexColor,
  line,
  maybe,
  metadata,
  picture,
  pictureFile,
  point,
  sectionText,
  slug,
  text,
  texts,
} from './values.ts';

const eyeExam = z.strictObject({
  picture: pictureFile.describe('The drawing that the exam is made for. With another picture there is no exam.'),
  name: line,
  question: line,
  begin: text.describe('Before the first answer.'),
  compare: text.describe('Before the next answers.'),
  readings: z
    .array(text)
    .length(5)
    .describe('What one reads of the chart: first when it is sharp, last when it is most blurred.'),
  done: text,
  sure: text.describe('After the better lens each time.'),
  unsure: text.describe('After an answer that was not the better lens.'),
});
/** The words of the eye exam in the first picture. */
export type EyeExamWords = z.infer<typeof eyeExam>;

const frame = z.strictObject({
  price: text.exactOptional().describe('What frames cost.'),
  colorLabel: line,
  colors: z
    .array(z.strictObject({ name: line, color: hexColor, picture }))
    .min(1)
    .max(3)
    .describe('The same frame in each color.'),
});

/** The schema of the home page's words, section by section. */
export const homeSchema = z.strictObject({
  ...metadata,
  hero: z.strictObject({ ...sectionText.shape, image: picture, exam: eyeExam.exactOptional(), points: texts }),
  about: z.strictObject({
    heading: line,
    image: picture,
    paragraphs: texts,
    figures: z
      .array(z.strictObject({ value: text, label: line }))
      .default([])
      .describe('Figures and what they count: “2009” and “the year we opened”.'),
  }),
  approach: z.strictObject({
    ...sectionText.shape,
    steps: z.array(point).min(1),
    capabilitiesHeading: line,
    capabilitiesLead: text,
  }),
  services: z.strictObject({
    ...sectionText.shape,
    eyewear: z.strictObject({ text, ready: text.exactOptional().describe('When glasses are ready.'), linkLabel: line }),
  }),
  doctors: z.strictObject({ ...sectionText.shape, languageLabel: line, anyLanguage: line }),
  testimonials: sectionText,
  recommendations: z.strictObject({ ...sectionText.shape, frame }),
  findUs: z.strictObject({ ...sectionText.shape, storefront: picture, storefrontNote: text, mapTitle: line }),
  contact: sectionText,
  visitHeading: line,
});

/** The schema of the Eye Hub's own words. */
export const hubSchema = z.strictObject({
  ...sectionText.shape,
  ...metadata,
  popular: z.array(entryOf('topics')).default([]).describe('Slugs of the topics that people look for most often.'),
  journalLead: text,
  priceNote: text.describe('Shown with every list of products.'),
  recallNote: text.describe('Shown with products that are eye drops.'),
  paidLinkDisclosure: maybe(text).describe(
    'Stands beside shop links that pay the practice; empty while there are none.',
  ),
  notReviewedNote: text.describe(
    'Shown until an optometrist has reviewed the topic and every source has been checked.',
  ),
});

/** The schema of an eyewear brand of the home page's carousel. */
export const brandSchema = z.strictObject({
  name: line,
  logo: pictureFile,
});

/** The schema of a "Comprehensive Capabilities" tile. */
export const tileSchema = z.strictObject({
  name: line,
  service: entryOf('services'),
  picture: pictureFile.exactOptional().describe('In place of the picture of the service.'),
  side: z.enum(['left', 'right']).exactOptional().describe('The side of the picture that is shown, if not its middle.'),
});
/** A "Comprehensive Capabilities" tile: it opens the modal of the service it names. */
export type CapabilityTile = z.infer<typeof tileSchema>;

const oldPath = z
  .string()
  .regex(/^(?:\/[a-z0-9-]+)+$/, 'must be lower-case words between slashes, as /team/dr-jane-doe');
const target = z.string().startsWith('/').meta({ format: 'line' });

/** The schema of `redirects.json`: addresses where nothing stands any more, and their targets. */
export const redirectsSchema = z.strictObject({
  addresses: z
    .array(
      z.strictObject({
        from: oldPath.meta({ format: 'line', description: 'Lower case, without a slash at the end.' }),
        to: target,
        tab: z.enum(['appointment', 'contact-lens']).exactOptional().describe('The contact form that opens.'),
        isMissing: z
          .boolean()
          .exactOptional()
          .describe('Nothing stands at the target, on purpose: its page says so and offers the closest.'),
      }),
    )
    .default([]),
  families: z
    .array(z.strictObject({ from: oldPath.meta({ format: 'line' }), to: target }))
    .default([])
    .describe('Families of addresses: /service-ipl leads to /services/ipl. The rest follows in lower case.'),
});

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), text }),
  z.strictObject({ type: z.literal('list'), items: texts }),
  z.strictObject({ type: z.literal('translation'), lang: text.describe('A language tag: zh-Hans'), text }),
]);

const legalSection = z.strictObject({
  id: slug.describe('For links to it: /terms#payment.'),
  heading: line,
  blocks: z.array(block).min(1),
});
/** A section of a legal page. */
export type LegalSection = z.infer<typeof legalSection>;

/** The schema of a page that the law or fairness asks for. */
export const legalSchema = z.strictObject({
  id: z.enum(['terms', 'privacy', 'notice-of-privacy-practices', 'language-help', 'accessibility']),
  title: line,
  intro: text,
  inForce: text.exactOptional().describe('Since when it is in effect, in place of the day of the last update.'),
  sections: z.array(legalSection).min(1),
  ...metadata,
});
/** A page that the law or fairness asks for. */
export type LegalPage = z.infer<typeof legalSchema>;

/**
 * The schema of `languages.json`: the languages that the site can be translated into, by the codes of the translation
 * service, with what a visitor reads whose language cannot be had.
 */
export const languagesSchema = z.record(
  z.string(),
  z.strictObject({
    label: line.describe('Its name in its own script, and in English.'),
    language: text.describe('The language as the doctors name it.'),
    spoken: line.describe('That somebody here speaks it, for the first screen.'),
    title: line,
    failed: text.describe('That the page stays in English.'),
    speakers: text.describe('Who speaks the language: {names} stands for the doctors.'),
    call: text.describe('To call, before the number.'),
  }),
);

/**
 * The schema of `machine-translation.json`: above signs and forms that a machine has translated, by the code of the
 * language, that a machine did, whom to call when it is urgent, and that interpreters are free.
 */
export const machineTranslationSchema = z.record(z.string(), text);

/** The schema of `scenes.json`: the captions of the scenes, in one or two plain sentences. */
export const scenesSchema = z.strictObject({
  clear: text.describe('The caption of clear vision.'),
  topics: z.record(slug, text).describe('What a person sees, by topic.'),
});

/** The schema of `to-confirm.json`: what the owner has to confirm or replace before the site opens. */
export const toConfirmSchema = z.array(z.strictObject({ file: text, what: text }));
