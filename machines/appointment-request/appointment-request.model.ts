import type { AppointmentRequest } from '../../supabase/functions/_shared/requests/index.ts';
import type { Fixtures, Journeys } from '../model-testing/model.ts';
import {
  accepted,
  failures,
  filledIn,
  submissionJourneys,
  submissionSteps,
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

const visionTherapyChosen = {
  type: 'appointmentType.chosen',
  appointmentType: 'Vision Therapy Consultation',
} as const;
const emergencyChosen = { type: 'appointmentType.chosen', appointmentType: 'Emergency Visit' } as const;
const anotherTypeChosen = { type: 'appointmentType.chosen', appointmentType: 'Other' } as const;
const pressed = { type: 'form.submitted', submission: filledIn } as const;
const foundGood = { done: 'checkRequest', output: { answers: appointmentAnswers } } as const;
const taken = { done: 'sendRequest', output: accepted } as const;
const pressedByBot = { type: 'form.submitted', submission: trapped } as const;

const fixtures: Fixtures<typeof appointmentRequestMachine> = {
  steps: [...submissionSteps(appointmentAnswers), visionTherapyChosen, emergencyChosen, anotherTypeChosen],
};

const journeys: Journeys<typeof appointmentRequestMachine> = {
  ...submissionJourneys(appointmentAnswers, { steps: ['acknowledgement.given'], actions: [] }, (submission, form) => ({
    submission,
    acknowledgement: form === 'filled' ? ('given' as const) : ('withheld' as const),
  })),
  'at first nothing is acknowledged and no notice is shown': {
    steps: [],
    ends: { submission: 'editing', acknowledgement: 'withheld', notice: 'hidden', confirmation: 'standard' },
  },
  'without the acknowledgement nothing is checked or sent': {
    steps: [pressed],
    ends: { acknowledgement: 'missing' },
    actions: ['announceAcknowledgementRequired', 'focusAcknowledgement'],
    context: { issues: [] },
  },
  'the acknowledgement is asked for as often as it is missing': {
    steps: [pressed, pressed],
    ends: { acknowledgement: 'missing' },
    actions: [
      'announceAcknowledgementRequired',
      'focusAcknowledgement',
      'announceAcknowledgementRequired',
      'focusAcknowledgement',
    ],
  },
  'an acknowledgement that was missing is given': {
    steps: [pressed, 'acknowledgement.given'],
    ends: { acknowledgement: 'given' },
    actions: ['announceAcknowledgementRequired', 'focusAcknowledgement', 'withdrawAcknowledgementRequired'],
  },
  'a missing acknowledgement is announced no longer once the form is left': {
    steps: [pressed, 'form.left'],
    ends: { acknowledgement: 'missing' },
    actions: ['announceAcknowledgementRequired', 'focusAcknowledgement', 'withdrawAcknowledgementRequired'],
  },
  'a withdrawn acknowledgement is asked for again': {
    steps: ['acknowledgement.given', 'acknowledgement.withdrawn', pressed],
    ends: { acknowledgement: 'missing' },
    actions: ['announceAcknowledgementRequired', 'focusAcknowledgement'],
  },
  'an acknowledgement that is withdrawn while the form is checked or sent is not asked for': {
    steps: ['acknowledgement.given', pressed, 'acknowledgement.withdrawn', pressed, foundGood, pressed],
    ends: { submission: 'submitting' },
    actions: ['withdrawAnnouncement'],
  },
  'a bot is met with silence, without the acknowledgement too': {
    steps: [pressedByBot],
    ends: { submission: 'editing' },
  },
  'the message about a failure stays while the acknowledgement is asked for': {
    steps: [
      'acknowledgement.given',
      pressed,
      foundGood,
      { failed: 'sendRequest', error: failures.busyPractice },
      'acknowledgement.withdrawn',
      pressed,
    ],
    ends: { submission: { failed: 'announced' }, acknowledgement: 'missing' },
    actions: ['withdrawAnnouncement', 'announceFailure', 'announceAcknowledgementRequired', 'focusAcknowledgement'],
    context: { messageForPatient: 'Our online forms are busy. Please call us.' },
  },
  'vision therapy tells of its waitlist': { steps: [visionTherapyChosen], ends: { notice: 'waitlist' } },
  'the waitlist goes when another visit is chosen': {
    steps: [visionTherapyChosen, anotherTypeChosen],
    ends: { submission: 'editing' },
  },
  'the waitlist and the acknowledgement are gone once a request is sent': {
    steps: [visionTherapyChosen, 'acknowledgement.given', pressed, foundGood, taken],
    ends: { submission: 'sent' },
    actions: ['withdrawAnnouncement', 'clearForm', 'announceSuccess', 'focusConfirmation'],
  },
  'an emergency is told to call': { steps: [emergencyChosen], ends: { notice: 'emergency' } },
  'the emergency notice goes when another visit is chosen': {
    steps: [emergencyChosen, anotherTypeChosen],
    ends: { submission: 'editing' },
  },
  'one notice takes the place of the other': {
    steps: [visionTherapyChosen, emergencyChosen, visionTherapyChosen],
    ends: { notice: 'waitlist' },
  },
  'the confirmation of an emergency begins with its notice': {
    steps: [emergencyChosen, 'acknowledgement.given', pressed, foundGood, taken],
    ends: { submission: 'sent', confirmation: 'emergency' },
    actions: ['withdrawAnnouncement', 'clearForm', 'announceSuccess', 'focusConfirmation'],
    context: { reference: 'R-7K2M9Q' },
  },
  'an emergency stays one when another visit is chosen while it is checked and sent': {
    steps: [emergencyChosen, 'acknowledgement.given', pressed, anotherTypeChosen, pressed, foundGood, pressed, taken],
    ends: { submission: 'sent', confirmation: 'emergency' },
    actions: ['withdrawAnnouncement', 'clearForm', 'announceSuccess', 'focusConfirmation'],
  },
  'an emergency that is chosen while another visit is sent is not part of that request': {
    steps: ['acknowledgement.given', pressed, foundGood, emergencyChosen, taken],
    ends: { submission: 'sent' },
    actions: ['withdrawAnnouncement', 'clearForm', 'announceSuccess', 'focusConfirmation'],
  },
  'the confirmation of an emergency stays as it is when nothing is sent after it': {
    steps: [
      emergencyChosen,
      'acknowledgement.given',
      pressed,
      foundGood,
      taken,
      pressed,
      'acknowledgement.given',
      pressedByBot,
    ],
    ends: { submission: 'sent', acknowledgement: 'given', confirmation: 'emergency' },
    actions: [
      'withdrawAnnouncement',
      'clearForm',
      'announceSuccess',
      'focusConfirmation',
      'announceAcknowledgementRequired',
      'focusAcknowledgement',
      'withdrawAcknowledgementRequired',
    ],
  },
  'the confirmation after that of an emergency is an ordinary one': {
    steps: [
      emergencyChosen,
      'acknowledgement.given',
      pressed,
      foundGood,
      taken,
      'acknowledgement.given',
      pressed,
      foundGood,
      taken,
    ],
    ends: { submission: 'sent' },
    actions: [
      'withdrawAnnouncement',
      'clearForm',
      'announceSuccess',
      'focusConfirmation',
      'withdrawAnnouncement',
      'clearForm',
      'announceSuccess',
      'focusConfirmation',
    ],
  },
  'a press that asks for the acknowledgement makes no emergency of what was sent': {
    steps: ['acknowledgement.given', pressed, foundGood, taken, emergencyChosen, pressed],
    ends: { submission: 'sent', acknowledgement: 'missing', notice: 'emergency' },
    actions: [
      'withdrawAnnouncement',
      'clearForm',
      'announceSuccess',
      'focusConfirmation',
      'announceAcknowledgementRequired',
      'focusAcknowledgement',
    ],
  },
};

/** The model of an appointment request: its machine, everything that can happen to it, and its journeys. */
export const appointmentRequestModel = { machine: appointmentRequestMachine, fixtures, journeys };
