import { describeMachine } from '../model-testing/suite.ts';
import { directionsFixtures } from './directions.fixtures.ts';
import { directionsJourneys } from './directions.journeys.ts';
import { directionsMachine } from './directions.machine.ts';

describeMachine({ machine: directionsMachine, fixtures: directionsFixtures, journeys: directionsJourneys });
