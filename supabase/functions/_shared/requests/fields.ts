import type { CalendarDay } from './dates.ts';
import * as limits from './limits.ts';
import { maximumCharacters, messages, whereExtension } from './messages.ts';
import { asEmail, asLine, asName, asPhone, asText, hasExtension, isVisible } from './plain-text.ts';
import { type DatePurpose, readDate, whichDay } from './read-date.ts';
import { z } from './zod.ts';

const codePoints = (text: string): number => [...text].length;

/**
 * Leaves text of more than four times its limit as it is, for the rule on its length to refuse: composing tens of
 * thousands of accents takes a second, in which the function answers nobody else.
 */
const unlessTooLong = (limit: number, normalize: (text: string) => string) => (text: string) =>
  text.length > 4 * limit ? text : normalize(text);

const within = (limit: number) => (text: string) => codePoints(text) <= limit;

/**
 * One line of text; '' when left out.
 * @param limit in code points
 * @param missing the message of a line that is required
 */
export function line(limit: number, missing?: string, tooLong = maximumCharacters(limit)) {
  return z
    .string(missing ?? messages.notText)
    .overwrite(unlessTooLong(limit, asLine))
    .refine((text) => missing === undefined || text !== '', missing)
    .refine(within(limit), tooLong);
}

/**
 * Text that may have several lines; '' when left out.
 * @param limit in code points
 * @param missing the message of a text that is required
 */
export function text(limit: number, tooLong: string, missing?: string) {
  return z
    .string(missing ?? messages.notText)
    .overwrite(unlessTooLong(limit, asText))
    .refine((value) => missing === undefined || value !== '', missing)
    .refine(within(limit), tooLong);
}

// Joiners are part of Persian, Hindi and Sinhala names.
const isName = (value: string): boolean => /^[ '’\p{L}\p{M}\p{Join_C}-]+$/u.test(value) && /\p{L}/u.test(value);

/** A first or last name in any script. */
export const name = z
  .string(messages.required)
  .overwrite(unlessTooLong(limits.nameLength, asName))
  .refine((value) => value !== '', messages.required)
  .refine(within(limits.nameLength), maximumCharacters(limits.nameLength))
  .refine(isName, messages.nameCharacters);

const normalizeEmail = unlessTooLong(limits.emailLength, asEmail);
const emailFormat =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

// The beginning of an encoded word, which some mail programs decode: the answer would go elsewhere than it seems.
const encodedWord = '=?';
const isEmail = (value: string): boolean => emailFormat.test(value) && !value.includes(encodedWord);

/** An e-mail address, in lower case. */
export const email = z
  .string(messages.emailRequired)
  .overwrite(normalizeEmail)
  .refine((value) => value !== '', messages.emailRequired)
  .refine(within(limits.emailLength), messages.emailTooLong)
  .refine(isEmail, messages.emailFormat);

/** The repeated e-mail address; `emailsMatch` compares the two. */
export const confirmEmail = z.string(messages.emailsDiffer).overwrite(normalizeEmail);

/**
 * The rule across both e-mail fields. It also runs when other fields are invalid, so that all issues are reported at
 * once.
 */
export const emailsMatch = z.refine<{ email: string; confirmEmail: string }>(
  (values) => values.email === values.confirmEmail,
  { path: ['confirmEmail'], message: messages.emailsDiffer, when: () => true },
);

const phoneCharacters = /^[0-9 ()+-]*$/;
const enoughDigits = (value: string): boolean => value.replace(/[^0-9]/g, '').length >= limits.phoneMinimumLength;

/** Refuses a value, and says where to put an extension. */
const refuseUnless = (rule: (value: string) => boolean, message: string) =>
  z.check<string>(({ value, issues }) => {
    if (rule(value)) return;
    issues.push({ code: 'custom', message: hasExtension(value) ? whereExtension(message) : message, input: value });
  });

const phoneNumber = (mayBeEmpty: boolean) => {
  const unlessEmpty = (rule: (value: string) => boolean) => (value: string) =>
    (mayBeEmpty && value === '') || rule(value);
  return z
    .string(messages.phoneTooShort)
    .overwrite(unlessTooLong(limits.phoneMaximumLength, asPhone))
    .refine(
      unlessEmpty((value) => codePoints(value) >= limits.phoneMinimumLength),
      messages.phoneTooShort,
    )
    .check(refuseUnless(within(limits.phoneMaximumLength), messages.phoneTooLong))
    .check(refuseUnless((value) => phoneCharacters.test(value), messages.phoneFormat))
    .refine(unlessEmpty(enoughDigits), messages.phoneTooShort);
};

/** A required phone number. */
export const phone = phoneNumber(false);

/** An optional phone number. */
export const optionalPhone = phoneNumber(true);

const readOrAsTyped = (purpose: DatePurpose, today: CalendarDay, language?: string) =>
  unlessTooLong(limits.dateLength, (value) => readDate(purpose, value, today, language) ?? asLine(value));

/** Reports a date that may mean two days. */
const unambiguous = (purpose: DatePurpose, today: CalendarDay, language?: string) =>
  z.check<string>(({ value, issues }) => {
    const message = whichDay(purpose, value, today, language);
    if (message !== null) issues.push({ code: 'custom', message, input: value });
  });

/** A day that exists, in any format that `readDate` knows, as `YYYY-MM-DD`, or ''. */
export const optionalDay = (purpose: DatePurpose, today: CalendarDay, invalid: string, language?: string) =>
  z
    .string(invalid)
    .overwrite(readOrAsTyped(purpose, today, language))
    .check(unambiguous(purpose, today, language))
    .refine((value) => value === '' || readDate(purpose, value, today) !== null, invalid)
    .pipe(z.custom<CalendarDay | ''>());

/** A date of birth since 1900, in any format that `readDate` knows, as `YYYY-MM-DD`. */
export const dateOfBirth = (today: CalendarDay, language?: string) =>
  z
    .string(messages.dateOfBirthRequired)
    .overwrite(readOrAsTyped('birth', today, language))
    .refine((value) => value !== '', messages.dateOfBirthRequired)
    .refine(within(limits.dateLength), maximumCharacters(limits.dateLength))
    .check(unambiguous('birth', today, language))
    .refine((value) => (readDate('birth', value, today) ?? '') >= '1900-01-01', messages.dateOfBirthInvalid)
    .refine((value) => value <= today, messages.dateOfBirthFuture)
    .pipe(z.custom<CalendarDay>());

/** The date of a prescription, as `YYYY-MM-DD` where it can be read, otherwise as it was typed. */
export const prescriptionDate = (today: CalendarDay) =>
  line(limits.dateLength).overwrite(readOrAsTyped('prescription', today));

/** The honeypot, which is hidden from people. */
export const website = z
  .string(messages.notText)
  .overwrite((value) => (isVisible(value) ? value : ''))
  .refine((value) => value === '', messages.botDetected)
  .default('');
