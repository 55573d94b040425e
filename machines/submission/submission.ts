import { assign } from 'xstate';
import type { Issue } from '#contract/types.ts';
import { actorProvidedByTheFeature, providedByTheFeature } from '../provided-by-the-feature.ts';

/** A form at the time of submitting. */
export interface Submission {
  /** Whether the honeypot, a field that only bots see, is filled. */
  readonly honeypot: boolean;
  /** The values of the fields by name. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** The result of checking a form against the contract: valid answers, or issues. */
export type CheckOutcome<TAnswers> = { readonly answers: TAnswers } | { readonly issues: readonly Issue[] };

/** What was sent and when, as lines for the confirmation. */
export type Receipt = readonly (readonly [name: string, value: string])[];

/** The outcome of a request that reached the practice. The actor rejects when something failed. */
export type RequestOutcome =
  | { readonly status: 'accepted'; readonly reference: string | null; readonly receipt: Receipt }
  | { readonly status: 'refused'; readonly issues: readonly Issue[] };

/** The context of every form. Of what the patient typed, it contains only what the receipt says. */
export interface SubmissionContext {
  /** In the order of the form; empty outside `correcting`. */
  readonly issues: readonly Issue[];
  /** The reference while `sent`; null when the response had none. */
  readonly reference: string | null;
  /** The receipt while `sent`; else empty. */
  readonly receipt: Receipt;
  /** The message for patients while `failed`; null for the general message. */
  readonly messageForPatient: string | null;
}

/** The events of every form. */
export type SubmissionEvent =
  | { type: 'form.submitted'; submission: Submission }
  | { type: 'confirmation.dismissed' }
  /** All fields with issues have been changed. */
  | { type: 'issues.addressed' }
  /** The form is no longer visible: another tab or page was opened. */
  | { type: 'form.left' };

/** `sending` from the submit to the response of the practice, `failed` when something failed. */
export type SubmissionTag = 'sending' | 'failed';

/** Any event of a form, with its possible payloads. */
interface FormEvent {
  readonly type: string;
  readonly submission?: Submission;
  readonly output?: CheckOutcome<unknown> | RequestOutcome;
  readonly error?: unknown;
}

/** The context at first. */
export const initialSubmission: SubmissionContext = {
  issues: [],
  reference: null,
  receipt: [],
  messageForPatient: null,
};

const issuesIn = ({ output }: FormEvent): readonly Issue[] => (output && 'issues' in output ? output.issues : []);

const acceptedIn = ({ output }: FormEvent) =>
  output !== undefined && 'status' in output && output.status === 'accepted' ? output : null;

const messageIn = ({ error }: FormEvent): string | null =>
  error instanceof Error && error.name === 'PatientError' ? error.message : null;

/** The input of the actor `checkRequest`. */
export function valuesIn({ event: { submission } }: { event: FormEvent }): Submission['values'] {
  if (submission) return submission.values;
  throw new Error('Only a form that was submitted can be checked.');
}

/** The input of the actor `sendRequest`. */
export function answersIn<TAnswers>({ event }: { event: { type: string; output?: CheckOutcome<TAnswers> } }): TAnswers {
  if (event.output && 'answers' in event.output) return event.output.answers;
  throw new Error('Only a form without issues can be sent.');
}

/**
 * The actor `checkRequest`, which the feature provides. Input: the values of the form. It rejects when the contract cannot
 * be loaded.
 */
export const checkRequest = <TAnswers>() =>
  actorProvidedByTheFeature<CheckOutcome<TAnswers>, Submission['values']>('checkRequest');

/**
 * The actor `sendRequest`, which the feature provides. Input: the answers. It rejects when something failed, with an error
 * named `PatientError` if its message is for patients.
 */
export const sendRequest = <TAnswers>() => actorProvidedByTheFeature<RequestOutcome, TAnswers>('sendRequest');

/** The guards of every form. */
export const submissionGuards = {
  isHoneypotFilled: ({ event }: { event: FormEvent }): boolean => event.submission?.honeypot === true,
  hasIssues: ({ event }: { event: FormEvent }): boolean => issuesIn(event).length > 0,
  isAccepted: ({ event }: { event: FormEvent }): boolean => acceptedIn(event) !== null,
};

/**
 * The actions of every form. The feature provides:
 * - `announceSuccess`, `announceIssues` (the first of `issues`), `announceFailure` (`messageForPatient`, or the general
 *   message): toasts. Each replaces the last. `withdrawIssues` and `withdrawFailure` remove their own toast,
 *   `withdrawAnnouncement` any toast.
 * - `focusIssues` (the error summary) and `focusConfirmation`.
 * - `clearForm`, which resets the fields.
 */
export const submissionActions = <
  TEvent extends FormEvent,
  TContext extends SubmissionContext = SubmissionContext,
>() => {
  const set = (outcome: (event: FormEvent) => Partial<SubmissionContext>) =>
    assign<TContext, TEvent, undefined, TEvent, never>(({ context, event }) => ({
      ...context,
      ...initialSubmission,
      ...outcome(event),
    }));
  return {
    clearOutcome: set(() => ({})),
    setIssues: set((event) => ({ issues: issuesIn(event) })),
    setReceipt: set((event) => {
      const { reference = null, receipt = [] } = acceptedIn(event) ?? {};
      return { reference, receipt };
    }),
    setMessage: set((event) => ({ messageForPatient: messageIn(event) })),
    announceSuccess: providedByTheFeature('announceSuccess'),
    announceIssues: providedByTheFeature('announceIssues'),
    announceFailure: providedByTheFeature('announceFailure'),
    withdrawIssues: providedByTheFeature('withdrawIssues'),
    withdrawFailure: providedByTheFeature('withdrawFailure'),
    withdrawAnnouncement: providedByTheFeature('withdrawAnnouncement'),
    focusIssues: providedByTheFeature('focusIssues'),
    focusConfirmation: providedByTheFeature('focusConfirmation'),
    clearForm: providedByTheFeature('clearForm'),
  };
};
