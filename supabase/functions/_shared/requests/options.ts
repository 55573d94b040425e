/** The kinds of visit a patient can ask for, in the order of the list. */
export const appointmentTypes = [
  'Comprehensive Eye Exam',
  'Contact Lens Fitting/Exam',
  'Dry Eye Treatment',
  'Eyewear Experience',
  'Pediatric Eye Exam',
  'Emergency Visit',
  'Vision Therapy Consultation',
  'Other',
] as const;

/** One of {@link appointmentTypes}. */
export type AppointmentType = (typeof appointmentTypes)[number];

/** The appointment type that the office must see first. */
export const emergencyVisit = 'Emergency Visit' satisfies AppointmentType;

/** The appointment type with a waitlist. */
export const visionTherapyConsultation = 'Vision Therapy Consultation' satisfies AppointmentType;

/** The times of day a patient can prefer, in the order of the list: what is sent and mailed, and when each begins and ends. */
export const preferredTimes = [
  { value: 'Morning (10 AM - 12 PM)', opens: '10:00', closes: '12:00' },
  { value: 'Afternoon (2 PM - 4 PM)', opens: '14:00', closes: '16:00' },
  { value: 'Evening (4 PM - 6 PM)', opens: '16:00', closes: '18:00' },
] as const;

/** What an inquiry can be about, in the order of the list. */
export const inquirySubjects = [
  'Question About Services',
  'Insurance Information',
  'Hours & Location',
  'Eyewear & Frames',
  'Pricing Information',
  'Other',
] as const;

/** One of {@link inquirySubjects}. */
export type InquirySubject = (typeof inquirySubjects)[number];

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
