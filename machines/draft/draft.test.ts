import { describeMachine } from '../model-testing/suite.ts';
import { draftFixtures } from './draft.fixtures.ts';
import { draftJourneys } from './draft.journeys.ts';
import { draftMachine } from './draft.machine.ts';

describeMachine({ machine: draftMachine, fixtures: draftFixtures, journeys: draftJourneys });
