import { vi } from 'vitest';
import { practice } from '../../../../content/practice.ts';
import { appointmentRequestFixtures } from '../../../../machines/appointment-request/appointment-request.fixtures.ts';
import { appointmentRequestJourneys } from '../../../../machines/appointment-request/appointment-request.journeys.ts';
import { appointmentRequestMachine } from '../../../../machines/appointment-request/appointment-request.machine.ts';
import { describeWalks } from '../../../../machines/model-testing/suite.ts';
import type { RequestOutcome } from '../../../../machines/submission/submission.ts';
import { appointmentRequestTable } from '../../../../tests/models/forms/appointment-request.table.ts';
import { renderForm } from '../../../../tests/models/forms/rendered-screen.tsx';
import { openWaitingRoom } from '../../../../tests/models/forms/waiting-room.ts';
import { sendToOffice } from '../../../io/contact-office.ts';
import { AppointmentRequest } from './AppointmentRequest.tsx';

vi.mock('../../../io/contact-office.ts', () => ({ prepareToSend: () => {}, sendToOffice: vi.fn() }));

describeWalks({
  model: {
    machine: appointmentRequestMachine,
    fixtures: appointmentRequestFixtures,
    journeys: appointmentRequestJourneys,
  },
  level: 'component',
  table: appointmentRequestTable(practice.phone.display),
  open: () => {
    const requests = openWaitingRoom<RequestOutcome>();
    vi.mocked(sendToOffice).mockImplementation(() => requests.enter() as ReturnType<typeof sendToOffice>);
    const form = <AppointmentRequest practice={practice} startWith={{}} />;
    return renderForm('appointment', form, { requests, readings: openWaitingRoom() });
  },
});
