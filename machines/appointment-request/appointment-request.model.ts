import type { Fixtures, Scenarios } from 'model-testing';
import { appointmentRequestMachine } from './appointment-request.machine.ts';

const given = 'acknowledgement.given';
const withdrawn = 'acknowledgement.withdrawn';
const submitted = { type: 'form.submitted', isByBot: false } as const;
const submittedByBot = { type: 'form.submitted', isByBot: true } as const;
const chosen = <Kind extends 'waitlist' | 'emergency' | null>(kind: Kind) =>
  ({ type: 'appointmentType.chosen', kind }) as const;
const waitlistChosen = chosen('waitlist');
const emergencyChosen = chosen('emergency');
const otherChosen = chosen(null);
const sent = { done: 'submission', output: 'sent' } as const;
const returned = { done: 'submission', output: 'returned' } as const;

const fixtures: Fixtures<typeof appointmentRequestMachine> = {
  steps: [submitted, submittedByBot, sent, returned, waitlistChosen, emergencyChosen, otherChosen],
  // Only the state of a checkbox can change, and emptying the fields changes what was answered in them.
  canHappen: (snapshot, event) => {
    if (event.type === 'form.reset') return snapshot.matches({ notice: 'hidden', insurance: 'asked' });
    if (event.type === 'noInsurance.checked') return snapshot.matches({ insurance: 'asked' });
    if (event.type !== given) return true;
    const isGiven = { acknowledgement: 'given' } as const;
    return !snapshot.matches(isGiven) && !snapshot.matches({ acknowledgement: { sending: 'given' } });
  },
};

const scenarios: Scenarios<typeof appointmentRequestMachine> = {
  'a withdrawn acknowledgement is required again': {
    steps: [given, withdrawn, submitted],
    ends: { acknowledgement: 'missing' },
    emits: [
      { type: 'toast.announced', about: 'acknowledgement' },
      { type: 'focus.requested', what: 'acknowledgement' },
    ],
  },
  'a withdrawn acknowledgement is not yet an error': { steps: [given, withdrawn], ends: {} },
  'a form that was emptied has no error': { steps: [submitted, 'form.reset'], ends: {} },
  'a filled honeypot is ignored without the acknowledgement': { steps: [submittedByBot], ends: {} },
  'a filled honeypot is ignored when the acknowledgement is missing': {
    steps: [submitted, submittedByBot],
    ends: { acknowledgement: 'missing' },
  },
  'an acknowledged form is submitted once': {
    steps: [given, submitted, submitted],
    ends: { acknowledgement: { sending: 'given' } },
    context: { isEmergency: false },
  },
  'withdrawing the acknowledgement does not stop the sending, and nothing asks for it meanwhile': {
    steps: [given, submitted, withdrawn, submitted],
    ends: { acknowledgement: { sending: 'withheld' } },
  },
  'one that is withdrawn meanwhile is required again': { steps: [given, submitted, withdrawn, returned], ends: {} },
  'an acknowledgement given again meanwhile counts': {
    steps: [given, submitted, withdrawn, given, returned],
    ends: { acknowledgement: 'given' },
  },
  'sending resets everything': { steps: [waitlistChosen, 'noInsurance.checked', given, submitted, sent], ends: {} },
  'choosing a visit for an emergency shows the emergency notice': {
    steps: [emergencyChosen],
    ends: { notice: 'emergency' },
  },
  'choosing another visit hides the emergency notice': { steps: [emergencyChosen, otherChosen], ends: {} },
  'one notice replaces the other': { steps: [emergencyChosen, waitlistChosen], ends: { notice: 'waitlist' } },
  'without insurance its fields are hidden': { steps: ['noInsurance.checked'], ends: { insurance: 'selfPay' } },
  'the fields of the insurance are shown again': { steps: ['noInsurance.checked', 'noInsurance.unchecked'], ends: {} },
  'a later request is no emergency because an earlier one was': {
    steps: [emergencyChosen, given, submitted, sent, given, submitted],
    ends: { acknowledgement: { sending: 'given' } },
    context: { isEmergency: false },
  },
  'submissions that send nothing do not change the emergency confirmation': {
    steps: [emergencyChosen, given, submitted, sent, submitted, given, submittedByBot],
    ends: { acknowledgement: 'given' },
    context: { isEmergency: true },
  },
};

export const appointmentRequestModel = {
  machine: appointmentRequestMachine,
  fixtures,
  scenarios,
  screen: 'src/features/contact/form-paths.test.tsx',
};
