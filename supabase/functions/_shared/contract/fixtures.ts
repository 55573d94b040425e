import type { CalendarDay } from './dates.ts';

/** The current day of the examples. */
export const exampleToday: CalendarDay = '2026-11-20';

const person = { firstName: 'José', lastName: 'O’Brien', email: 'jose@example.com', website: '' };

const reachable = { ...person, confirmEmail: 'jose@example.com', phone: '(718) 555-0142' };

const eye = { brand: 'Day Lens', power: '-2.50', baseCurve: '8.6', diameter: '14.2', quantity: '2' };

/** A valid appointment request. */
export const exampleAppointment = {
  ...reachable,
  appointmentType: 'Comprehensive Eye Exam',
  preferredDate: '2026-11-24',
  preferredTime: 'Morning (10 AM - 12 PM)',
  insuranceProvider: 'Harbor Vision',
  insuranceId: 'HV-1029384',
  dateOfBirth: '1985-04-12',
  message: 'Reading is hard in the evening.',
};

/** A valid inquiry. */
export const exampleInquiry = {
  ...person,
  phone: '',
  subject: 'Hours & Location',
  message: 'Is there a ramp?\nMy father uses a wheelchair.',
};

/** A valid contact lens order. */
export const exampleContactLensOrder = {
  ...reachable,
  dateOfBirth: '1985-04-12',
  patientStatus: 'new',
  prescriptionFile: { name: 'prescription.pdf', type: 'application/pdf', size: 48_213 },
  rightEye: eye,
  leftEye: { ...eye, power: '-2.75' },
  prescriptionDate: '2026-03-02',
  doctorName: 'Dr. Example',
  additionalNotes: 'Please call in the afternoon.',
};

/** One example for each form. */
export const examples = {
  appointment: exampleAppointment,
  inquiry: exampleInquiry,
  'contact-lens': exampleContactLensOrder,
} as const;
