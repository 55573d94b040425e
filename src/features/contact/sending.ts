import { longDate, momentInWords, todayIn } from '#contract/dates.ts';
import type { RequestType } from '#contract/options.ts';
import type { Payload } from '#contract/types.ts';
import { likelyEmail } from '#contract/warnings.ts';
import type { Answers, CheckOutcome, Receipt, SendOutcome } from '#machines/form/form.machine.ts';
import { pageLanguage } from '#src/io/language.ts';
import { PatientError } from '#src/io/patient-error.ts';
import { inTime } from '#src/page/scripts.ts';
import { toasterModule } from '#src/toasts/toasts.ts';
import { readValues } from './form-values.ts';
import { withLastLenses } from './last-lenses.ts';
import { attachmentOf } from './prescription-file.ts';

const loadContract = () => import('#contract/index.ts');
const loadClient = () => import('#src/io/function-client.ts');

/** Loads what sending needs. If that fails, sending tries again. */
export function prepareToSend(): void {
  toasterModule.request();
  loadContract().catch(() => {});
  loadClient().catch(() => {});
}

/** What is sent, in the words of the receipt. */
const kinds: Readonly<Record<RequestType, string>> = {
  appointment: 'Appointment request',
  inquiry: 'General inquiry',
  'contact-lens': 'Contact lens order request',
};

/** Reports a fault of the contract, which the machine takes for a failure. */
function checked<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    reportError(error);
    throw error;
  }
}

/** Checks with the contract what is in a form at the moment of the call. Rejects when a script cannot be loaded. */
export async function checkRequest(type: RequestType, timeZone: string): Promise<CheckOutcome> {
  const values = withLastLenses(readValues(type));
  const { parseRequest } = await inTime(loadContract());
  const conditions = { today: todayIn(timeZone, new Date()), language: pageLanguage() };
  const parsed = checked(() => parseRequest(type, values, conditions));
  if (!parsed.ok) return { issues: parsed.issues };
  // The form says that it is sending only when nothing else has to be loaded.
  await inTime(loadClient());
  return { answers: parsed.request };
}

/** Sends the answers of a form. Rejects when something failed without a message for patients. */
export async function sendAnswers(type: RequestType, answers: Answers, timeZone: string): Promise<SendOutcome> {
  try {
    const { sendRequest } = await loadClient();
    const outcome = await sendRequest(await payloadOf(type, answers));
    return outcome.status === 'accepted' ? { ...outcome, receipt: receiptOf(type, answers, timeZone) } : outcome;
  } catch (error) {
    // The other forms say the same about every failure.
    if (error instanceof PatientError && type === 'contact-lens') return { status: 'failed', message: error.message };
    throw error;
  }
}

/** The payload, with the file's content instead of the file. The contract has checked the answers for this type. */
async function payloadOf(type: RequestType, answers: Answers): Promise<Payload> {
  if (!('prescriptionFile' in answers)) return { type, ...answers } as Payload;
  const { prescriptionFile, ...others } = answers;
  if (prescriptionFile === null) return { type: 'contact-lens', ...others };
  return { type: 'contact-lens', ...others, prescriptionAttachment: await attachmentOf(prescriptionFile) };
}

function receiptOf(type: RequestType, answers: Answers, timeZone: string): Receipt {
  const likely = likelyEmail(answers.email);
  const preferredDate = 'preferredDate' in answers ? answers.preferredDate : '';
  const facts: Receipt = [
    ['Request', kinds[type]],
    ['Preferred date', preferredDate && longDate(preferredDate)],
    ['Sent', momentInWords(timeZone, new Date())],
    ['We will answer to', answers.email],
    ['Did you mean', likely === null ? '' : `${likely}? Then please call us.`],
  ];
  return facts.filter(([, text]) => text !== '');
}
