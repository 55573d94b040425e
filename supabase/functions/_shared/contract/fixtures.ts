import type { CalendarDay } from './dates.ts';
import type { RequestType } from './options.ts';
import type { Requests } from './types.ts';

/** The current day of the examples. */
export const exampleToday: CalendarDay = '2026-11-20';

const person = { firstName: 'José', lastName: 'O’Brien', email: 'jose@example.com' };

const reachable = { ...person, confirmEmail: 'jose@example.com', phone: '(718) 555-0142' };

const eye = { brand: 'Day Lens', power: '-2.50', baseCurve: '8.6', diameter: '14.2', quantity: '2' };

/** A valid request of each form, in its order. What tests type, send and store follows from it. */
export const examples = {
  appointment: {
    ...reachable,
    appointmentType: 'Comprehensive Eye Exam',
    preferredDate: '2026-11-24',
    preferredTime: 'Morning (10 AM - 12 PM)',
    insuranceProvider: 'Harbor Vision',
    insuranceId: 'HV-1029384',
    dateOfBirth: '1985-04-12',
    message: 'Reading is hard in the evening.',
    website: '',
  },
  inquiry: {
    ...person,
    phone: '',
    subject: 'Hours & Location',
    message: 'Is there a ramp?\nMy father uses a wheelchair.',
    website: '',
  },
  'contact-lens': {
    ...reachable,
    dateOfBirth: '1985-04-12',
    patientStatus: 'new',
    prescriptionFile: { name: 'prescription.pdf', type: 'application/pdf', size: 48_213 },
    rightEye: eye,
    leftEye: { ...eye, power: '-2.75' },
    prescriptionDate: '2026-03-02',
    doctorName: 'Dr. Example',
    additionalNotes: 'Please call in the afternoon.',
    website: '',
  },
} as const satisfies { [Type in RequestType]: Requests[Type] };

export const {
  appointment: exampleAppointment,
  inquiry: exampleInquiry,
  'contact-lens': exampleContactLensOrder,
} = examples;
