import type { Journeys } from '../model-testing/model.ts';
import { accepted, failures, filledIn, trapped } from '../submission/submission.fixtures.ts';
import { submissionJourneys } from '../submission/submission.journeys.ts';
import { appointmentAnswers } from './appointment-request.fixtures.ts';
import type { appointmentRequestMachine } from './appointment-request.machine.ts';

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

/** The journeys of an appointment request: those that every form shares, and its own. */
export const appointmentRequestJourneys: Journeys<typeof appointmentRequestMachine> = {
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
