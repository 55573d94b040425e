import { setup } from 'xstate';
import type { InquiryRequest } from '../../supabase/functions/_shared/requests/types.ts';
import {
  nothingSaid,
  type SubmissionContext,
  type SubmissionEvent,
  sendRequest,
  submissionActions,
  submissionChart,
  submissionGuards,
} from '../submission/submission.ts';

type InquiryEvent = SubmissionEvent<InquiryRequest>;

/** The general inquiry: the shared submission and nothing else. */
export const inquiryMachine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as InquiryEvent,
    children: {} as { sendRequest: 'sendRequest' },
  },
  actors: { sendRequest: sendRequest<InquiryRequest>() },
  guards: submissionGuards,
  actions: submissionActions<InquiryEvent>(),
}).createMachine({ id: 'inquiry', context: nothingSaid, ...submissionChart([], 'sent') });
