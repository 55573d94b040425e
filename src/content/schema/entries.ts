import { z } from 'zod';
import { urgencies } from '#src/rules/urgency.ts';
import { weekday } from './practice.ts';
import {
  calendarDay,
  entryOf,
  line,
  maybe,
  maybeTexts,
  metadata,
  picture,
  point,
  slug,
  source,
  text,
  texts,
  url,
} from './values.ts';

/** Whom a sign concerns. */
export const audience = z.enum([
  'everyone',
  'adults',
  'children',
  'newborns',
  'over 50',
  'contact lens wearers',
  'after eye surgery',
  'after an eye injection',
  'after a corneal transplant or glaucoma surgery',
  'people with diabetes',
  'pregnant or recently pregnant',
  'glaucoma drops',
]);
/** Whom a sign concerns. */
export type Audience = z.infer<typeof audience>;

const urgency = z.enum(urgencies);
/** How soon to act, most urgent first. */
export type Urgency = z.infer<typeof urgency>;

export const signSchema = z.strictObject({
  id: slug,
  words: text
    .regex(/^[A-Z].*[^.]$/u, 'must begin with a capital letter and end without a full stop')
    .describe('A phrase with a capital letter and no full stop.'),
  oneOf: z
    .array(text)
    .min(3)
    .readonly()
    .exactOptional()
    .describe('How the phrase goes on, where it names many things: any of them is the sign.'),
  brief: text.exactOptional().describe('The sign in a few words, for the line at the top of a topic.'),
  audience,
  urgency,
  isGeneral: z
    .boolean()
    .exactOptional()
    .describe('Whether a hospital with eye doctors is no better for it than another.'),
  action: text
    .exactOptional()
    .describe('What to do about it, in place of what its urgency says. It is all that a patient has to know.'),
  firstAid: texts.exactOptional().describe('What to do first, in sentences.'),
  topics: z
    .array(slug)
    .min(1)
    .exactOptional()
    .describe('The slugs of the topics that explain it best, the best first.'),
  toConfirm: text
    .exactOptional()
    .describe('What an optometrist has to confirm before the site opens. The more urgent answer stands until then.'),
  source: slug.describe('The id of the page that it relies on, in sources.json.'),
});
/** A warning sign. It is written once, and every page takes it from there. */
export type Sign = z.infer<typeof signSchema>;

const treatment = z.strictObject({
  name: line,
  how: text,
  suits: text,
  risks: text,
  price: maybe(text).describe('A rough price range; empty until the owner fills it in.'),
  here: z.enum(['We do this', 'We refer you']),
});

const question = z.strictObject({
  id: slug.describe('For a link to it, as #is-it-contagious.'),
  question: text.endsWith('?'),
  answer: texts.describe('The first paragraph answers it, the others explain.'),
});
/** A question that people ask. */
export type Question = z.infer<typeof question>;

const order = z.int().positive().meta({ title: 'Place in lists', description: 'Counted from 1.' });

export const serviceSchema = z
  .strictObject({
    id: slug,
    title: line,
    description: text.describe('One or two sentences, for the card.'),
    image: picture,
    listsSigns: z
      .boolean()
      .default(false)
      .describe('Whether the page lists every sign to call about at once: emergency care does.'),
    relatedDoctors: z.array(entryOf('doctors')).min(1).describe('Ids of the doctors who offer it.'),
    order,
    detailedDescription: texts.meta({ title: 'About this service', description: 'Paragraphs.' }),
    benefitsList: texts.meta({ title: 'Benefits' }),
    steps: z.array(point).min(3).meta({ title: 'What happens, step by step' }),
    length: line.meta({ title: 'How long it takes' }),
    drops: text.describe('Whether drops widen the pupils, and whether you can drive afterward.'),
    risks: maybeTexts.describe('What can go wrong; empty where nothing can.'),
    cost: maybe(text).describe('A rough price and what insurance pays; empty until the owner fills it in.'),
    questions: z.array(question).min(3).max(6).meta({ title: 'Questions people ask' }),
    searchWords: texts.describe('Lay words and common misspellings that should find this service.'),
    appointmentType: line.describe('The appointment type that the page of this service preselects, by its value.'),
    appointmentMessage: line
      .exactOptional()
      .describe('What the page writes into the message, where the appointment type does not name the service.'),
    relatedTopics: z.array(entryOf('topics')).default([]).describe('Slugs of eye-health topics that belong to it.'),
    modal: z.strictObject({
      intro: text,
      lists: z.array(z.strictObject({ title: line, items: texts })).min(1),
      closingNote: text.exactOptional(),
    }),
    ...metadata,
    testingIncludes: maybeTexts.meta({ title: 'What’s included', description: 'For a test.' }),
    conditions: maybeTexts.meta({ title: 'Conditions we treat', description: 'For a treatment.' }),
  })
  .refine(
    ({ testingIncludes, conditions }) => (testingIncludes.length === 0) !== (conditions.length === 0),
    'must say either what testing includes or which conditions it treats',
  );
