import { z } from 'zod';
import type { Doctor, HomeTool, Review, Service, Topic } from '../types.ts';
import { calendarDay, maybeTexts, picture, slug, source, text, texts, url } from './values.ts';

const metadata = { metaTitle: text, metaDescription: text };

const serviceFields = {
  id: slug,
  title: text,
  description: text,
  image: picture,
  detailedDescription: texts,
  benefitsList: texts,
  appointmentType: text,
  relatedTopics: z.array(slug),
  modal: z.strictObject({
    intro: text,
    lists: z.array(z.strictObject({ title: text, items: texts })).min(1),
    closingNote: text.exactOptional(),
  }),
  ...metadata,
};

/** The shape of a service: with what testing includes or with conditions, never both. */
export const serviceShape: z.ZodType<Service> = z.union([
  z.strictObject({ ...serviceFields, testingIncludes: texts }),
  z.strictObject({ ...serviceFields, conditions: texts }),
]);

/** The shape of a doctor. */
export const doctorShape: z.ZodType<Doctor> = z.strictObject({
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

/** The shape of a product for care at home. */
export const homeToolShape: z.ZodType<HomeTool> = z.strictObject({
  name: text,
  benefit: text,
  category: text.exactOptional(),
  amazonLink: url.exactOptional(),
  price: z.templateLiteral(['$', z.string()]).exactOptional(),
  priceCheckedOn: calendarDay.exactOptional(),
  imageUrl: text.exactOptional(),
});

const review: z.ZodType<Review> = z.union([
  z.strictObject({ reviewedBy: z.null(), lastReviewed: z.null(), nextReview: z.null() }),
  z
    .strictObject({ reviewedBy: text, lastReviewed: calendarDay, nextReview: calendarDay })
    .refine(({ lastReviewed, nextReview }) => lastReviewed < nextReview, 'the next review must follow the last'),
]);

/** The shape of an eye-health topic. */
export const topicShape: z.ZodType<Topic> = z.strictObject({
  slug,
  title: text,
  category: z.enum(['conditions', 'solutions', 'prevention']),
  summary: text,
  metaDescription: text,
  intro: text.exactOptional(),
  urgent: text.exactOptional(),
  whatIsIt: texts,
  symptoms: maybeTexts,
  howWeHelp: texts,
  careTips: maybeTexts,
  homeTools: z.array(homeToolShape),
  whenToCall: texts,
  relatedServices: z.array(slug).min(1),
  sources: z.array(source).min(2),
  review,
});
