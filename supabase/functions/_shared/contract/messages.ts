const fileType = 'Only PDF, JPG, and PNG files are allowed';
const phoneTooLong = 'Phone number too long';
const phoneFormat = 'Invalid phone format';
const whereExtension = 'Put the extension in your message.';

/** The error messages of all fields, by their keys. They occur nowhere else. */
export const messages = {
  required: 'Required',
  nameCharacters: 'Only letters, spaces, hyphens, and apostrophes allowed',
  emailRequired: 'Email is required',
  emailTooLong: 'Email too long',
  emailFormat: 'Invalid email format',
  emailsDiffer: 'Email addresses must match',
  phoneTooShort: 'Phone number must be at least 10 digits',
  phoneTooLong,
  phoneTooLongExtension: `${phoneTooLong}. ${whereExtension}`,
  phoneFormat,
  phoneFormatExtension: `${phoneFormat}. ${whereExtension}`,
  appointmentTypeRequired: 'Please select appointment type',
  preferredDateInvalid: 'Enter a date like next Tuesday, or choose one from the calendar.',
  preferredDatePast: 'Preferred date cannot be in the past',
  preferredDateTooFar: 'Preferred date must be within a year from today',
  insuranceProviderRequired: 'Insurance provider required',
  insuranceIdRequired: 'Insurance ID required',
  dateOfBirthRequired: 'Date of birth required',
  dateOfBirthInvalid: 'Enter a date like 4/12/1985.',
  dateAmbiguous: 'This may be one of two days. Please write the month as a word.',
  dateOfBirthFuture: 'Date of birth cannot be in the future',
  messageTooLong: 'Message cannot exceed 2000 characters',
  messageRequired: 'Message required',
  subjectRequired: 'Subject required',
  subjectTooLong: 'Subject too long',
  botDetected: 'Bot detected',
  patientStatusRequired: 'Please select patient status',
  fileTooLarge: 'File size must be less than 5MB',
  fileType,
  // What a patient can do, on any device.
  fileEmpty: `${fileType}. This file is empty. If it is in a cloud, download it first.`,
  fileHeic: `${fileType}. This is an iPhone photo (HEIC). Take a screenshot of it, and choose the screenshot.`,
  fileWebp: `${fileType}. This is a WEBP picture. Take a screenshot of it, and choose the screenshot.`,
  fileDocument: `${fileType}. This is a document or an archive. Save the prescription as a PDF, and choose that.`,
  fileOther: `${fileType}. It is damaged, or of another kind. Take a screenshot of the prescription, and choose that.`,
  fileRequired: 'Prescription file is required for new patients',
  notText: 'Please enter text',
  requestType: 'Please choose a kind of request',
} as const;

type FixedKey = keyof typeof messages;

/** The key of a message. One message contains a value: `maximumCharacters`. */
export type MessageKey = FixedKey | 'maximumCharacters';

/** The keys of {@link messages}. An issue of zod has a key in place of its message. */
export const keys = Object.fromEntries(Object.keys(messages).map((key) => [key, key])) as {
  readonly [Key in FixedKey]: Key;
};

/** An issue of zod whose message contains a value. */
export interface IssueWithValue {
  error: MessageKey;
  params: { message: string };
}

/**
 * The default message for a length limit.
 * @param count the limit, in characters
 */
export const maximumCharacters = (count: number): string => `Maximum ${count} characters`;
