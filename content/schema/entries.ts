import { z } from 'zod';
import { urgencies } from '../signs/urgencies.ts';
import type { Doctor, HomeTool, Question, Review, Service, Sign, Topic, Treatment, VisitFacts } from '../types.ts';
import { calendarDay, maybeTexts, picture, slug, source, sourcePage, text, texts, url } from './values.ts';

const metadata = { metaTitle: text, metaDescription: text };

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

/** The schema of a warning sign. */
export const signSchema: z.ZodType<Sign> = z.strictObject({
  id: slug,
  words: text.regex(/^[A-Z].*[^.]$/u, 'must begin with a capital letter and end without a full stop'),
  oneOf: z.array(text).min(3).exactOptional(),
  audience,
  urgency: z.enum(urgencies),
  isGeneral: z.literal(true).exactOptional(),
  action: text.exactOptional(),
  firstAid: texts.exactOptional(),
  topics: z.array(slug).min(1).exactOptional(),
  toConfirm: text.exactOptional(),
  source: sourcePage,
});

const treatment: z.ZodType<Treatment> = z.strictObject({
  name: text,
  how: text,
  suits: text,
  risks: text,
  price: text.nullable(),
  here: z.enum(['We do this', 'We refer you']),
});

const question: z.ZodType<Question> = z.strictObject({ id: slug, question: text.endsWith('?'), answer: texts });

const serviceFields = {
  id: slug,
  title: text,
  description: text,
  image: picture,
  detailedDescription: texts,
  benefitsList: texts,
  steps: z.array(z.strictObject({ title: text, text })).min(3),
  length: text,
  drops: text,
  risks: maybeTexts,
  cost: text.nullable(),
  questions: z.array(question).min(3).max(6),
  urgent: z.array(signSchema),
  relatedDoctors: z.array(slug).min(1),
  searchWords: texts,
  appointmentType: text,
  relatedTopics: z.array(slug),
  modal: z.strictObject({
    intro: text,
    lists: z.array(z.strictObject({ title: text, items: texts })).min(1),
    closingNote: text.exactOptional(),
  }),
  ...metadata,
};

/** The schema of a service: with what testing includes or with conditions, never both. */
export const serviceSchema: z.ZodType<Service> = z.union([
  z.strictObject({ ...serviceFields, testingIncludes: texts }),
  z.strictObject({ ...serviceFields, conditions: texts }),
]);

/** The schema of a doctor. */
export const doctorSchema: z.ZodType<Doctor> = z.strictObject({
  id: slug,
  name: z.string().startsWith('Dr. '),
  surname: text,
  title: z.enum(['Principal Optometrist & Founder', 'Optometrist']),
  image: picture,
  bio: text,
  languages: texts,
  fullBio: texts,
  education: texts,
  specialties: texts,
  ...metadata,
});

/** The schema of a product for care at home. */
export const homeToolSchema: z.ZodType<HomeTool> = z.strictObject({
  name: text,
  benefit: text,
  category: text.exactOptional(),
  amazonLink: url.exactOptional(),
  price: z.templateLiteral(['$', z.string()]).exactOptional(),
  priceCheckedOn: calendarDay.exactOptional(),
  imageUrl: z.string().startsWith('/', 'the policy of the site allows pictures of the site only').exactOptional(),
});

const review: z.ZodType<Review> = z.union([
  z.strictObject({ reviewedBy: z.null(), lastReviewed: z.null(), nextReview: z.null() }),
  z
    .strictObject({ reviewedBy: text, lastReviewed: calendarDay, nextReview: calendarDay })
    .refine(({ lastReviewed, nextReview }) => lastReviewed < nextReview, 'the next review must follow the last'),
]);

const visit: z.ZodType<VisitFacts> = z.strictObject({
  tests: text,
  length: text,
  drops: text,
  whom: text,
  insurance: text.exactOptional(),
  bring: text,
});

/** The schema of an eye-health topic. */
export const topicSchema: z.ZodType<Topic> = z.strictObject({
  slug,
  title: text,
  category: z.enum(['conditions', 'solutions', 'prevention']),
  summary: text,
  metaDescription: text,
  intro: text.exactOptional(),
  urgent: slug.nullable(),
  whatIsIt: texts,
  symptoms: maybeTexts,
  howWeHelp: texts,
  treatments: z.array(treatment),
  careTips: maybeTexts,
  homeTools: z.array(homeToolSchema),
  whenToCall: z.array(signSchema).min(1),
  questions: z.array(question).min(3).max(6),
  visit,
  relatedServices: z.array(slug).min(1),
  relatedTopics: z.array(slug).min(1),
  searchWords: texts,
  sources: z.array(source).min(3),
  review,
});
