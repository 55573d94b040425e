import { fromPromise } from 'xstate';
import type { RequestOutcome } from '../../../../machines/submission/submission.ts';
import type { Payload } from '../../../../supabase/functions/_shared/requests/types.ts';
import { sendToOffice } from '../../../io/contact-office.ts';

/**
 * The actor that sends a form's answers to the office.
 * @param payload makes what travels from the answers
 * @param onAccepted told of answers that the office has accepted
 */
export const sendingActor = <TAnswers>(
  payload: (answers: TAnswers) => Payload | Promise<Payload>,
  onAccepted: (answers: TAnswers) => void,
) =>
  fromPromise<RequestOutcome, TAnswers>(async ({ input }) => {
    const outcome = await sendToOffice(await payload(input));
    if (outcome.status === 'accepted') onAccepted(input);
    return outcome;
  });
