import { type Actor, type AnyActorRef, createActor, fromPromise } from 'xstate';
import { momentInWords, todayIn } from '#contract/dates.ts';
import type { RequestType } from '#contract/options.ts';
import { isVisible } from '#contract/plain-text.ts';
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
import { pageLanguage } from '#src/io/language.ts';
import { PatientError } from '#src/io/patient-error.ts';
import { inTime } from '#src/page/scripts.ts';
import { phoneLink } from '#src/rules/links.ts';
import { toasterModule } from '#src/toasts/toasts.ts';
import type { FormPage } from './use-form.ts';

const loadContract = () => import('#contract/index.ts');
const loadClient = () => import('#src/io/function-client.ts');

/** Loads what sending needs. If that fails, sending tries again. */
export function prepareToSend(): void {
  toasterModule.request();
  loadContract().catch(() => {});
  loadClient().catch(() => {});
}

/** What the machines of the forms have to know about the practice. */
export interface SendingPractice {
  hours: { timeZone: string };
  phone: { dial: string; display: string };
}

/** How a form sends requests. */
export interface Sending {
  page: FormPage;
  parent: AnyActorRef;
  practice: SendingPractice;
  /** What is known of a request that was sent before the page was loaded again; null for nothing. */
  earlier: EarlierSending | null;
}

export type SubmissionActor = Actor<typeof submissionMachine>;

/** What a failure says, in its toast and at the form: by default the general message. */
export const failureWords = (messageForPatient: string | null, phone: SendingPractice['phone']) => ({
  title: 'Submission Failed',
  description: messageForPatient ?? `Please try again or call us at ${phoneLink(phone)}.`,
});

/** What differs from form to form. */
interface SubmissionOptions<Type extends RequestType> {
  kind: string;
  success: { title: string; description: string };
  payloadOf?: (answers: Requests[Type]) => Payload | Promise<Payload>;
  /** More lines of the receipt. */
  factsOf?: (answers: Requests[Type]) => Receipt;
  /** Whether a failure shows the message that the function has for patients. */
  showsOwnMessage?: boolean;
}

/** Reports a fault of the contract, which the machine takes for a failure. */
function checked<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    reportError(error);
    throw error;
  }
}

/** Starts the machine that checks a form with the contract and sends it. */
export function createSubmission<Type extends RequestType>(
  type: Type,
  { page, parent, practice: { hours, phone }, earlier }: Sending,
  { kind, success, payloadOf, factsOf, showsOwnMessage }: SubmissionOptions<Type>,
): SubmissionActor {
  function receiptOf(answers: Requests[Type]): Receipt {
    const likely = likelyEmail(answers.email);
    return [
      ['Request', kind],
      ...(factsOf?.(answers) ?? []),
      ['Sent', momentInWords(hours.timeZone, new Date())],
      ['We will answer to', answers.email],
      ...(likely === null ? [] : ([['Did you mean', `${likely}? Then please call us.`]] as const)),
    ];
  }
  return createActor(
    submissionMachine.provide({
      actors: {
        checkRequest: fromPromise<CheckOutcome, Submission['values']>(async ({ input }) => {
          const { parseRequest } = await inTime(loadContract());
          const conditions = { today: todayIn(hours.timeZone, new Date()), language: pageLanguage() };
          const parsed = checked(() => parseRequest(type, input, conditions));
          if (!parsed.ok) return { issues: parsed.issues };
          // The form says that it is sending only when nothing else has to be loaded.
          await inTime(loadClient());
          return { answers: parsed.request };
        }),
        sendRequest: fromPromise<SendOutcome, Answers>(async ({ input }) => {
          // The contract has checked them for this type.
          const answers = input as Requests[Type];
          try {
            const { sendRequest } = await loadClient();
            const payload = await (payloadOf?.(answers) ?? ({ type, ...answers } as Payload));
            const outcome = await sendRequest(payload);
            return outcome.status === 'accepted' ? { ...outcome, receipt: receiptOf(answers) } : outcome;
          } catch (error) {
            if (error instanceof PatientError && showsOwnMessage) return { status: 'failed', message: error.message };
            throw error;
          }
        }),
      },
      actions: {
        announceSuccess: ({ context: { reference } }) => {
          const isAtForm = page.isShown();
          const isMissing = !isAtForm && reference !== '';
          page.announce({
            kind: 'success',
            ...success,
            ...(isMissing && { reference }),
            isAnnouncedElsewhere: isAtForm,
          });
        },
        // The error summary of a visible form receives the focus and is announced.
        announceIssues: ({ context: { issues } }) =>
          page.announce({
            kind: 'error',
            title: 'Validation Error',
            description: issues[0]?.message ?? '',
            isAnnouncedElsewhere: page.isShown(),
          }),
        announceFailure: ({ context: { messageForPatient } }) =>
          page.announce({ kind: 'error', ...failureWords(messageForPatient, phone) }),
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

/** Reads a form. A dotted name (`rightEye.power`) is a property of an object. Unchecked boxes are missing. */
export function readForm(form: HTMLFormElement): Submission {
  const values: Record<string, FormDataEntryValue | Record<string, FormDataEntryValue>> = {};
  for (const [name, value] of new FormData(form)) {
    const [group = '', field] = name.split('.');
    if (field === undefined) values[name] = value;
    else values[group] = Object.assign(values[group] ?? {}, { [field]: value });
  }
  const { website } = values;
  return { honeypot: typeof website === 'string' && isVisible(website), values };
}
