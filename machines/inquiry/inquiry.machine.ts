import { setup } from 'xstate';
import type { InquiryRequest } from '../../supabase/functions/_shared/requests/index.ts';
import {
  checkRequest,
  initialSubmission,
  type SubmissionContext,
  type SubmissionEvent,
  sendRequest,
  submissionActions,
  submissionChart,
  submissionGuards,
  whenAccepted,
} from '../submission/submission.ts';

/** The general inquiry: the shared submission and nothing else. */
export const inquiryMachine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as SubmissionEvent,
    children: {} as { checkRequest: 'checkRequest'; sendRequest: 'sendRequest' },
  },
  actors: { checkRequest: checkRequest<InquiryRequest>(), sendRequest: sendRequest<InquiryRequest>() },
  guards: submissionGuards,
  actions: submissionActions<SubmissionEvent>(),
}).createMachine({ id: 'inquiry', context: initialSubmission, ...submissionChart([], [whenAccepted('sent')]) });
