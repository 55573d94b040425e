import { describeMachine } from '../model-testing/suite.ts';
import { pageLifeModel } from './page-life.model.ts';

describeMachine(pageLifeModel);
