import type { Journeys } from '../model-testing/model.ts';
import { submissionJourneys } from '../submission/submission.journeys.ts';
import { inquiryAnswers } from './inquiry.fixtures.ts';
import type { inquiryMachine } from './inquiry.machine.ts';

/** The journeys of an inquiry: those that every form shares. */
export const inquiryJourneys: Journeys<typeof inquiryMachine> = submissionJourneys(
  inquiryAnswers,
  { steps: [], actions: [] },
  (submission) => submission,
);
