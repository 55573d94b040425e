import { describeMachine } from '../model-testing/suite.ts';
import { inquiryFixtures } from './inquiry.fixtures.ts';
import { inquiryJourneys } from './inquiry.journeys.ts';
import { inquiryMachine } from './inquiry.machine.ts';

describeMachine({ machine: inquiryMachine, fixtures: inquiryFixtures, journeys: inquiryJourneys });
