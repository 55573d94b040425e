import { fromPromise } from 'xstate';
import type { RequestOutcome } from '../../../../machines/submission/submission.ts';
import type { Payload } from '../../../../supabase/functions/_shared/requests/types.ts';
import { sendToOffice } from '../../../io/contact-office.ts';

/**
 * The actor that sends a form's answers to the office.
 * @param payload makes what travels from the answers
 */
export const sendingActor = <TAnswers>(payload: (answers: TAnswers) => Payload | Promise<Payload>) =>
  fromPromise<RequestOutcome, TAnswers>(async ({ input }) => sendToOffice(await payload(input)));
