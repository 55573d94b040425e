import { describeMachine } from '../model-testing/suite.ts';
import { insuranceModel } from './insurance.model.ts';

describeMachine(insuranceModel);
