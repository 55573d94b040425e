import type { Fixtures, Journeys } from 'model-testing';
import { withHoneypot } from '../submission/submission.model.ts';
import { appointmentRequestMachine } from './appointment-request.machine.ts';

const given = 'acknowledgement.given';
const withdrawn = 'acknowledgement.withdrawn';
const submittedFor = (appointmentType: string) =>
  ({ type: 'form.submitted', submission: { honeypot: false, values: { appointmentType } } }) as const;
const submitted = submittedFor('Other');
const emergencySubmitted = submittedFor('Emergency Visit');
const submittedByBot = { type: 'form.submitted', submission: withHoneypot } as const;
const visionTherapyChosen = {
  type: 'appointmentType.chosen',
  appointmentType: 'Vision Therapy Consultation',
} as const;
const emergencyChosen = { type: 'appointmentType.chosen', appointmentType: 'Emergency Visit' } as const;
const anotherTypeChosen = { type: 'appointmentType.chosen', appointmentType: 'Other' } as const;
const sent = { done: 'submission', output: 'sent' } as const;
const returned = { done: 'submission', output: 'returned' } as const;

const fixtures: Fixtures<typeof appointmentRequestMachine> = {
  steps: [
    submitted,
    emergencySubmitted,
    submittedByBot,
    sent,
    returned,
    visionTherapyChosen,
    emergencyChosen,
    anotherTypeChosen,
  ],
  // The form is submitted with the type that is chosen, and only the state of a checkbox can change.
  canHappen: (snapshot, event) => {
    if (event.type === 'noInsurance.checked') return snapshot.matches({ insurance: 'asked' });
    if (event.type === given) {
      const isGiven = { acknowledgement: 'given' } as const;
      return !snapshot.matches(isGiven) && !snapshot.matches({ acknowledgement: { sending: 'given' } });
    }
    if (event.type !== 'form.submitted' || event.submission.honeypot) return true;
    return snapshot.matches({ notice: 'emergency' }) === (event === emergencySubmitted);
  },
};

const asked = ['announceAcknowledgementRequired', 'focusAcknowledgement'] as const;

const journeys: Journeys<typeof appointmentRequestMachine> = {
  'every submission without the acknowledgement asks for it': {
    steps: [submitted, submitted],
    ends: { acknowledgement: 'missing' },
    actions: [...asked, ...asked],
  },
  'an acknowledgement that was missing can be given': {
    steps: [submitted, given],
    ends: { acknowledgement: 'given' },
    actions: asked,
  },
  'a withdrawn acknowledgement is required again': {
    steps: [given, withdrawn, submitted],
    ends: { acknowledgement: 'missing' },
    actions: asked,
  },
  'a withdrawn acknowledgement is not yet an error': { steps: [given, withdrawn], ends: {} },
  'a filled honeypot is ignored without the acknowledgement': { steps: [submittedByBot], ends: {} },
  'a filled honeypot is ignored when the acknowledgement is missing': {
    steps: [submitted, submittedByBot],
    ends: { acknowledgement: 'missing' },
    actions: asked,
  },
  'a filled honeypot is ignored with the acknowledgement': {
    steps: [given, submittedByBot],
    ends: { acknowledgement: 'given' },
  },
  'an acknowledged form is submitted once': {
    steps: [given, submitted, submitted],
    ends: { acknowledgement: { sending: 'given' } },
    context: { isEmergency: false },
  },
  'a form that is returned can be submitted again': {
    steps: [given, submitted, returned, submitted],
    ends: { acknowledgement: { sending: 'given' } },
  },
  'withdrawing the acknowledgement does not stop the sending, and nothing asks for it meanwhile': {
    steps: [given, submitted, withdrawn, submitted],
    ends: { acknowledgement: { sending: 'withheld' } },
  },
  'an acknowledgement withdrawn meanwhile is required again': {
    steps: [given, submitted, withdrawn, returned],
    ends: {},
  },
  'an acknowledgement given again meanwhile counts': {
    steps: [given, submitted, withdrawn, given, returned],
    ends: { acknowledgement: 'given' },
  },
  'sending the request resets the waitlist notice and the acknowledgement': {
    steps: [visionTherapyChosen, given, submitted, sent],
    ends: {},
  },
  'choosing another visit hides the waitlist notice': { steps: [visionTherapyChosen, anotherTypeChosen], ends: {} },
  'choosing an emergency visit shows the emergency notice': { steps: [emergencyChosen], ends: { notice: 'emergency' } },
  'choosing another visit hides the emergency notice': { steps: [emergencyChosen, anotherTypeChosen], ends: {} },
  'one notice replaces the other': {
    steps: [visionTherapyChosen, emergencyChosen, visionTherapyChosen],
    ends: { notice: 'waitlist' },
  },
  'the fields of the insurance are restored, and filled in again': {
    steps: ['noInsurance.checked', 'noInsurance.unchecked', 'noInsurance.checked'],
    ends: { insurance: 'selfPay' },
    actions: ['fillInSelfPay', 'restoreInsurance', 'fillInSelfPay'],
  },
  'sending the request resets the insurance': {
    steps: ['noInsurance.checked', given, submitted, sent],
    ends: {},
    actions: ['fillInSelfPay'],
  },
  'an emergency request keeps its confirmation when another visit is chosen meanwhile': {
    steps: [emergencyChosen, given, emergencySubmitted, anotherTypeChosen, submitted, sent],
    ends: {},
    context: { isEmergency: true },
  },
  'submissions that send nothing do not change the emergency confirmation': {
    steps: [emergencyChosen, given, emergencySubmitted, sent, submitted, given, submittedByBot],
    ends: { acknowledgement: 'given' },
    actions: asked,
    context: { isEmergency: true },
  },
  'a standard request after an emergency gets the standard confirmation': {
    steps: [given, emergencySubmitted, sent, given, submitted, sent],
    ends: {},
    context: { isEmergency: false },
  },
};

export const appointmentRequestModel = { machine: appointmentRequestMachine, fixtures, journeys };
