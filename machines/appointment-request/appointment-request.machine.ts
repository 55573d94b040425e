import { assign, setup, stateIn } from 'xstate';
import { providedActions, providedActor } from '../provided.ts';
import { isHoneypotFilled, type Submission, submissionIn } from '../submission/submission.machine.ts';

type AppointmentRequestEvent =
  | { type: 'form.submitted'; submission: Submission }
  /** The checkbox was checked, or was already checked before hydration. */
  | { type: 'acknowledgement.given' }
  | { type: 'acknowledgement.withdrawn' }
  /** A type was chosen, or was already chosen before hydration. `kind` is null for most types, and for none. */
  | { type: 'appointmentType.chosen'; kind: 'emergency' | 'waitlist' | null }
  /** The box "I don't have insurance" was checked, or was already checked before hydration. */
  | { type: 'noInsurance.checked' }
  | { type: 'noInsurance.unchecked' };

export interface AppointmentRequestContext {
  /** Whether the last submitted request is for an emergency: then its confirmation begins with the notice. */
  readonly isEmergency: boolean;
}

/**
 * The feature provides the actor `submission`, which submits the form to the submission machine and ends when nothing is
 * being sent any more, and the actions `announceAcknowledgementRequired` (a toast) and `focusAcknowledgement` (the
 * checkbox).
 */
export const appointmentRequestMachine = setup({
  types: {
    context: {} as AppointmentRequestContext,
    events: {} as AppointmentRequestEvent,
    children: {} as { submission: 'submission' },
  },
  actors: { submission: providedActor<'sent' | 'returned', Submission>() },
  guards: {
    isHoneypotFilled,
    isSent: (_, output: 'sent' | 'returned') => output === 'sent',
    isWithheld: stateIn({ acknowledgement: { sending: 'withheld' } }),
    isEmergencyChosen: stateIn({ notice: 'emergency' }),
    isWaitlist: ({ event }) => event.type === 'appointmentType.chosen' && event.kind === 'waitlist',
    isEmergency: ({ event }) => event.type === 'appointmentType.chosen' && event.kind === 'emergency',
  },
  actions: {
    setEmergency: assign({ isEmergency: true }),
    setNoEmergency: assign({ isEmergency: false }),
    ...providedActions('announceAcknowledgementRequired', 'focusAcknowledgement'),
  },
}).createMachine({
  id: 'appointment-request',
  description:
    'What the appointment request adds to the submission: an acknowledgement in front of it, a notice for two kinds of visit, and patients without insurance.',
  context: { isEmergency: false },
  type: 'parallel',
  states: {
    acknowledgement: {
      description: 'The checkbox. Submitting without it only asks for it.',
      initial: 'withheld',
      on: {
        'acknowledgement.given': '.given',
        'form.submitted': [
          { guard: 'isHoneypotFilled' },
          { target: '.missing', actions: ['announceAcknowledgementRequired', 'focusAcknowledgement'] },
        ],
      },
      states: {
        withheld: { description: 'The button looks disabled.' },
        missing: { description: 'The button looks disabled, and there is an error.' },
        given: {
          on: {
            'acknowledgement.withdrawn': 'withheld',
            'form.submitted': [
              { guard: 'isHoneypotFilled' },
              { guard: 'isEmergencyChosen', target: 'sending', actions: 'setEmergency' },
              { target: 'sending', actions: 'setNoEmergency' },
            ],
          },
        },
        sending: {
          description: 'The form was submitted with the acknowledgement. The states inside are the checkbox now.',
          initial: 'given',
          on: { 'form.submitted': {} },
          invoke: {
            id: 'submission',
            src: 'submission',
            input: submissionIn,
            onDone: [
              {
                guard: { type: 'isSent', params: ({ event }) => event.output },
                target: [
                  '#appointment-request.acknowledgement.withheld',
                  '#appointment-request.notice.hidden',
                  '#appointment-request.insurance.asked',
                ],
              },
              { guard: 'isWithheld', target: 'withheld' },
              { target: 'given' },
            ],
          },
          states: {
            given: { on: { 'acknowledgement.withdrawn': 'withheld' } },
            withheld: { on: { 'acknowledgement.given': 'given' } },
          },
        },
      },
    },
    notice: {
      description: 'A notice for two kinds of visit.',
      initial: 'hidden',
      on: {
        'appointmentType.chosen': [
          { guard: 'isWaitlist', target: '.waitlist' },
          { guard: 'isEmergency', target: '.emergency' },
          { target: '.hidden' },
        ],
      },
      states: {
        hidden: { description: 'Another type is chosen, or none.' },
        waitlist: { description: 'A type with a waitlist is chosen.' },
        emergency: { description: 'A type for emergencies is chosen.' },
      },
    },
    insurance: {
      initial: 'asked',
      states: {
        asked: { description: 'Provider and ID are asked for.', on: { 'noInsurance.checked': 'selfPay' } },
        selfPay: { description: 'Both fields are hidden.', on: { 'noInsurance.unchecked': 'asked' } },
      },
    },
  },
});
