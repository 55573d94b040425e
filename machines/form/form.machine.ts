import { type AnyEventObject, assign, emit, sendTo, setup } from 'xstate';
import type { RequestType } from '#contract/options.ts';
import type { Issue, Requests } from '#contract/types.ts';
import { draftMachine } from '../draft/draft.machine.ts';
import { providedActor } from '../provided.ts';

/** The answers of a form without issues. */
export type Answers = Requests[RequestType];

/** The result of checking a form against the contract: valid answers, or issues. */
export type CheckOutcome = { readonly answers: Answers } | { readonly issues: readonly Issue[] };

/** What was sent and when, as lines for the confirmation. */
export type Receipt = readonly (readonly [name: string, value: string])[];

export type SendOutcome =
  | { readonly status: 'accepted'; readonly reference: string; readonly receipt: Receipt }
  | { readonly status: 'refused'; readonly issues: readonly Issue[] }
  /** `message` was written for patients. */
  | { readonly status: 'failed'; readonly message: string };

/** What is known of a request that was sent before the page was loaded again. */
export type EarlierSending =
  | { readonly status: 'accepted'; readonly reference: string }
  /** The answer did not come. */
  | { readonly status: 'unknown' };

/** The context of a form. Of what the patient typed, it contains only what the receipt says. */
export interface FormContext {
  /** In the order of the form; empty outside `correcting`. */
  readonly issues: readonly Issue[];
  /** The reference while `sent`, if the answer contains one; else empty. */
  readonly reference: string;
  /** The receipt while `sent`; else empty. */
  readonly receipt: Receipt;
  /** The message for patients while `failed`; null for the general message. */
  readonly messageForPatient: string | null;
  /** Until something is submitted; else null. */
  readonly earlier: EarlierSending | null;
}

/** A form was submitted. `isByBot`: the honeypot, a field that only bots see, is filled. */
export type SubmitEvent = { type: 'form.submitted'; isByBot: boolean };

type FormEvent =
  | SubmitEvent
  /** The form is on the page. */
  | { type: 'form.opened' }
  /** The form is no longer on the page. */
  | { type: 'form.left' }
  | { type: 'confirmation.dismissed' }
  /** The Clear button was pressed. */
  | { type: 'clear.pressed' };

type FocusTarget = 'issues' | 'confirmation' | 'fields';

type FormEmitted =
  /** The error summary, the confirmation or the first field has to get the focus. */
  | { type: 'focus.requested'; what: FocusTarget }
  /** The fields have to be emptied. */
  | { type: 'form.cleared' }
  /** A toast in place of the last: the request was sent, the first issue, or the message of a failure. */
  | { type: 'toast.announced'; about: 'success' | 'issues' | 'failure' }
  /** What this form's toast says no longer holds. */
  | { type: 'toast.withdrawn' };

/** The context at first. */
const noOutcome: FormContext = { issues: [], reference: '', receipt: [], messageForPatient: null, earlier: null };

const issuesIn = (outcome: CheckOutcome | SendOutcome): readonly Issue[] => ('issues' in outcome ? outcome.issues : []);

/** The answers that the check has ended with. */
const answersIn = ({ output }: AnyEventObject): Answers => output.answers;

/**
 * The feature provides the actors `checkRequest`, which reads the fields as they are at that moment (and rejects when a
 * script cannot be loaded), and `sendRequest` (input: the answers; rejects when something failed without a message for
 * patients).
 *
 * The tag `sending` lasts from the submit to the response.
 */
