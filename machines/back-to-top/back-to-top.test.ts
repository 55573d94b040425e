import { describeMachine } from '../model-testing/suite.ts';
import { backToTopFixtures } from './back-to-top.fixtures.ts';
import { backToTopJourneys } from './back-to-top.journeys.ts';
import { backToTopMachine } from './back-to-top.machine.ts';

describeMachine({ machine: backToTopMachine, fixtures: backToTopFixtures, journeys: backToTopJourneys });
