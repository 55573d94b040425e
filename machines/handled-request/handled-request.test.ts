import { describeMachine } from '../model-testing/suite.ts';
import { handledRequestModel } from './handled-request.model.ts';

describeMachine(handledRequestModel);
