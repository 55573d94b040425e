import { assign, fromPromise } from 'xstate';
import type { Issue } from '../../supabase/functions/_shared/requests/types.ts';
import { providedByTheFeature } from '../provided-by-the-feature.ts';

/** A form at the time of submitting. */
export interface Submission {
  /** Whether the honeypot, a field that only bots see, is filled. */
  readonly honeypot: boolean;
  /** The values of the fields by name. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** The result of checking a form against the contract: valid answers, or issues. */
export type CheckOutcome<TAnswers> = { readonly answers: TAnswers } | { readonly issues: readonly Issue[] };

/** The outcome of a request that reached the practice. The actor rejects when something failed. */
export type RequestOutcome =
  | { readonly status: 'accepted'; readonly reference: string | null }
  | { readonly status: 'refused'; readonly issues: readonly Issue[] };

/** The context of every form. It contains nothing that the patient typed. */
export interface SubmissionContext {
  /** In the order of the form; empty outside `correcting`. */
  readonly issues: readonly Issue[];
  /** The reference while `sent`; null when the response had none. */
  readonly reference: string | null;
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

/** Any event of a form, with its possible payloads. */
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
 * The actor `checkRequest`, which the feature provides. Input: the values of the form. It rejects when the contract cannot
 * be loaded.
 */
export const checkRequest = <TAnswers>() =>
  fromPromise<CheckOutcome<TAnswers>, Submission['values']>(() =>
    Promise.reject(new Error('The feature has to provide the actor "checkRequest".')),
  );

/**
 * The actor `sendRequest`, which the feature provides. Input: the answers. It rejects when something failed, with an error
 * named `PatientError` if its message is for patients.
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
 * The actions of {@link submissionChart}. The feature provides:
 * - `announceSuccess`, `announceIssues` (the first of `issues`), `announceFailure` (`messageForPatient`, or the general
 *   message): toasts. Each replaces the last. `withdrawIssues` and `withdrawFailure` remove their own toast,
 *   `withdrawAnnouncement` any toast.
 * - `focusIssues` (the error summary) and `focusConfirmation`.
 * - `clearForm`, which resets the fields.
 */
export const submissionActions = <TEvent extends FormEvent>() => {
  const set = (outcome: (event: FormEvent) => Partial<SubmissionContext>) =>
    assign<SubmissionContext, TEvent, undefined, TEvent, never>(({ event }) => ({
      ...initialSubmission,
      ...outcome(event),
    }));
  return {
    clearOutcome: set(() => ({})),
    setIssues: set((event) => ({ issues: issuesIn(event) })),
    setReference: set((event) => ({ reference: referenceIn(event) })),
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

/**
 * The transition of an accepted request.
 * @param target its target states
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
    actions: ['setReference', 'clearForm', 'announceSuccess', 'focusConfirmation'],
  }) as const;

/**
 * The chart that every form shares.
 * - `editing`: nothing was submitted yet.
 * - `correcting`: issues are shown, found by the contract here or by the practice; `announced` while a toast is shown,
 *   `quiet` when the fields were changed or the form was left.
 * - `checking`: the contract is loaded and checks the values. Submitting again is ignored.
 * - `submitting`: the request is sent. Submitting again is ignored.
 * - `sent`: the confirmation is shown above the empty form, which can be filled in and sent again.
 * - `failed`: something failed. All input is kept, and submitting tries again; `announced` while a toast is shown, `quiet`
 *   when the form was left.
 *
 * A filled honeypot is ignored in every state.
 * @param gate alternatives of `form.submitted` that come before the check
 * @param accepted the transitions of an accepted request, by {@link whenAccepted}
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
            { guard: 'hasIssues', target: 'correcting', actions: ['setIssues', 'announceIssues', 'focusIssues'] },
            { target: 'submitting' },
          ],
          onError: { target: 'failed', actions: ['setMessage', 'announceFailure'] },
        },
      },
      submitting: {
        entry: 'clearOutcome',
        on: { 'form.submitted': {} },
        invoke: {
          id: 'sendRequest',
          src: 'sendRequest',
          input: answersIn,
          onDone: [...accepted, { target: 'correcting', actions: ['setIssues', 'announceIssues', 'focusIssues'] }],
          onError: { target: 'failed', actions: ['setMessage', 'announceFailure'] },
        },
      },
      sent: { on: { 'confirmation.dismissed': { target: 'editing', actions: 'clearOutcome' } } },
      failed: {
        initial: 'announced',
        states: {
          announced: { on: { 'form.left': { target: 'quiet', actions: 'withdrawFailure' } } },
          quiet: {},
        },
      },
    },
  }) as const;
