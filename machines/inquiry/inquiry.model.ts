import type { Fixtures, Journeys } from 'model-testing';
import type { InquiryRequest } from '#contract/index.ts';
import { submissionJourneys, submissionSteps } from '../submission/submission.model.ts';
import { inquiryMachine } from './inquiry.machine.ts';

/** Valid answers. */
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

export const inquiryModel = { machine: inquiryMachine, fixtures, journeys };
