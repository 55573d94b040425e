import { describeMachine } from '../model-testing/suite.ts';
import { inquiryModel } from './inquiry.model.ts';

describeMachine(inquiryModel);
