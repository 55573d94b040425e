import type { RequestType } from './options.ts';

const eyeFields = (eye: 'rightEye' | 'leftEye'): string[] =>
  ['brand', 'power', 'baseCurve', 'diameter', 'quantity'].map((field) => `${eye}.${field}`);

/** The fields of each request in the order of its form, which is the order of its issues. */
export const fieldOrder: Readonly<Record<RequestType, readonly string[]>> = {
  appointment: [
    'firstName',
    'lastName',
    'email',
    'confirmEmail',
    'phone',
    'appointmentType',
    'preferredDate',
    'preferredTime',
    'insuranceProvider',
    'insuranceId',
    'dateOfBirth',
    'message',
    'website',
  ],
  inquiry: ['firstName', 'lastName', 'email', 'phone', 'subject', 'message', 'website'],
  'contact-lens': [
    'firstName',
    'lastName',
    'email',
    'confirmEmail',
    'phone',
    'dateOfBirth',
    'patientStatus',
    'prescriptionFile',
    ...eyeFields('rightEye'),
    ...eyeFields('leftEye'),
    'prescriptionDate',
    'doctorName',
    'additionalNotes',
    'website',
  ],
};
