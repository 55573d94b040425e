import { describeMachine } from '../model-testing/suite.ts';
import { lazyPartModel } from './lazy-part.model.ts';

describeMachine(lazyPartModel);
