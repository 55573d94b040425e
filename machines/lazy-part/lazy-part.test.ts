import { describeMachine } from '../model-testing/suite.ts';
import { lazyPartFixtures } from './lazy-part.fixtures.ts';
import { lazyPartJourneys } from './lazy-part.journeys.ts';
import { lazyPartMachine } from './lazy-part.machine.ts';

describeMachine({ machine: lazyPartMachine, fixtures: lazyPartFixtures, journeys: lazyPartJourneys });
