/** Whether the practice already has the patient's prescription. */
export const patientStatuses = ['established', 'new'] as const;

/** One of {@link patientStatuses}. */
export type PatientStatus = (typeof patientStatuses)[number];

/** The value of both insurance fields for a patient without insurance. */
export const selfPay = 'Self-pay';

/** The kinds of request, as the payload's `type` names them. */
export const requestTypes = ['appointment', 'inquiry', 'contact-lens'] as const;

/** One of {@link requestTypes}. */
export type RequestType = (typeof requestTypes)[number];

/** The types of requests, as the office reads them. */
export const requestKinds: Readonly<Record<RequestType, string>> = {
  appointment: 'Appointment request',
  inquiry: 'General inquiry',
  'contact-lens': 'Contact lens order',
};

/** The fields whose text may be read as something else, and that the office can compare with it. */
export const comparedFields = [
  'firstName',
  'lastName',
  'email',
  'preferredDate',
  'dateOfBirth',
  'prescriptionDate',
] as const;

/** One of {@link comparedFields}. */
export type ComparedField = (typeof comparedFields)[number];
