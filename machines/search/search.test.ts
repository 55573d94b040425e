import { describeMachine } from '../model-testing/suite.ts';
import { searchModel } from './search.model.ts';

describeMachine(searchModel);
