import { describeMachine } from '../model-testing/suite.ts';
import { contactLensOrderFixtures } from './contact-lens-order.fixtures.ts';
import { contactLensOrderJourneys } from './contact-lens-order.journeys.ts';
import { contactLensOrderMachine } from './contact-lens-order.machine.ts';

describeMachine({
  machine: contactLensOrderMachine,
  fixtures: contactLensOrderFixtures,
  journeys: contactLensOrderJourneys,
});
