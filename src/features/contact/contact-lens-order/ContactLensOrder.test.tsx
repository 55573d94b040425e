import { vi } from 'vitest';
import { practice } from '../../../../content/practice.ts';
import { contactLensOrderModel } from '../../../../machines/contact-lens-order/contact-lens-order.model.ts';
import { describeWalks } from '../../../../machines/model-testing/suite.ts';
import type { RequestOutcome } from '../../../../machines/submission/submission.ts';
import { comingChecks } from '../../../../tests/models/forms/coming-checks.ts';
import { contactLensOrderTable } from '../../../../tests/models/forms/contact-lens-order.table.ts';
import { holdChecks } from '../../../../tests/models/forms/hold-checks.ts';
import { renderForm } from '../../../../tests/models/forms/rendered-screen.tsx';
import { openWaitingRoom } from '../../../../tests/models/forms/waiting-room.ts';
import { checkRequest } from '../../../io/check-request.ts';
import { sendRequest } from '../../../io/function-client.ts';
import { readAsBase64 } from '../../../io/read-file.ts';
import { ContactLensOrder } from './ContactLensOrder.tsx';

vi.mock('../../../io/check-request.ts', { spy: true });
vi.mock('../../../io/function-client.ts', () => ({ sendRequest: vi.fn() }));
vi.mock('../../../io/read-file.ts', () => ({ readAsBase64: vi.fn() }));

describeWalks({
  model: contactLensOrderModel,
  level: 'component',
  table: contactLensOrderTable(practice.phone.display),
  open: async (_input, plan) => {
    const coming = comingChecks(plan);
    const checks = await holdChecks(checkRequest);
    const requests = openWaitingRoom<RequestOutcome>();
    const readings = openWaitingRoom<string>();
    vi.mocked(sendRequest).mockImplementation(() => requests.enter() as ReturnType<typeof sendRequest>);
    // The reading that the upload area shows can be stopped and waits for the test; the one of a request does not.
    vi.mocked(readAsBase64).mockImplementation(async (_file, { signal } = {}) =>
      signal ? readings.enter(signal) : 'AAAA',
    );
    return renderForm('contact-lens', (isVisible) => <ContactLensOrder practice={practice} isVisible={isVisible} />, {
      coming,
      checks,
      requests,
      readings,
    });
  },
});
