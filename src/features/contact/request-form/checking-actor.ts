import { fromPromise } from 'xstate';
import type { CheckOutcome, Submission } from '../../../../machines/submission/submission.ts';
import type { RequestType } from '../../../../supabase/functions/_shared/requests/options.ts';
import type { Requests } from '../../../../supabase/functions/_shared/requests/types.ts';
import { checkRequest } from '../../../io/check-request.ts';

/**
 * The actor that holds a form against the contract.
 * @param type which form
 */
export const checkingActor = <Type extends RequestType>(type: Type) =>
  fromPromise<CheckOutcome<Requests[Type]>, Submission['values']>(async ({ input }) => {
    const parsed = await checkRequest(type, input);
    return parsed.ok ? { answers: parsed.request } : { issues: parsed.issues };
  });
