import type { FormEvent } from 'react';
import { type Actor, type AnyActorRef, createActor, fromPromise } from 'xstate';
import { momentInWords } from '#contract/dates.ts';
import type { RequestType } from '#contract/options.ts';
import type { Payload, Requests } from '#contract/types.ts';
import { likelyEmail } from '#contract/warnings.ts';
import {
  type Answers,
  type CheckOutcome,
  type EarlierSending,
  noOutcome,
  type Receipt,
  type SendOutcome,
  type Submission,
  submissionMachine,
} from '#machines/submission/submission.machine.ts';
import { checkRequest, PatientError, prepareToCheck } from '#src/io/check-request.ts';
import { toasterModule } from '#src/toasts/toasts.ts';
import type { FormPage } from './use-form.ts';

/**
 * The receipt of a request that was accepted now.
 * @param kind the kind of request
 * @param timeZone the practice's time zone, an IANA name
 * @param email the address to which the practice answers
 * @param others additional lines
 */
export function receiptOf(kind: string, timeZone: string, email: string, others: Receipt = []): Receipt {
  const likely = likelyEmail(email);
  return [
    ['Request', kind],
    ...others,
    ['Sent', momentInWords(timeZone, new Date())],
    ['We will answer to', email],
    ...(likely === null ? [] : ([['Did you mean', `${likely}? Then please call us.`]] as const)),
  ];
}

const loadClient = () => import('#src/io/function-client.ts');

/** Loads the client ahead of time. If that fails, sending tries again. */
function prepareToSend(): void {
  loadClient().catch(() => {});
}

/** What the machines of the forms have to know about the practice. */
export interface SendingPractice {
  hours: { timeZone: string };
  phone: { display: string };
}

/** How a form sends requests. */
export interface Sending {
  /** The parent of the form's actors. */
  parent: AnyActorRef;
  practice: SendingPractice;
  /** What is known of a request that was sent before the page was loaded again; null for nothing. */
  earlier: EarlierSending | null;
}

/** The submission of a form. */
export type SubmissionActor = Actor<typeof submissionMachine>;

/**
 * What a failure says, in its toast and at the form.
 * @param messageForPatient null for the general message
 * @param phone the office's phone number
 */
export const failureWords = (messageForPatient: string | null, phone: string) => ({
  title: 'Submission Failed',
  description: messageForPatient ?? `Please try again or call us at ${phone}.`,
});

/**
 * Starts the machine that checks a form with the contract and sends it.
 * @param page the elements of the form
 * @param sending.earlier shown until something is submitted
 * @param form.toPayload creates the payload from the answers
 * @param form.toReceipt creates the receipt from answers that were accepted
 * @param form.success the toast for an accepted request
 * @param form.showsOwnMessage whether a failure shows the function's message for patients
 */
export function createSubmission<Type extends RequestType>(
  page: FormPage,
  { parent, practice: { hours, phone }, earlier }: Sending,
  {
    type,
    toPayload,
    toReceipt,
    success,
    showsOwnMessage = false,
  }: {
    type: Type;
    toPayload: (answers: Requests[Type]) => Payload | Promise<Payload>;
    toReceipt: (answers: Requests[Type]) => Receipt;
    success: { title: string; description: string };
    showsOwnMessage?: boolean;
  },
): SubmissionActor {
  return createActor(
    submissionMachine.provide({
      actors: {
        checkRequest: fromPromise<CheckOutcome, Submission['values']>(async ({ input }) => {
          const parsed = await checkRequest(type, input, hours.timeZone);
          return parsed.ok ? { answers: parsed.request } : { issues: parsed.issues };
        }),
        sendRequest: fromPromise<SendOutcome, Answers>(async ({ input }) => {
          // The contract has checked them for this type.
          const answers = input as Requests[Type];
          try {
            const { sendRequest } = await loadClient();
            const outcome = await sendRequest(await toPayload(answers));
            return outcome.status === 'accepted' ? { ...outcome, receipt: toReceipt(answers) } : outcome;
          } catch (error) {
            if (error instanceof PatientError && showsOwnMessage) return { status: 'failed', message: error.message };
            throw error;
          }
        }),
      },
      actions: {
        announceSuccess: ({ context: { reference } }) => {
          const isAtForm = page.isShown();
          const description = isAtForm ? success.description : `${success.description} Your reference: ${reference}`;
          page.announce({ kind: 'success', ...success, description, isAnnouncedElsewhere: isAtForm });
        },
        // The error summary of a visible form receives the focus and is announced.
        announceIssues: ({ context: { issues } }) => {
          const description = issues[0]?.message ?? '';
          page.announce({
            kind: 'error',
            title: 'Validation Error',
            description,
            isAnnouncedElsewhere: page.isShown(),
          });
        },
        announceFailure: ({ context: { messageForPatient } }) =>
          page.announce({ kind: 'error', ...failureWords(messageForPatient, phone.display) }),
        withdrawAnnouncement: page.withdrawAnnouncement,
        focusIssues: () => page.focusSoon(() => page.issues.current, 'start'),
        focusConfirmation: () => page.focusSoon(() => page.confirmation.current, 'start'),
        clearForm: page.clear,
      },
    }),
    {
      id: `submission ${type}`,
      parent,
      ...(earlier && {
        snapshot: submissionMachine.resolveState({ value: 'editing', context: { ...noOutcome, earlier } }),
      }),
    },
  ).start();
}

/** The event handlers of a form element. */
export interface SubmitProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The first of these events loads everything that sending needs. */
  onFocus: () => void;
  onPointerDown: () => void;
}

/**
 * The event handlers that read a form when it is submitted.
 * @param onSubmission called with the form values
 */
export const submitProps = (onSubmission: (submission: Submission) => void): SubmitProps => ({
  onSubmit: (event) => {
    event.preventDefault();
    prepare();
    const values = readForm(event.currentTarget);
    const { website } = values;
    onSubmission({ honeypot: typeof website === 'string' && website.trim() !== '', values });
  },
  onFocus: prepare,
  onPointerDown: prepare,
});

/** Loads what sending needs. If that fails, sending tries again. */
function prepare(): void {
  toasterModule.request();
  prepareToCheck();
  prepareToSend();
}

/** A form's values by field name. */
export type FormValues = Record<string, FormDataEntryValue | Record<string, FormDataEntryValue>>;

/**
 * Reads the values of a form. A dotted name (`rightEye.power`) is a property of an object. Unchecked checkboxes and
 * radio groups are missing.
 */
function readForm(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) {
    const [group, field] = name.split('.');
    if (group === undefined || field === undefined) values[name] = value;
    else values[group] = { ...groupIn(values, group), [field]: value };
  }
  return values;
}

function groupIn(values: FormValues, group: string): Record<string, FormDataEntryValue> {
  const existing = values[group];
  return typeof existing === 'object' && !(existing instanceof File) ? existing : {};
}
