import type { InquiryRequest } from '../../supabase/functions/_shared/requests/index.ts';
import type { Fixtures, Journeys } from '../model-testing/model.ts';
import { submissionJourneys, submissionSteps } from '../submission/submission.model.ts';
import { inquiryMachine } from './inquiry.machine.ts';

/** An inquiry that keeps every rule. */
export const inquiryAnswers: InquiryRequest = {
  firstName: 'Ana',
  lastName: 'Lima',
  email: 'ana.lima@mail.example',
  phone: '',
  subject: 'Eyewear & Frames',
  message: 'Do you repair a bent frame?',
  website: '',
};

const fixtures: Fixtures<typeof inquiryMachine> = { steps: submissionSteps(inquiryAnswers) };

const journeys: Journeys<typeof inquiryMachine> = submissionJourneys(
  inquiryAnswers,
  { steps: [], actions: [] },
  (submission) => submission,
);

/** The model of an inquiry: its machine, everything that can happen to it, and its journeys. */
export const inquiryModel = { machine: inquiryMachine, fixtures, journeys };
