import { describeMachine } from '../model-testing/suite.ts';
import { contactTabsFixtures } from './contact-tabs.fixtures.ts';
import { contactTabsJourneys } from './contact-tabs.journeys.ts';
import { contactTabsMachine } from './contact-tabs.machine.ts';

describeMachine({ machine: contactTabsMachine, fixtures: contactTabsFixtures, journeys: contactTabsJourneys });
