import { describeMachine } from '../model-testing/suite.ts';
import { directionsModel } from './directions.model.ts';

describeMachine(directionsModel);
