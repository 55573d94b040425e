import { email, line, name, optionalPhone, text, website } from './fields.ts';
import * as limits from './limits.ts';
import { keys } from './messages.ts';
import { z } from './zod.ts';

/** The schema of an inquiry, in the order of the form. Any text within its limit is a subject, as in an appointment request. */
export const inquirySchema = z.object({
  firstName: name,
  lastName: name,
  email,
  phone: optionalPhone.default(''),
  subject: line(limits.subjectLength, keys.subjectRequired, keys.subjectTooLong),
  message: text(limits.messageLength, keys.messageTooLong, keys.messageRequired),
  website,
});

/** A valid inquiry. Empty optional fields are ''. */
export type InquiryRequest = z.infer<typeof inquirySchema>;
