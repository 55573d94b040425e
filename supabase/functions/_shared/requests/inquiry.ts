import { email, name, optionalPhone, text, website } from './fields.ts';
import * as limits from './limits.ts';
import { messages } from './messages.ts';
import { inquirySubjects } from './options.ts';
import { z } from './zod.ts';

const subject = z
  .string(messages.subjectRequired)
  .trim()
  .refine((value) => value.length <= limits.subjectLength, messages.subjectTooLong)
  .pipe(z.enum(inquirySubjects, messages.subjectRequired));

/** The schema of an inquiry, in the order of the form. */
export const inquirySchema = z.object({
  firstName: name,
  lastName: name,
  email,
  phone: optionalPhone.default(''),
  subject,
  message: text(limits.messageLength, messages.messageTooLong, messages.messageRequired),
  website,
});

/** A valid inquiry. Empty optional fields are ''. */
export type InquiryRequest = z.infer<typeof inquirySchema>;
