import { fromPromise } from 'xstate';
import type { RequestType } from '#contract/options.ts';
import type { Payload, Requests } from '#contract/types.ts';
import type { CheckOutcome, Receipt, RequestOutcome, Submission } from '#machines/submission/submission.ts';
import { checkRequest } from '#src/io/check-request.ts';

const loadClient = () => import('#src/io/function-client.ts');

/** Loads the client ahead of time. If that fails, sending tries again. */
export function prepareToSend(): void {
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
