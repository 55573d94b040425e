import { describeMachine } from '../model-testing/suite.ts';
import { pageLifeFixtures } from './page-life.fixtures.ts';
import { pageLifeJourneys } from './page-life.journeys.ts';
import { pageLifeMachine } from './page-life.machine.ts';

describeMachine({ machine: pageLifeMachine, fixtures: pageLifeFixtures, journeys: pageLifeJourneys });
