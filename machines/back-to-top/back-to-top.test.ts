import { describeMachine } from '../model-testing/suite.ts';
import { backToTopModel } from './back-to-top.model.ts';

describeMachine(backToTopModel);