export const formMachine = setup({
  types: {
    context: {} as FormContext,
    events: {} as FormEvent,
    emitted: {} as FormEmitted,
    input: {} as { readonly earlier: EarlierSending | null },
    tags: {} as 'sending',
    children: {} as { checkRequest: 'checkRequest'; sendRequest: 'sendRequest' },
  },
  actors: {
    draft: draftMachine,
    checkRequest: providedActor<CheckOutcome>(),
    sendRequest: providedActor<SendOutcome, Answers>(),
  },
  guards: {
    isByBot: ({ event }) => event.type === 'form.submitted' && event.isByBot,
    hasIssues: (_, outcome: CheckOutcome | SendOutcome) => issuesIn(outcome).length > 0,
    isAccepted: (_, outcome: SendOutcome) => outcome.status === 'accepted',
  },
  actions: {
    clearOutcome: assign(noOutcome),
    setIssues: assign((_, outcome: CheckOutcome | SendOutcome) => ({ ...noOutcome, issues: issuesIn(outcome) })),
    setReceipt: assign((_, outcome: SendOutcome) =>
      outcome.status === 'accepted' ? { reference: outcome.reference, receipt: outcome.receipt } : {},
    ),
    setMessage: assign({
      messageForPatient: (_, outcome: SendOutcome) => (outcome.status === 'failed' ? outcome.message : null),
    }),
    announce: emit((_, about: 'success' | 'issues' | 'failure') => ({ type: 'toast.announced', about }) as const),
    withdrawToast: emit({ type: 'toast.withdrawn' }),
    requestFocus: emit((_, what: FocusTarget) => ({ type: 'focus.requested', what }) as const),
    clearFields: emit({ type: 'form.cleared' }),
    emptyDraft: sendTo('draft', { type: 'form.emptied' }),
    tellDraft: sendTo('draft', ({ event }) => event),
  },
}).createMachine({
  id: 'form',
  description:
    'A form: its submission, and its draft as a child. What a form adds is a chart of its own. A filled honeypot is ignored in every state.',
  context: ({ input }) => ({ ...noOutcome, earlier: input.earlier }),
  invoke: { id: 'draft', src: 'draft' },
  type: 'parallel',
  states: {
    submission: {
      initial: 'editing',
      on: {
        'form.submitted': [{ guard: 'isByBot' }, { target: '.checking' }],
        'clear.pressed': { target: '.editing', actions: ['clearOutcome', 'withdrawToast', 'clearFields', 'tellDraft'] },
      },
      states: {
        editing: { description: 'Nothing was submitted yet. The context may say what is known of a request before.' },
        checking: {
          description:
            'The contract is loaded and checks the values, and what sending needs is loaded. Submitting again is ignored.',
          tags: 'sending',
          entry: 'withdrawToast',
          on: { 'form.submitted': {}, 'clear.pressed': {} },
          invoke: {
            id: 'checkRequest',
            src: 'checkRequest',
            onDone: [
              {
                guard: { type: 'hasIssues', params: ({ event }) => event.output },
                target: 'correcting',
                actions: { type: 'setIssues', params: ({ event }) => event.output },
              },
              { target: 'submitting' },
            ],
            onError: { target: 'failed', actions: 'clearOutcome' },
          },
        },
        correcting: {
          description: 'Issues are shown, found by the contract here or by the practice.',
          entry: { type: 'announce', params: 'issues' },
          initial: 'requested',
          states: {
            requested: {
              description:
                'The error summary has to get the focus. Nobody hears that while the form is away, so it is owed.',
              entry: { type: 'requestFocus', params: 'issues' },
              on: { 'form.opened': { target: 'requested', reenter: true }, 'form.left': 'heard' },
            },
            heard: { description: 'The visitor was there, and has left.' },
          },
        },
        submitting: {
          description: 'The request is sent. Submitting again is ignored.',
          tags: 'sending',
          entry: 'clearOutcome',
          on: { 'form.submitted': {}, 'clear.pressed': {} },
          invoke: {
            id: 'sendRequest',
            src: 'sendRequest',
            input: ({ event }) => answersIn(event),
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: 'sent',
                actions: { type: 'setReceipt', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'hasIssues', params: ({ event }) => event.output },
                target: 'correcting',
                actions: { type: 'setIssues', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'setMessage', params: ({ event }) => event.output } },
            ],
            onError: 'failed',
          },
        },
        sent: {
          description: 'The confirmation is shown above the empty form, which can be filled in and sent again.',
          entry: ['clearFields', 'emptyDraft', { type: 'announce', params: 'success' }],
          on: {
            'confirmation.dismissed': {
              target: 'editing',
              actions: ['clearOutcome', { type: 'requestFocus', params: 'fields' }],
            },
          },
          initial: 'requested',
          states: {
            requested: {
              description:
                'The confirmation has to get the focus. Nobody hears that while the form is away, so it is owed.',
              entry: { type: 'requestFocus', params: 'confirmation' },
              on: { 'form.opened': { target: 'requested', reenter: true }, 'form.left': 'heard' },
            },
            heard: { description: 'The visitor was there, and has left.' },
          },
        },
        failed: {
          description: 'Something failed. All input is kept, and submitting tries again.',
          entry: { type: 'announce', params: 'failure' },
        },
      },
    },
    page: {
      description: 'Whether the form is on the page, where its requests for the focus are heard.',
      initial: 'away',
      states: {
        away: { on: { 'form.opened': { target: 'present', actions: 'tellDraft' } } },
        present: { on: { 'form.left': { target: 'away', actions: 'tellDraft' } } },
      },
    },
  },
});
