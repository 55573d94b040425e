import type { AppointmentRequest } from '../../supabase/functions/_shared/requests/index.ts';
import type { Fixtures } from '../model-testing/model.ts';
import { submissionFixtures } from '../submission/submission.fixtures.ts';
import type { appointmentRequestMachine } from './appointment-request.machine.ts';

/** An appointment request that keeps every rule. */
export const appointmentAnswers: AppointmentRequest = {
  firstName: 'Ana',
  lastName: 'Lima',
  email: 'ana.lima@mail.example',
  confirmEmail: 'ana.lima@mail.example',
  phone: '(718) 555-0142',
  appointmentType: 'Comprehensive Eye Exam',
  preferredDate: '',
  preferredTime: '',
  insuranceProvider: 'Self-pay',
  insuranceId: 'Self-pay',
  dateOfBirth: '1985-04-12',
  message: '',
  website: '',
};

const { events, actors } = submissionFixtures(appointmentAnswers);

/** Everything that can happen to an appointment request. */
export const appointmentRequestFixtures: Fixtures<typeof appointmentRequestMachine> = {
  actors,
  events: {
    ...events,
    'acknowledgement.given': [{ type: 'acknowledgement.given' }],
    'acknowledgement.withdrawn': [{ type: 'acknowledgement.withdrawn' }],
    'appointmentType.chosen': [
      { type: 'appointmentType.chosen', appointmentType: 'Vision Therapy Consultation' },
      { type: 'appointmentType.chosen', appointmentType: 'Other' },
    ],
  },
};
