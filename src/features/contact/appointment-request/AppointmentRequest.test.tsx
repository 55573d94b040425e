import { describeComponent } from 'model-testing/vitest';
import { vi } from 'vitest';
import { forms } from '../../../../content/forms.ts';
import { practice } from '../../../../content/practice.ts';
import { appointmentRequestModel } from '../../../../machines/appointment-request/appointment-request.model.ts';
import {
  appointmentRequestScreen,
  appointmentRequestStates,
} from '../../../../tests/models/forms/appointment-request.ts';
import { renderForm } from '../../../../tests/models/forms/rendered-form.tsx';
import { EmergencyNotice } from '../../open-status/EmergencyNotice.tsx';
import { AppointmentRequest } from './AppointmentRequest.tsx';

vi.mock('../../../io/check-request.ts', { spy: true });
vi.mock('../../../io/function-client.ts', () => ({ sendRequest: vi.fn() }));
vi.mock('../../../io/read-file.ts', () => ({ readAsBase64: vi.fn() }));

describeComponent({
  model: appointmentRequestModel,
  states: appointmentRequestStates,
  open: async (plan) => {
    const controls = await renderForm('appointment', (isVisible) => (
      <AppointmentRequest
        practice={{ ...practice, forms, advice: null }}
        emergencyNotice={<EmergencyNotice hours={practice.hours} phone={practice.phone} words={forms.emergencyVisit} />}
        startWith={{}}
        isVisible={isVisible}
      />
    ));
    return appointmentRequestScreen(controls, plan);
  },
});
