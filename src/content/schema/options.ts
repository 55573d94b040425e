import { z } from 'zod';
import * as limits from '#contract/limits.ts';
import { asLine } from '#contract/plain-text.ts';
import { line, timeOfDay } from './values.ts';

/** What is chosen, and what it is called. */
const option = (longestValue: number) => ({
  value: line
    .max(longestValue)
    .refine((value) => asLine(value) === value, 'must have plain hyphens and spaces')
    .describe('What is sent, stored and mailed to the office. Keep it when you change the label.'),
  label: line.describe('What a visitor reads.'),
});

/** A list in which each value and each label occurs once. */
const optionsOf = <Option extends z.ZodType<{ value: string; label: string }>>(optionSchema: Option) => {
  const areDifferent = (texts: readonly string[]) => new Set(texts).size === texts.length;
  return z
    .array(optionSchema)
    .min(1)
    .refine((all) => areDifferent(all.map(({ value }) => value)), 'must not have a value twice')
    .refine((all) => areDifferent(all.map(({ label }) => label)), 'must not have a label twice')
    .readonly();
};

const appointmentType = z.strictObject({
  ...option(limits.appointmentTypeLength),
  kind: z
    .enum(['emergency', 'waitlist'])
    .exactOptional()
    .describe('Emergency: the form says to call now, and the mail is marked as urgent. Waitlist: the form says so.'),
});
/** A kind of visit that a patient can ask for. */
export type AppointmentType = z.infer<typeof appointmentType>;

const preferredTime = z
  .strictObject({ ...option(limits.preferredTimeLength), opens: timeOfDay, closes: timeOfDay })
  .refine(({ opens, closes }) => opens < closes, 'must begin before it ends');

export const optionsSchema = z.strictObject({
  appointmentTypes: optionsOf(appointmentType),
  preferredTimes: optionsOf(preferredTime)
    .refine(
      (times) => times.every(({ opens }, index) => index === 0 || (times[index - 1]?.opens ?? '') <= opens),
      'must be in order',
    )
    .describe('The times of day that a patient can prefer.'),
  inquirySubjects: optionsOf(z.strictObject(option(limits.subjectLength))).describe('What an inquiry can be about.'),
  lensSupplies: optionsOf(z.strictObject(option(limits.lensValueLength))).describe(
    'How many contact lenses a patient can order again, in words.',
  ),
});
/** What can be chosen in the forms, in the order of each list. */
export type FormOptions = z.infer<typeof optionsSchema>;
