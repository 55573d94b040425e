/** The error messages of all fields. They occur nowhere else. */
export const messages = {
  required: 'Required',
  nameCharacters: 'Only letters, spaces, hyphens, and apostrophes allowed',
  emailRequired: 'Email is required',
  emailTooLong: 'Email too long',
  emailFormat: 'Invalid email format',
  emailsDiffer: 'Email addresses must match',
  phoneTooShort: 'Phone number must be at least 10 digits',
  phoneTooLong: 'Phone number too long',
  phoneFormat: 'Invalid phone format',
  appointmentTypeRequired: 'Please select appointment type',
  preferredDateInvalid: 'Enter a date like next Tuesday, or choose one from the calendar.',
  preferredDatePast: 'Preferred date cannot be in the past',
  preferredDateTooFar: 'Preferred date must be within a year from today',
  insuranceProviderRequired: 'Insurance provider required',
  insuranceIdRequired: 'Insurance ID required',
  dateOfBirthRequired: 'Date of birth required',
  dateOfBirthInvalid: 'Enter a date like 4/12/1985.',
  dateOfBirthFuture: 'Date of birth cannot be in the future',
  messageTooLong: 'Message cannot exceed 2000 characters',
  messageRequired: 'Message required',
  subjectRequired: 'Subject required',
  subjectTooLong: 'Subject too long',
  botDetected: 'Bot detected',
  patientStatusRequired: 'Please select patient status',
  fileTooLarge: 'File size must be less than 5MB',
  fileType: 'Only PDF, JPG, and PNG files are allowed',
  fileRequired: 'Prescription file is required for new patients',
  notText: 'Please enter text',
  requestType: 'Please choose a kind of request',
} as const;

/**
 * The default message for a length limit.
 * @param count the limit, in characters
 */
export const maximumCharacters = (count: number): string => `Maximum ${count} characters`;

/**
 * The message for an ambiguous date.
 * @param one one day, in words
 * @param other the other day, in words
 */
export const whichDayMeant = (one: string, other: string): string =>
  `Do you mean ${one} or ${other}? Please write the month as a word.`;

/**
 * The message for a phone number with an extension.
 * @param message what the rule says
 */
export const whereExtension = (message: string): string => `${message}. Put the extension in your message.`;

/** What a patient can do about a file that is not allowed, on any device. */
export const wayOn = {
  empty: 'This file is empty. If it is in a cloud, download it first.',
  heic: 'This is an iPhone photo (HEIC). Take a screenshot of it, and choose the screenshot.',
  webp: 'This is a WEBP picture. Take a screenshot of it, and choose the screenshot.',
  document: 'This is a document or an archive. Save the prescription as a PDF, and choose that.',
  other: 'It is damaged, or of another kind. Take a screenshot of the prescription, and choose that.',
} as const;
