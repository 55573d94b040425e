import { assign, setup } from 'xstate';
import type { RequestType } from '#contract/options.ts';
import type { Issue, Requests } from '#contract/types.ts';
import { providedActions, providedActor } from '../provided.ts';

/** A form at the time of submitting. */
export interface Submission {
  /** Whether the honeypot, a field that only bots see, is filled. */
  readonly honeypot: boolean;
  /** The values of the fields by name. */
  readonly values: Readonly<Record<string, unknown>>;
}

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

/** The context of a submission. Of what the patient typed, it contains only what the receipt says. */
interface SubmissionContext {
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

type SubmissionEvent = { type: 'form.submitted'; submission: Submission } | { type: 'confirmation.dismissed' };

type Outcome = CheckOutcome | SendOutcome;

/** Any event, with its possible payloads. */
interface AnyEvent {
  readonly type: string;
  readonly submission?: Submission;
  readonly output?: Outcome;
}

/** The context at first. */
export const noOutcome: SubmissionContext = {
  issues: [],
  reference: '',
  receipt: [],
  messageForPatient: null,
  earlier: null,
};

const issuesIn = (outcome: Outcome): readonly Issue[] => ('issues' in outcome ? outcome.issues : []);

/** The form of the event `form.submitted`. */
export function submissionIn({ event: { submission } }: { event: AnyEvent }): Submission {
  if (submission) return submission;
  throw new Error('Only a form that was submitted can be checked.');
}

function answersIn({ output }: AnyEvent): Answers {
  if (output && 'answers' in output) return output.answers;
  throw new Error('Only a form without issues can be sent.');
}

/** Whether the honeypot of a submitted form is filled. */
export const isHoneypotFilled = ({ event }: { event: AnyEvent }): boolean => event.submission?.honeypot === true;

/**
 * The feature provides:
 * - the actors `checkRequest` (input: the values; rejects when a script cannot be loaded) and `sendRequest` (input: the
 *   answers; rejects when something failed without a message for patients);
 * - the actions `announceSuccess`, `announceIssues` (the first of `issues`) and `announceFailure` (`messageForPatient`, or
 *   the general message): toasts, each in place of the last. `withdrawAnnouncement` removes that of this form;
 * - `focusIssues` (the error summary), `focusConfirmation`, and `clearForm`, which resets the fields.
 *
 * The tag `sending` lasts from the submit to the response.
 */
export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as SubmissionEvent,
    tags: {} as 'sending',
    children: {} as { checkRequest: 'checkRequest'; sendRequest: 'sendRequest' },
  },
  actors: {
    checkRequest: providedActor<CheckOutcome, Submission['values']>(),
    sendRequest: providedActor<SendOutcome, Answers>(),
  },
  guards: {
    isHoneypotFilled,
    hasIssues: (_, outcome: Outcome) => issuesIn(outcome).length > 0,
    isAccepted: (_, outcome: SendOutcome) => outcome.status === 'accepted',
  },
  actions: {
    clearOutcome: assign(noOutcome),
    setIssues: assign((_, outcome: Outcome) => ({ ...noOutcome, issues: issuesIn(outcome) })),
    setReceipt: assign((_, outcome: SendOutcome) =>
      outcome.status === 'accepted' ? { reference: outcome.reference, receipt: outcome.receipt } : {},
    ),
    setMessage: assign({
      messageForPatient: (_, outcome: SendOutcome) => (outcome.status === 'failed' ? outcome.message : null),
    }),
    ...providedActions(
      'announceSuccess',
      'announceIssues',
      'announceFailure',
      'withdrawAnnouncement',
      'focusIssues',
      'focusConfirmation',
      'clearForm',
    ),
  },
}).createMachine({
  id: 'submission',
  description:
    'The submission of a form. The inquiry is nothing else; the other forms add charts of their own. A filled honeypot is ignored in every state.',
  context: noOutcome,
  initial: 'editing',
  on: {
    'form.submitted': [{ guard: 'isHoneypotFilled' }, { target: '.checking' }],
  },
  states: {
    editing: { description: 'Nothing was submitted yet. The context may say what is known of a request before.' },
    checking: {
      description:
        'The contract is loaded and checks the values, and what sending needs is loaded. Submitting again is ignored.',
      tags: 'sending',
      entry: 'withdrawAnnouncement',
      on: { 'form.submitted': {} },
      invoke: {
        id: 'checkRequest',
        src: 'checkRequest',
        input: ({ event }) => submissionIn({ event }).values,
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
      entry: ['announceIssues', 'focusIssues'],
    },
    submitting: {
      description: 'The request is sent. Submitting again is ignored.',
      tags: 'sending',
      entry: 'clearOutcome',
      on: { 'form.submitted': {} },
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
      entry: ['clearForm', 'announceSuccess', 'focusConfirmation'],
      on: { 'confirmation.dismissed': { target: 'editing', actions: 'clearOutcome' } },
    },
    failed: {
      description: 'Something failed. All input is kept, and submitting tries again.',
      entry: 'announceFailure',
    },
  },
});
