import { type CalendarDay, yearsAfter } from './dates.ts';
import {
  confirmEmail,
  dateOfBirth,
  email,
  emailsMatch,
  insuranceId,
  line,
  name,
  optionalDay,
  phone,
  text,
  website,
} from './fields.ts';
import * as limits from './limits.ts';
import { keys } from './messages.ts';
import { selfPay } from './options.ts';
import { z } from './zod.ts';

/**
 * The schema of an appointment request, in the order of the form. Any text within its limit is an option: the page that
 * offered it may be older or newer than the function.
 * @param today the current day at the practice
 * @param language of the page: where it puts the day first, "4/12/1985" is ambiguous
 */
export const appointmentSchema = (today: CalendarDay, language?: string) =>
  z
    .object({
      firstName: name,
      lastName: name,
      email,
      confirmEmail,
      phone,
      appointmentType: line(limits.appointmentTypeLength, keys.appointmentTypeRequired),
      preferredDate: optionalDay('visit', today, keys.preferredDateInvalid, language)
        .refine((day) => day === '' || day >= today, keys.preferredDatePast)
        .refine((day) => day <= yearsAfter(today, 1), keys.preferredDateTooFar)
        .default(''),
      preferredTime: line(limits.preferredTimeLength).default(''),
      insuranceProvider: line(limits.insuranceProviderLength, keys.insuranceProviderRequired),
      insuranceId,
      dateOfBirth: dateOfBirth(today, language),
      message: text(limits.messageLength, keys.messageTooLong).default(''),
      website,
    })
    .check(emailsMatch);

/** A valid appointment request. Empty optional fields are ''. */
export type AppointmentRequest = z.infer<ReturnType<typeof appointmentSchema>>;

/**
 * Applies the checkbox "I don't have insurance": if `noInsurance` is checked (`true`, or `'on'` in FormData), both
 * insurance fields become 'Self-pay'.
 * @param values the form values
 */
export function withSelfPay(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { noInsurance, ...fields } = values;
  const isChecked = noInsurance === true || noInsurance === 'on';
  return isChecked ? { ...fields, insuranceProvider: selfPay, insuranceId: selfPay } : fields;
}
