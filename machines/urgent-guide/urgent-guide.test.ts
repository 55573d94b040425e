import { describeMachine } from '../model-testing/suite.ts';
import { urgentGuideModel } from './urgent-guide.model.ts';

describeMachine(urgentGuideModel);
