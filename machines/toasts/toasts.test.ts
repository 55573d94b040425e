import { describeMachine } from '../model-testing/suite.ts';
import { toastsModel } from './toasts.model.ts';

describeMachine(toastsModel);
