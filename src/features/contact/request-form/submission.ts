import type { FormEvent } from 'react';
import { fromPromise } from 'xstate';
import type { RequestType } from '#contract/options.ts';
import type { Payload, Requests } from '#contract/types.ts';
import { likelyEmail } from '#contract/warnings.ts';
import type {
  CheckOutcome,
  Receipt,
  RequestOutcome,
  Submission,
  SubmissionContext,
} from '#machines/submission/submission.ts';
import { checkRequest, prepareToCheck } from '#src/io/check-request.ts';
import { momentInWords } from '#src/rules/date-in-words.ts';
import { announce, toasterModule, withdrawAnnouncement } from '#src/toasts/toasts.ts';
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

/**
 * The actors of a form's machine: one validates the form with the contract, one sends its answers.
 * @param timeZone the practice's time zone, an IANA name
 * @param toPayload creates the payload from the answers
 * @param toReceipt creates the receipt from answers that were accepted
 */
export const requestActors = <Type extends RequestType>(
  type: Type,
  timeZone: string,
  toPayload: (answers: Requests[Type]) => Payload | Promise<Payload>,
  toReceipt: (answers: Requests[Type]) => Receipt,
) => ({
  checkRequest: fromPromise<CheckOutcome<Requests[Type]>, Submission['values']>(async ({ input }) => {
    const parsed = await checkRequest(type, input, timeZone);
    return parsed.ok ? { answers: parsed.request } : { issues: parsed.issues };
  }),
  sendRequest: fromPromise<RequestOutcome, Requests[Type]>(async ({ input }) => {
    const { sendRequest } = await loadClient();
    const outcome = await sendRequest(await toPayload(input));
    return outcome.status === 'accepted' ? { ...outcome, receipt: toReceipt(input) } : outcome;
  }),
});

/** The toast for an accepted request. */
export interface SuccessToast {
  title: string;
  description: string;
}

/** What the machines of the forms have to know about the practice. */
export interface SendingPractice {
  hours: { timeZone: string };
  phone: { display: string };
}

interface ActionArgs {
  context: SubmissionContext;
}

/**
 * The actions of the submission chart.
 * @param page the elements of the form
 * @param success the toast for an accepted request
 * @param phone the office's phone number, for the toast of a failure
 * @param showsOwnMessage whether a failure shows the function's message for patients
 */
export const submissionActions = (
  page: FormPage,
  { success, phone, showsOwnMessage }: { success: SuccessToast; phone: string; showsOwnMessage: boolean },
) => ({
  announceSuccess: ({ context: { reference } }: ActionArgs) => {
    const isAtForm = reference === null || page.isShown();
    const description = isAtForm ? success.description : `${success.description} Your reference: ${reference}`;
    announce({ kind: 'success', ...success, description });
  },
  // The error summary of a visible form receives the focus and is announced.
  announceIssues: ({ context }: ActionArgs) => {
    const description = context.issues[0]?.message ?? '';
    announce({ ...validationError, description, isAnnouncedElsewhere: page.isShown() });
  },
  announceFailure: ({ context }: ActionArgs) => {
    const own = showsOwnMessage ? context.messageForPatient : null;
    announce({ ...submissionFailed, description: own ?? `Please try again or call us at ${phone}.` });
  },
  withdrawIssues: () => withdrawAnnouncement(validationError.title),
  withdrawFailure: () => withdrawAnnouncement(submissionFailed.title),
  withdrawAnnouncement: () => withdrawAnnouncement(),
  focusIssues: () => page.focusSoon(() => page.issues.current, 'start'),
  focusConfirmation: () => page.focusSoon(() => page.confirmation.current, 'start'),
  clearForm: () => page.clear(),
});

const validationError = { kind: 'error', title: 'Validation Error' } as const;
const submissionFailed = { kind: 'error', title: 'Submission Failed' } as const;

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
