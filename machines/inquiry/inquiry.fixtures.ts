import type { InquiryRequest } from '../../supabase/functions/_shared/requests/index.ts';
import type { Fixtures } from '../model-testing/model.ts';
import { submissionFixtures } from '../submission/submission.fixtures.ts';
import type { inquiryMachine } from './inquiry.machine.ts';

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

/** Everything that can happen to an inquiry. */
export const inquiryFixtures: Fixtures<typeof inquiryMachine> = submissionFixtures(inquiryAnswers);
