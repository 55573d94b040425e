import { pdf } from './payloads.ts';

const patient = {
  firstName: 'José',
  lastName: 'O’Brien',
  email: 'jose@example.com',
  confirmEmail: 'jose@example.com',
  phone: '(718) 555-0142',
};

const appointment = (preferredDate: string, appointmentType: string, preferredTime: string) => ({
  type: 'appointment',
  ...patient,
  appointmentType,
  preferredDate,
  preferredTime,
  insuranceProvider: 'Self-pay',
  insuranceId: 'Self-pay',
  dateOfBirth: '1985-04-12',
  message: 'Reading is hard in the evening.',
  website: '',
});

const inquiry = (subject: string) => ({
  type: 'inquiry',
  firstName: patient.firstName,
  lastName: patient.lastName,
  email: patient.email,
  phone: '',
  subject,
  message: 'Is there a ramp?',
  website: '',
});

const eye = { brand: 'Day Lens', power: '-2.50', baseCurve: '8.6', diameter: '14.2', quantity: '2' };

const order = (patientStatus: string) => ({
  type: 'contact-lens',
  ...patient,
  dateOfBirth: '1985-04-12',
  patientStatus,
  rightEye: eye,
  leftEye: { brand: '', power: '', baseCurve: '', diameter: '', quantity: '' },
  prescriptionDate: '3/2/2026',
  doctorName: 'Dr. Example',
  additionalNotes: '',
  website: '',
});

/**
 * Requests of the site's first release, with every option. Pages that were opened before a deploy still send them, so
 * never change one: add the requests of later releases.
 * @param futureDay a future day, as YYYY-MM-DD
 */
export const firstRelease = (futureDay: string): readonly object[] => [
  appointment(futureDay, 'Comprehensive Eye Exam', 'Morning (10 AM - 12 PM)'),
  appointment(futureDay, 'Contact Lens Fitting/Exam', 'Afternoon (2 PM - 4 PM)'),
  appointment(futureDay, 'Dry Eye Treatment', 'Evening (4 PM - 6 PM)'),
  ...['Eyewear Experience', 'Pediatric Eye Exam', 'Emergency Visit', 'Vision Therapy Consultation', 'Other'].map(
    (type) => appointment('', type, ''),
  ),
  ...['Question About Services', 'Insurance Information', 'Hours & Location'].map(inquiry),
  ...['Eyewear & Frames', 'Pricing Information', 'Other'].map(inquiry),
  order('established'),
  {
    ...order('new'),
    prescriptionAttachment: {
      filename: 'scan.pdf',
      contentType: 'application/pdf',
      content: pdf(1000).toString('base64'),
    },
  },
];
