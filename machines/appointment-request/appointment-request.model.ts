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
      { type: 'appointmentType.chosen', appointmentType: 'Emergency Visit' },
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
const emergencyChosen = { type: 'appointmentType.chosen', appointmentType: 'Emergency Visit' } as const;
const anotherTypeChosen = { type: 'appointmentType.chosen', appointmentType: 'Other' } as const;
const pressed = { type: 'form.submitted', submission: filledIn } as const;
const foundGood = { done: 'checkRequest', output: { answers: appointmentAnswers } } as const;
const left = { type: 'form.left' } as const;
const taken = { done: 'sendRequest', output: accepted } as const;
const pressedByBot = { type: 'form.submitted', submission: trapped } as const;

const journeys: Journeys<typeof appointmentRequestMachine> = {
  ...submissionJourneys(appointmentAnswers, { steps: [acknowledged], actions: [] }, (submission, form) => ({
    submission,
    acknowledgement: form === 'filled' ? ('given' as const) : ('withheld' as const),
    notice: 'hidden' as const,
    confirmation: 'standard' as const,
  })),
  'without the acknowledgement nothing is checked or sent': {
    steps: [pressed],
    ends: { submission: 'editing', acknowledgement: 'missing', notice: 'hidden', confirmation: 'standard' },
    actions: ['announceAcknowledgementRequired', 'focusAcknowledgement'],
    context: { issues: [] },
  },
  'the acknowledgement is asked for as often as it is missing': {
    steps: [pressed, pressed],
    ends: { submission: 'editing', acknowledgement: 'missing', notice: 'hidden', confirmation: 'standard' },
    actions: [
      'announceAcknowledgementRequired',
      'focusAcknowledgement',
      'announceAcknowledgementRequired',
      'focusAcknowledgement',
    ],
  },
  'an acknowledgement that was missing is given': {
    steps: [pressed, acknowledged],
    ends: { submission: 'editing', acknowledgement: 'given', notice: 'hidden', confirmation: 'standard' },
    actions: ['announceAcknowledgementRequired', 'focusAcknowledgement', 'withdrawAcknowledgementRequired'],
  },
  'a missing acknowledgement is announced no longer once the form is left': {
    steps: [pressed, left],
    ends: { submission: 'editing', acknowledgement: 'missing', notice: 'hidden', confirmation: 'standard' },
    actions: ['announceAcknowledgementRequired', 'focusAcknowledgement', 'withdrawAcknowledgementRequired'],
  },
  'a withdrawn acknowledgement is asked for again': {
    steps: [acknowledged, withdrawn, pressed],
    ends: { submission: 'editing', acknowledgement: 'missing', notice: 'hidden', confirmation: 'standard' },
    actions: ['announceAcknowledgementRequired', 'focusAcknowledgement'],
  },
  'an acknowledgement that is withdrawn while the form is checked or sent is not asked for': {
    steps: [acknowledged, pressed, withdrawn, pressed, foundGood, pressed],
    ends: { submission: 'submitting', acknowledgement: 'withheld', notice: 'hidden', confirmation: 'standard' },
    actions: ['withdrawAnnouncement'],
  },
  'a bot is met with silence, without the acknowledgement too': {
    steps: [pressedByBot],
    ends: { submission: 'editing', acknowledgement: 'withheld', notice: 'hidden', confirmation: 'standard' },
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
    ends: {
      submission: { failed: 'announced' },
      acknowledgement: 'missing',
      notice: 'hidden',
      confirmation: 'standard',
    },
    actions: ['withdrawAnnouncement', 'announceFailure', 'announceAcknowledgementRequired', 'focusAcknowledgement'],
    context: { messageForPatient: 'Our online forms are busy. Please call us.' },
  },
  'vision therapy tells of its waitlist': {
    steps: [visionTherapyChosen],
    ends: { submission: 'editing', acknowledgement: 'withheld', notice: 'waitlist', confirmation: 'standard' },
  },
  'the waitlist goes when another visit is chosen': {
    steps: [visionTherapyChosen, anotherTypeChosen],
    ends: { submission: 'editing', acknowledgement: 'withheld', notice: 'hidden', confirmation: 'standard' },
  },
  'the waitlist and the acknowledgement are gone once a request is sent': {
    steps: [visionTherapyChosen, acknowledged, pressed, foundGood, taken],
    ends: { submission: 'sent', acknowledgement: 'withheld', notice: 'hidden', confirmation: 'standard' },
    actions: ['withdrawAnnouncement', 'clearForm', 'announceSuccess', 'focusConfirmation'],
  },
  'an emergency is told to call': {
    steps: [emergencyChosen],
    ends: { submission: 'editing', acknowledgement: 'withheld', notice: 'emergency', confirmation: 'standard' },
  },
  'the emergency notice goes when another visit is chosen': {
    steps: [emergencyChosen, anotherTypeChosen],
    ends: { submission: 'editing', acknowledgement: 'withheld', notice: 'hidden', confirmation: 'standard' },
  },
  'one notice takes the place of the other': {
    steps: [visionTherapyChosen, emergencyChosen, visionTherapyChosen],
    ends: { submission: 'editing', acknowledgement: 'withheld', notice: 'waitlist', confirmation: 'standard' },
  },
  'the confirmation of an emergency begins with its notice': {
    steps: [emergencyChosen, acknowledged, pressed, foundGood, taken],
    ends: { submission: 'sent', acknowledgement: 'withheld', notice: 'hidden', confirmation: 'emergency' },
    actions: ['withdrawAnnouncement', 'clearForm', 'announceSuccess', 'focusConfirmation'],
    context: { reference: 'R-7K2M9Q' },
  },
  'an emergency stays one when another visit is chosen while it is checked and sent': {
    steps: [emergencyChosen, acknowledged, pressed, anotherTypeChosen, pressed, foundGood, pressed, taken],
    ends: { submission: 'sent', acknowledgement: 'withheld', notice: 'hidden', confirmation: 'emergency' },
    actions: ['withdrawAnnouncement', 'clearForm', 'announceSuccess', 'focusConfirmation'],
  },
  'an emergency that is chosen while another visit is sent is not part of that request': {
    steps: [acknowledged, pressed, foundGood, emergencyChosen, taken],
    ends: { submission: 'sent', acknowledgement: 'withheld', notice: 'hidden', confirmation: 'standard' },
    actions: ['withdrawAnnouncement', 'clearForm', 'announceSuccess', 'focusConfirmation'],
  },
  'the confirmation of an emergency stays as it is when nothing is sent after it': {
    steps: [emergencyChosen, acknowledged, pressed, foundGood, taken, pressed, acknowledged, pressedByBot],
    ends: { submission: 'sent', acknowledgement: 'given', notice: 'hidden', confirmation: 'emergency' },
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
    steps: [emergencyChosen, acknowledged, pressed, foundGood, taken, acknowledged, pressed, foundGood, taken],
    ends: { submission: 'sent', acknowledgement: 'withheld', notice: 'hidden', confirmation: 'standard' },
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
    steps: [acknowledged, pressed, foundGood, taken, emergencyChosen, pressed],
    ends: { submission: 'sent', acknowledgement: 'missing', notice: 'emergency', confirmation: 'standard' },
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
