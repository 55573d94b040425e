import { describeMachine } from '../model-testing/suite.ts';
import { draftModel } from './draft.model.ts';

describeMachine(draftModel);
