import type { CalendarDay } from './dates.ts';
import * as limits from './limits.ts';
import { type IssueWithValue, keys, type MessageKey, maximumCharacters } from './messages.ts';
import { asEmail, asId, asLensValue, asLine, asName, asPhone, asText, hasExtension, isVisible } from './plain-text.ts';
import { ambiguousDays, type DatePurpose, readDate } from './read-date.ts';
import { z } from './zod.ts';

const codePoints = (text: string): number => [...text].length;

/**
 * Leaves text of more than four times its limit as it is, for the rule on its length to refuse: composing tens of
 * thousands of accents takes a second, in which the function answers nobody else.
 */
const unlessTooLong = (limit: number, normalize: (text: string) => string) => (text: string) =>
  text.length > 4 * limit ? text : normalize(text);

const within = (limit: number) => (text: string) => codePoints(text) <= limit;

/** The issue of a text that is longer than its limit, in code points. */
export const longerThan = (limit: number): IssueWithValue => ({
  error: 'maximumCharacters',
  params: { message: maximumCharacters(limit) },
});

/**
 * One line of text; '' when left out.
 * @param limit in code points
 * @param missing the key of a line that is required
 */
export function line(limit: number, missing?: MessageKey, tooLong: MessageKey | IssueWithValue = longerThan(limit)) {
  return z
    .string(missing ?? keys.notText)
    .overwrite(unlessTooLong(limit, asLine))
    .refine((text) => missing === undefined || text !== '', missing)
    .refine(within(limit), tooLong);
}

/**
 * Text that may have several lines; '' when left out.
 * @param limit in code points
 * @param missing the key of a text that is required
 */
export function text(limit: number, tooLong: MessageKey | IssueWithValue, missing?: MessageKey) {
  return z
    .string(missing ?? keys.notText)
    .overwrite(unlessTooLong(limit, asText))
    .refine((value) => missing === undefined || value !== '', missing)
    .refine(within(limit), tooLong);
}

/** A value of a lens, as it was typed; '' when left out. */
export const lensValue = line(limits.lensValueLength)
  .overwrite(unlessTooLong(limits.lensValueLength, asLensValue))
  .default('');

/** The member ID of an insurance. */
export const insuranceId = line(limits.insuranceIdLength, keys.insuranceIdRequired).overwrite(
  unlessTooLong(limits.insuranceIdLength, asId),
);

// Joiners are part of Persian, Hindi and Sinhala names.
const isName = (value: string): boolean => /^[ '’\p{L}\p{M}\p{Join_C}-]+$/u.test(value) && /\p{L}/u.test(value);

/** A first or last name in any script. */
export const name = z
  .string(keys.required)
  .overwrite(unlessTooLong(limits.nameLength, asName))
  .refine((value) => value !== '', keys.required)
  .refine(within(limits.nameLength), longerThan(limits.nameLength))
  .refine(isName, keys.nameCharacters);

const normalizeEmail = unlessTooLong(limits.emailLength, asEmail);
const emailFormat =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

// The beginning of an encoded word, which some mail programs decode: the answer would go elsewhere than it seems.
const encodedWord = '=?';
const isEmail = (value: string): boolean => emailFormat.test(value) && !value.includes(encodedWord);

/** An e-mail address, in lower case. */
export const email = z
  .string(keys.emailRequired)
  .overwrite(normalizeEmail)
  .refine((value) => value !== '', keys.emailRequired)
  .refine(within(limits.emailLength), keys.emailTooLong)
  .refine(isEmail, keys.emailFormat);

/** The repeated e-mail address; `emailsMatch` compares the two. */
export const confirmEmail = z.string(keys.emailsDiffer).overwrite(normalizeEmail);

/**
 * The rule across both e-mail fields. It also runs when other fields are invalid, so that all issues are reported at
 * once.
 */
export const emailsMatch = z.refine<{ email: string; confirmEmail: string }>(
  (values) => values.email === values.confirmEmail,
  { path: ['confirmEmail'], message: keys.emailsDiffer, when: () => true },
);

const phoneCharacters = /^[0-9 ()+-]*$/;
const enoughDigits = (value: string): boolean => value.replace(/[^0-9]/g, '').length >= limits.phoneMinimumLength;

/** Refuses a value, and says where to put an extension. */
const refuseUnless = (rule: (value: string) => boolean, key: 'phoneTooLong' | 'phoneFormat') =>
  z.check<string>(({ value, issues }) => {
    if (rule(value)) return;
    issues.push({ code: 'custom', message: hasExtension(value) ? keys[`${key}Extension`] : key, input: value });
  });

const phoneNumber = (mayBeEmpty: boolean) => {
  const unlessEmpty = (rule: (value: string) => boolean) => (value: string) =>
    (mayBeEmpty && value === '') || rule(value);
  return z
    .string(keys.phoneTooShort)
    .overwrite(unlessTooLong(limits.phoneMaximumLength, asPhone))
    .refine(
      unlessEmpty((value) => codePoints(value) >= limits.phoneMinimumLength),
      keys.phoneTooShort,
    )
    .check(refuseUnless(within(limits.phoneMaximumLength), keys.phoneTooLong))
    .check(refuseUnless((value) => phoneCharacters.test(value), keys.phoneFormat))
    .refine(unlessEmpty(enoughDigits), keys.phoneTooShort);
};

export const phone = phoneNumber(false);

export const optionalPhone = phoneNumber(true);

const readOrAsTyped = (purpose: DatePurpose, today: CalendarDay, language?: string) =>
  unlessTooLong(limits.dateLength, (value) => readDate(purpose, value, today, language) ?? asLine(value));

const isUnambiguous = (purpose: DatePurpose, today: CalendarDay, language?: string) => (value: string) =>
  ambiguousDays(purpose, value, today, language) === null;

/** A day that exists, in any format that `readDate` knows, as `YYYY-MM-DD`, or ''. */
export const optionalDay = (purpose: DatePurpose, today: CalendarDay, invalid: MessageKey, language?: string) =>
  z
    .string(invalid)
    .overwrite(readOrAsTyped(purpose, today, language))
    .refine(isUnambiguous(purpose, today, language), keys.dateAmbiguous)
    .refine((value) => value === '' || readDate(purpose, value, today) !== null, invalid)
    .pipe(z.custom<CalendarDay | ''>());

/** A date of birth since 1900, in any format that `readDate` knows, as `YYYY-MM-DD`. */
export const dateOfBirth = (today: CalendarDay, language?: string) =>
  z
    .string(keys.dateOfBirthRequired)
    .overwrite(readOrAsTyped('birth', today, language))
    .refine((value) => value !== '', keys.dateOfBirthRequired)
    .refine(within(limits.dateLength), longerThan(limits.dateLength))
    .refine(isUnambiguous('birth', today, language), keys.dateAmbiguous)
    .refine((value) => (readDate('birth', value, today) ?? '') >= '1900-01-01', keys.dateOfBirthInvalid)
    .refine((value) => value <= today, keys.dateOfBirthFuture)
    .pipe(z.custom<CalendarDay>());

/** The date of a prescription, as `YYYY-MM-DD` where it can be read, otherwise as it was typed. */
export const prescriptionDate = (today: CalendarDay) =>
  line(limits.dateLength).overwrite(readOrAsTyped('prescription', today));

/** The honeypot, which is hidden from people. */
export const website = z
  .string(keys.notText)
  .overwrite((value) => (isVisible(value) ? value : ''))
  .refine((value) => value === '', keys.botDetected)
  .default('');
