import { describeMachine } from '../model-testing/suite.ts';
import { appointmentRequestFixtures } from './appointment-request.fixtures.ts';
import { appointmentRequestJourneys } from './appointment-request.journeys.ts';
import { appointmentRequestMachine } from './appointment-request.machine.ts';

describeMachine({
  machine: appointmentRequestMachine,
  fixtures: appointmentRequestFixtures,
  journeys: appointmentRequestJourneys,
});
