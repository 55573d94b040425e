import { assign, emit, setup, stateIn } from 'xstate';
import type { SubmitEvent } from '../form/form.machine.ts';
import { providedActor } from '../provided.ts';

type AppointmentRequestEvent =
  | SubmitEvent
  /** The checkbox was checked, or was already checked before hydration. */
  | { type: 'acknowledgement.given' }
  | { type: 'acknowledgement.withdrawn' }
  /** All fields were emptied. */
  | { type: 'form.reset' }
  /** A type was chosen, or was already chosen before hydration. `kind` is null for most types, and for none. */
  | { type: 'appointmentType.chosen'; kind: 'emergency' | 'waitlist' | null }
  /** The box "I don't have insurance" was checked, or was already checked before hydration. */
  | { type: 'noInsurance.checked' }
  | { type: 'noInsurance.unchecked' };

export interface AppointmentRequestContext {
  /** Whether the last submitted request is for an emergency: then its confirmation begins with the notice. */
  readonly isEmergency: boolean;
}

type AppointmentRequestEmitted =
  | { type: 'toast.announced'; about: 'acknowledgement' }
  | { type: 'focus.requested'; what: 'acknowledgement' };

/** The feature provides the actor `submission`, which submits the form and ends when nothing is being sent any more. */
export const appointmentRequestMachine = setup({
  types: {
    context: {} as AppointmentRequestContext,
    events: {} as AppointmentRequestEvent,
    emitted: {} as AppointmentRequestEmitted,
    children: {} as { submission: 'submission' },
  },
  actors: { submission: providedActor<'sent' | 'returned'>() },
  guards: {
    isByBot: ({ event }) => event.type === 'form.submitted' && event.isByBot,
    isSent: (_, output: 'sent' | 'returned') => output === 'sent',
    isWithheld: stateIn({ acknowledgement: { sending: 'withheld' } }),
    isEmergencyChosen: stateIn({ notice: 'emergency' }),
    isWaitlist: ({ event }) => event.type === 'appointmentType.chosen' && event.kind === 'waitlist',
    isEmergency: ({ event }) => event.type === 'appointmentType.chosen' && event.kind === 'emergency',
  },
  actions: {
    setEmergency: assign({ isEmergency: true }),
    setNoEmergency: assign({ isEmergency: false }),
    announceMissing: emit({ type: 'toast.announced', about: 'acknowledgement' }),
    requestFocus: emit({ type: 'focus.requested', what: 'acknowledgement' }),
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
        'form.submitted': [{ guard: 'isByBot' }, { target: '.missing', actions: ['announceMissing', 'requestFocus'] }],
      },
      states: {
        withheld: { description: 'The button looks disabled.' },
        missing: { description: 'The button looks disabled, and there is an error.', on: { 'form.reset': 'withheld' } },
        given: {
          on: {
            'acknowledgement.withdrawn': 'withheld',
            'form.submitted': [
              { guard: 'isByBot' },
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