/** A service of the practice. */
export type Service = z.infer<typeof serviceSchema>;

export const doctorSchema = z.strictObject({
  id: slug,
  name: line.startsWith('Dr. ').describe('“Dr. Full Name”'),
  surname: line,
  title: line.describe('Optometrist, for one.'),
  image: picture,
  bio: text.meta({ title: 'In short', description: 'One or two sentences.' }),
  languages: texts,
  days: maybe(
    z
      .array(weekday)
      .min(1)
      .refine((days) => new Set(days).size === days.length, 'must not have a day twice'),
  ).describe('The days of the week on which the doctor is in; empty until the owner fills them in.'),
  order,
  fullBio: texts.meta({ title: 'About the doctor', description: 'Paragraphs.' }),
  doctorate: z.strictObject({
    degree: line,
    school: maybe(z.strictObject({ name: line, year: z.int().min(1900).describe('The year of the degree.') })).describe(
      'Empty until the owner fills it in.',
    ),
  }),
  education: maybeTexts.describe('What else there is to say of education and honors.'),
  specialties: texts,
  ...metadata,
});
/** An optometrist of the practice. */
export type Doctor = z.infer<typeof doctorSchema>;

/** The schema of a product for care at home. Without a link it is shown with name and benefit only. */
export const homeToolSchema = z.strictObject({
  name: line,
  benefit: text,
  category: line.exactOptional(),
  amazonLink: url.exactOptional(),
  price: z.templateLiteral(['$', z.string()]).exactOptional().describe('With the dollar sign: $14.99'),
  priceCheckedOn: calendarDay.exactOptional().describe('The day on which the price was looked up, if it was.'),
  imageUrl: z.string().startsWith('/', 'the policy of the site allows pictures of the site only').exactOptional(),
});
/** A product for care at home. */
export type HomeTool = z.infer<typeof homeToolSchema>;

const review = z
  .strictObject({
    reviewedBy: maybe(line).describe('The optometrist who read the topic.'),
    lastReviewed: maybe(calendarDay),
    nextReview: maybe(calendarDay),
  })
  .refine(
    (fields) => new Set(Object.values(fields).map((value) => value === null)).size === 1,
    'must be filled in as a whole, or not at all',
  )
  .refine(
    ({ lastReviewed, nextReview }) => lastReviewed === null || nextReview === null || lastReviewed < nextReview,
    'the next review must follow the last',
  )
  .prefault({});

const visit = z.strictObject({
  tests: text,
  length: line,
  drops: text.describe('Whether drops widen the pupils, and whether you can drive afterward.'),
  whom: text.describe('The doctors with a special interest in it.'),
  insurance: text.exactOptional().describe('What insurance pays for here and nowhere else.'),
  bring: text,
});
/** What a visit about a topic is like. Each text is one to three short sentences. */
export type VisitFacts = z.infer<typeof visit>;

export const topicSchema = z.strictObject({
  slug,
  title: line,
  category: slug.describe('The id of a category of categories.json, and its part of the address.'),
  summary: text.describe('One sentence, for the card.'),
  order,
  metaDescription: text,
  intro: text.exactOptional().describe('Shown under the title when set.'),
  urgent: maybe(slug).describe(
    'The id of the sign above “What is it?”, of those below, where waiting can cost vision.',
  ),
  whatIsIt: texts.meta({ title: 'What is it?', description: 'Paragraphs.' }),
  symptoms: maybeTexts.meta({ title: 'What you might notice' }),
  howWeHelp: texts.meta({ title: 'How we help' }),
  treatments: z.array(treatment).default([]).describe('The table below “How We Help”.'),
  careTips: maybeTexts.describe('Habits for home, shown with the tools of “Tools for Home Care”.'),
  homeTools: z.array(homeToolSchema).default([]).meta({ title: 'Tools for home care' }),
  whenToCall: z.array(slug).min(1).describe('Ids of the signs of “When to Call Us”.'),
  questions: z.array(question).min(3).max(6).meta({ title: 'Questions people ask' }),
  visit: visit.meta({ title: 'Your visit here' }),
  relatedServices: z.array(entryOf('services')).min(1).describe('Slugs of the services that treat it.'),
  relatedTopics: z.array(entryOf('topics')).min(1).describe('Slugs of related topics. The relation goes both ways.'),
  searchWords: texts.describe('Lay words and common misspellings that should find this topic.'),
  sources: z.array(source).min(3),
  review,
});
/** An eye-health topic. */
export type Topic = z.infer<typeof topicSchema>;
/** The facts of a topic that cards and lists need. */
export type TopicSummary = Pick<Topic, 'slug' | 'title' | 'category' | 'summary'>;

/** The schema of a category of the Eye Hub. */
export const categorySchema = z.strictObject({
  id: slug,
  title: line,
  isOfConditions: z.boolean().default(false).describe('Whether its topics are medical conditions, for search engines.'),
  description: text,
  ...metadata,
});
/** A category of the Eye Hub with its topics in order. */
export type TopicCategory = z.infer<typeof categorySchema> & { topics: readonly TopicSummary[] };
