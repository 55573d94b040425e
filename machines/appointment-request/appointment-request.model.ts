import type { Fixtures, Journeys } from 'model-testing';
import type { AppointmentRequest } from '#contract/index.ts';
import {
  accepted,
  failures,
  filledIn,
  submissionJourneys,
  submissionSteps,
  withHoneypot,
} from '../submission/submission.model.ts';
import { appointmentRequestMachine } from './appointment-request.machine.ts';

/** Valid answers. */
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
const submitted = { type: 'form.submitted', submission: filledIn } as const;
const valid = { done: 'checkRequest', output: { answers: appointmentAnswers } } as const;
const sent = { done: 'sendRequest', output: accepted } as const;
const emergencySent = [emergencyChosen, 'acknowledgement.given', submitted, valid, sent] as const;
const submittedByBot = { type: 'form.submitted', submission: withHoneypot } as const;

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
    steps: [submitted],
    ends: { acknowledgement: 'missing' },
    actions: ['announceAcknowledgementRequired', 'focusAcknowledgement'],
    context: { issues: [] },
  },
  'every submission without the acknowledgement asks for it': {
    steps: [submitted, submitted],
    ends: { acknowledgement: 'missing' },
    actions: [
      'announceAcknowledgementRequired',
      'focusAcknowledgement',
      'announceAcknowledgementRequired',
      'focusAcknowledgement',
    ],
  },
  'giving the acknowledgement removes the message about it': {
    steps: [submitted, 'acknowledgement.given'],
    ends: { acknowledgement: 'given' },
    actions: ['announceAcknowledgementRequired', 'focusAcknowledgement', 'withdrawAcknowledgementRequired'],
  },
  'leaving the form removes the toast about the acknowledgement': {
    steps: [submitted, 'form.left'],
    ends: { acknowledgement: 'missing' },
    actions: ['announceAcknowledgementRequired', 'focusAcknowledgement', 'withdrawAcknowledgementRequired'],
  },
  'a withdrawn acknowledgement is required again': {
    steps: ['acknowledgement.given', 'acknowledgement.withdrawn', submitted],
    ends: { acknowledgement: 'missing' },
    actions: ['announceAcknowledgementRequired', 'focusAcknowledgement'],
  },
  'withdrawing the acknowledgement during the check or the request has no effect on them': {
    steps: ['acknowledgement.given', submitted, 'acknowledgement.withdrawn', submitted, valid, submitted],
    ends: { submission: 'submitting' },
    actions: ['withdrawAnnouncement'],
  },
  'a filled honeypot is ignored, without the acknowledgement too': {
    steps: [submittedByBot],
    ends: { submission: 'editing' },
  },
  'the message about a failure stays when the acknowledgement becomes missing': {
    steps: [
      'acknowledgement.given',
      submitted,
      valid,
      { failed: 'sendRequest', error: failures.busyPractice },
      'acknowledgement.withdrawn',
      submitted,
    ],
    ends: { submission: { failed: 'announced' }, acknowledgement: 'missing' },
    actions: ['withdrawAnnouncement', 'announceFailure', 'announceAcknowledgementRequired', 'focusAcknowledgement'],
    context: { messageForPatient: 'Our online forms are busy. Please call us.' },
  },
  'choosing vision therapy shows the waitlist notice': { steps: [visionTherapyChosen], ends: { notice: 'waitlist' } },
  'choosing another visit hides the waitlist notice': {
    steps: [visionTherapyChosen, anotherTypeChosen],
    ends: { submission: 'editing' },
  },
  'sending the request resets the waitlist notice and the acknowledgement': {
    steps: [visionTherapyChosen, 'acknowledgement.given', submitted, valid, sent],
    ends: { submission: 'sent' },
    actions: ['withdrawAnnouncement', 'clearForm', 'announceSuccess', 'focusConfirmation'],
  },
  'choosing an emergency visit shows the emergency notice': { steps: [emergencyChosen], ends: { notice: 'emergency' } },
  'choosing another visit hides the emergency notice': {
    steps: [emergencyChosen, anotherTypeChosen],
    ends: { submission: 'editing' },
  },
  'one notice replaces the other': {
    steps: [visionTherapyChosen, emergencyChosen, visionTherapyChosen],
    ends: { notice: 'waitlist' },
  },
  'an emergency request gets the emergency confirmation': {
    steps: emergencySent,
    ends: { submission: 'sent', confirmation: 'emergency' },
    actions: ['withdrawAnnouncement', 'clearForm', 'announceSuccess', 'focusConfirmation'],
    context: { reference: 'R-7K2M9Q' },
  },
  'an emergency request keeps its confirmation when another visit is chosen during the check': {
    steps: [emergencyChosen, 'acknowledgement.given', submitted, anotherTypeChosen, submitted, valid, submitted, sent],
    ends: { submission: 'sent', confirmation: 'emergency' },
    actions: ['withdrawAnnouncement', 'clearForm', 'announceSuccess', 'focusConfirmation'],
  },
  'an emergency chosen while another request is sent does not change its confirmation': {
    steps: ['acknowledgement.given', submitted, valid, emergencyChosen, sent],
    ends: { submission: 'sent' },
    actions: ['withdrawAnnouncement', 'clearForm', 'announceSuccess', 'focusConfirmation'],
  },
  'submissions that send nothing do not change the emergency confirmation': {
    steps: [...emergencySent, submitted, 'acknowledgement.given', submittedByBot],
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
  'a standard request after an emergency gets the standard confirmation': {
    steps: [...emergencySent, 'acknowledgement.given', submitted, valid, sent],
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
  'a submission without the acknowledgement does not change the confirmation': {
    steps: ['acknowledgement.given', submitted, valid, sent, emergencyChosen, submitted],
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

export const appointmentRequestModel = { machine: appointmentRequestMachine, fixtures, journeys };
