import type { AppointmentRequest } from '../../supabase/functions/_shared/requests/index.ts';
import type { Fixtures, Journeys } from '../model-testing/model.ts';
import {
  accepted,
  failures,
  filledIn,
  submissionFixtures,
  submissionJourneys,
  trapped,
} from '../submission/submission.model.ts';
import { appointmentRequestMachine } from './appointment-request.machine.ts';

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

const fixtures: Fixtures<typeof appointmentRequestMachine> = {
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

const acknowledged = { type: 'acknowledgement.given' } as const;
const withdrawn = { type: 'acknowledgement.withdrawn' } as const;
const visionTherapyChosen = {
  type: 'appointmentType.chosen',
  appointmentType: 'Vision Therapy Consultation',
} as const;
const anotherTypeChosen = { type: 'appointmentType.chosen', appointmentType: 'Other' } as const;
const pressed = { type: 'form.submitted', submission: filledIn } as const;
const foundGood = { done: 'checkRequest', output: { answers: appointmentAnswers } } as const;
const left = { type: 'form.left' } as const;
const pressedByBot = { type: 'form.submitted', submission: trapped } as const;

const journeys: Journeys<typeof appointmentRequestMachine> = {
  ...submissionJourneys(appointmentAnswers, { steps: [acknowledged], actions: [] }, (submission, form) => ({
    submission,
    acknowledgement: form === 'filled' ? ('given' as const) : ('withheld' as const),
    waitlistNotice: 'hidden' as const,
  })),
  'without the acknowledgement nothing is checked or sent': {
    steps: [pressed],
    ends: { submission: 'editing', acknowledgement: 'missing', waitlistNotice: 'hidden' },
    actions: ['announceAcknowledgementRequired', 'focusAcknowledgement'],
    context: { issues: [] },
  },
  'the acknowledgement is asked for as often as it is missing': {
    steps: [pressed, pressed],
    ends: { submission: 'editing', acknowledgement: 'missing', waitlistNotice: 'hidden' },
    actions: [
      'announceAcknowledgementRequired',
      'focusAcknowledgement',
      'announceAcknowledgementRequired',
      'focusAcknowledgement',
    ],
  },
  'an acknowledgement that was missing is given': {
    steps: [pressed, acknowledged],
    ends: { submission: 'editing', acknowledgement: 'given', waitlistNotice: 'hidden' },
    actions: ['announceAcknowledgementRequired', 'focusAcknowledgement', 'withdrawAcknowledgementRequired'],
  },
  'a missing acknowledgement is announced no longer once the form is left': {
    steps: [pressed, left],
    ends: { submission: 'editing', acknowledgement: 'missing', waitlistNotice: 'hidden' },
    actions: ['announceAcknowledgementRequired', 'focusAcknowledgement', 'withdrawAcknowledgementRequired'],
  },
  'a withdrawn acknowledgement is asked for again': {
    steps: [acknowledged, withdrawn, pressed],
    ends: { submission: 'editing', acknowledgement: 'missing', waitlistNotice: 'hidden' },
    actions: ['announceAcknowledgementRequired', 'focusAcknowledgement'],
  },
  'an acknowledgement that is withdrawn while the form is checked or sent is not asked for': {
    steps: [acknowledged, pressed, withdrawn, pressed, foundGood, pressed],
    ends: { submission: 'submitting', acknowledgement: 'withheld', waitlistNotice: 'hidden' },
    actions: ['withdrawAnnouncement'],
  },
  'a bot is met with silence, without the acknowledgement too': {
    steps: [pressedByBot],
    ends: { submission: 'editing', acknowledgement: 'withheld', waitlistNotice: 'hidden' },
  },
  'the message about a failure stays while the acknowledgement is asked for': {
    steps: [
      acknowledged,
      pressed,
      foundGood,
      { failed: 'sendRequest', error: failures.busyPractice },
      withdrawn,
      pressed,
    ],
    ends: { submission: { failed: 'announced' }, acknowledgement: 'missing', waitlistNotice: 'hidden' },
    actions: ['withdrawAnnouncement', 'announceFailure', 'announceAcknowledgementRequired', 'focusAcknowledgement'],
    context: { messageForPatient: 'Our online forms are busy. Please call us.' },
  },
  'vision therapy tells of its waitlist': {
    steps: [visionTherapyChosen],
    ends: { submission: 'editing', acknowledgement: 'withheld', waitlistNotice: 'shown' },
  },
  'the waitlist goes when another visit is chosen': {
    steps: [visionTherapyChosen, anotherTypeChosen],
    ends: { submission: 'editing', acknowledgement: 'withheld', waitlistNotice: 'hidden' },
  },
  'the waitlist and the acknowledgement are gone once a request is sent': {
    steps: [visionTherapyChosen, acknowledged, pressed, foundGood, { done: 'sendRequest', output: accepted }],
    ends: { submission: 'sent', acknowledgement: 'withheld', waitlistNotice: 'hidden' },
    actions: ['withdrawAnnouncement', 'clearForm', 'announceSuccess', 'focusConfirmation'],
  },
};

/** The model of an appointment request: its machine, everything that can happen to it, and its journeys. */
export const appointmentRequestModel = { machine: appointmentRequestMachine, fixtures, journeys };
