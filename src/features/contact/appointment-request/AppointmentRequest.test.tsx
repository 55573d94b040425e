import { vi } from 'vitest';
import { practice } from '../../../../content/practice.ts';
import { appointmentRequestModel } from '../../../../machines/appointment-request/appointment-request.model.ts';
import { describeWalks } from '../../../../machines/model-testing/suite.ts';
import type { RequestOutcome } from '../../../../machines/submission/submission.ts';
import { appointmentRequestTable } from '../../../../tests/models/forms/appointment-request.table.ts';
import { comingChecks } from '../../../../tests/models/forms/coming-checks.ts';
import { holdChecks } from '../../../../tests/models/forms/hold-checks.ts';
import { renderForm } from '../../../../tests/models/forms/rendered-screen.tsx';
import { openWaitingRoom } from '../../../../tests/models/forms/waiting-room.ts';
import { checkRequest } from '../../../io/check-request.ts';
import { sendRequest } from '../../../io/function-client.ts';
import { EmergencyNotice } from '../../open-status/EmergencyNotice.tsx';
import { AppointmentRequest } from './AppointmentRequest.tsx';

vi.mock('../../../io/check-request.ts', { spy: true });
vi.mock('../../../io/function-client.ts', () => ({ sendRequest: vi.fn() }));

describeWalks({
  model: appointmentRequestModel,
  level: 'component',
  table: appointmentRequestTable(practice.phone.display),
  open: async (_input, plan) => {
    const coming = comingChecks(plan);
    const checks = await holdChecks(checkRequest);
    const requests = openWaitingRoom<RequestOutcome>();
    vi.mocked(sendRequest).mockImplementation(() => requests.enter() as ReturnType<typeof sendRequest>);
    return renderForm(
      'appointment',
      (isVisible) => (
        <AppointmentRequest
          practice={practice}
          emergencyNotice={
            <EmergencyNotice hours={practice.hours} phone={practice.phone} words={practice.urgent.emergencyVisit} />
          }
          startWith={{}}
          isVisible={isVisible}
        />
      ),
      {
        coming,
        checks,
        requests,
        readings: openWaitingRoom(),
      },
    );
  },
});
