import { assign, fromPromise } from 'xstate';
import type { Issue } from '../../supabase/functions/_shared/requests/types.ts';
import { providedByTheFeature } from '../provided-by-the-feature.ts';

/** A form as it was read at the press of its button. */
export interface Submission {
  /** Whether the field that no person can see is filled. */
  readonly honeypot: boolean;
  /** The values of the fields, under their names. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** The result of checking a form against the contract: the answers that can be sent, or what is to be corrected first. */
export type CheckOutcome<TAnswers> = { readonly answers: TAnswers } | { readonly issues: readonly Issue[] };

/** What became of a request that reached the practice. Breakage is a rejection of the actor, not an outcome. */
export type RequestOutcome =
  | { readonly status: 'accepted'; readonly reference: string | null }
  | { readonly status: 'refused'; readonly issues: readonly Issue[] };

/** The context of every form: what belongs to its state, and nothing that the patient typed. */
export interface SubmissionContext {
  /** What is to be corrected, in the order of the form; empty outside `correcting`. */
  readonly issues: readonly Issue[];
  /** The practice's reference while `sent`; null when the answer had none. */
  readonly reference: string | null;
  /** The failure in words written for patients while `failed`; null when there are none and the general words do. */
  readonly messageForPatient: string | null;
}

/** The events that every form understands. */
export type SubmissionEvent =
  | { type: 'form.submitted'; submission: Submission }
  | { type: 'confirmation.dismissed' }
  /** Every field with an issue has been changed since the issues were shown. */
  | { type: 'issues.addressed' }
  /** The form is no longer to be seen: another tab or another page was opened. */
  | { type: 'form.left' };

/** Any event of a form, seen by what it may carry. */
interface FormEvent {
  readonly type: string;
  readonly submission?: Submission;
  readonly output?: CheckOutcome<unknown> | RequestOutcome;
  readonly error?: unknown;
}

/** The context at first. */
export const initialSubmission: SubmissionContext = { issues: [], reference: null, messageForPatient: null };

const issuesIn = ({ output }: FormEvent): readonly Issue[] => (output && 'issues' in output ? output.issues : []);

const isAccepted = (output: FormEvent['output']) =>
  output !== undefined && 'status' in output && output.status === 'accepted' ? output : null;

const referenceIn = ({ output }: FormEvent): string | null => isAccepted(output)?.reference ?? null;

const messageIn = ({ error }: FormEvent): string | null =>
  error instanceof Error && error.name === 'PatientError' ? error.message : null;

function valuesIn({ event: { submission } }: { event: FormEvent }): Submission['values'] {
  if (submission) return submission.values;
  throw new Error('Only a form that was submitted can be checked.');
}

function answersIn<TAnswers>({ event }: { event: { type: string; output?: CheckOutcome<TAnswers> } }): TAnswers {
  if (event.output && 'answers' in event.output) return event.output.answers;
  throw new Error('Only a form without issues can be sent.');
}

/**
 * The actor `checkRequest`, which the feature provides. Its input are the values of the form. It resolves with the
 * result, and rejects when the contract cannot be loaded.
 */
export const checkRequest = <TAnswers>() =>
  fromPromise<CheckOutcome<TAnswers>, Submission['values']>(() =>
    Promise.reject(new Error('The feature has to provide the actor "checkRequest".')),
  );

/**
 * The actor `sendRequest`, which the feature provides. Its input are the answers. It resolves with the outcome and
 * rejects on breakage, with an error named `PatientError` when the error's message may be shown.
 */
export const sendRequest = <TAnswers>() =>
  fromPromise<RequestOutcome, TAnswers>(() =>
    Promise.reject(new Error('The feature has to provide the actor "sendRequest".')),
  );

/** The guards of {@link submissionChart}. */
export const submissionGuards = {
  isHoneypotFilled: ({ event }: { event: FormEvent }): boolean => event.submission?.honeypot === true,
  hasIssues: ({ event }: { event: FormEvent }): boolean => issuesIn(event).length > 0,
  isAccepted: ({ event }: { event: FormEvent }): boolean => isAccepted(event.output) !== null,
};

/**
 * The actions of {@link submissionChart}. The feature provides these, which read the context:
 * - `announceSuccess`, `announceIssues` (the first of `issues`), `announceFailure` (`messageForPatient`, or the general
 *   words): toasts, each in place of the last. `withdrawIssues` and `withdrawFailure` take away their own toast,
 *   `withdrawAnnouncement` any toast.
 * - `focusIssues` moves the focus to the summary of issues, `focusConfirmation` to the confirmation.
 * - `clearForm` empties the form's fields.
 */
export const submissionActions = <TEvent extends FormEvent>() => {
  const keep = (particulars: (event: FormEvent) => Partial<SubmissionContext>) =>
    assign<SubmissionContext, TEvent, undefined, TEvent, never>(({ event }) => ({
      ...initialSubmission,
      ...particulars(event),
    }));
  return {
    forgetOutcome: keep(() => ({})),
    keepIssues: keep((event) => ({ issues: issuesIn(event) })),
    keepReference: keep((event) => ({ reference: referenceIn(event) })),
    keepMessage: keep((event) => ({ messageForPatient: messageIn(event) })),
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

/**
 * The transition of an accepted request.
 * @param target where it leads
 * @param guard a narrower guard than `isAccepted`
 */
export const whenAccepted = <
  const TTarget extends string | readonly string[],
  const TGuard extends string = 'isAccepted',
>(
  target: TTarget,
  guard: TGuard | 'isAccepted' = 'isAccepted',
) =>
  ({
    guard,
    target,
    actions: ['keepReference', 'clearForm', 'announceSuccess', 'focusConfirmation'],
  }) as const;

/**
 * The chart that every form shares, from the first key to the practice's answer.
 * - `editing`: nothing has been submitted yet.
 * - `correcting`: the issues of the last try are shown, found here or by the practice; `announced` while a toast says
 *   so too, `quiet` once the fields have been changed or the form was left.
 * - `checking`: the contract is loaded and asked; another press is ignored.
 * - `submitting`: the request is on its way; another press is ignored.
 * - `sent`: the confirmation is shown above the emptied form, which can be filled in and sent again.
 * - `failed`: something broke, everything typed is kept, and the same button tries again; `announced` while a toast says
 *   so, `quiet` once the form was left.
 *
 * A filled honeypot stops silently in every state.
 * @param gate alternatives of `form.submitted` that come before the form is checked
 * @param accepted the transitions of an accepted request, made by {@link whenAccepted}
 */
export const submissionChart = <const TGate extends readonly object[], const TAccepted extends readonly object[]>(
  gate: TGate,
  accepted: TAccepted,
) =>
  ({
    initial: 'editing',
    on: {
      'form.submitted': [{ guard: 'isHoneypotFilled' }, ...gate, { target: '.checking' }],
    },
    states: {
      editing: {},
      correcting: {
        initial: 'announced',
        states: {
          announced: {
            on: {
              'issues.addressed': { target: 'quiet', actions: 'withdrawIssues' },
              'form.left': { target: 'quiet', actions: 'withdrawIssues' },
            },
          },
          quiet: {},
        },
      },
      checking: {
        entry: 'withdrawAnnouncement',
        on: { 'form.submitted': {} },
        invoke: {
          id: 'checkRequest',
          src: 'checkRequest',
          input: valuesIn,
          onDone: [
            { guard: 'hasIssues', target: 'correcting', actions: ['keepIssues', 'announceIssues', 'focusIssues'] },
            { target: 'submitting' },
          ],
          onError: { target: 'failed', actions: ['keepMessage', 'announceFailure'] },
        },
      },
      submitting: {
        entry: 'forgetOutcome',
        on: { 'form.submitted': {} },
        invoke: {
          id: 'sendRequest',
          src: 'sendRequest',
          input: answersIn,
          onDone: [...accepted, { target: 'correcting', actions: ['keepIssues', 'announceIssues', 'focusIssues'] }],
          onError: { target: 'failed', actions: ['keepMessage', 'announceFailure'] },
        },
      },
      sent: { on: { 'confirmation.dismissed': { target: 'editing', actions: 'forgetOutcome' } } },
      failed: {
        initial: 'announced',
        states: {
          announced: { on: { 'form.left': { target: 'quiet', actions: 'withdrawFailure' } } },
          quiet: {},
        },
      },
    },
  }) as const;
