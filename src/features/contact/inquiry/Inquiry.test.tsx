import { vi } from 'vitest';
import { practice } from '../../../../content/practice.ts';
import { inquiryModel } from '../../../../machines/inquiry/inquiry.model.ts';
import { describeWalks } from '../../../../machines/model-testing/suite.ts';
import type { RequestOutcome } from '../../../../machines/submission/submission.ts';
import { comingChecks } from '../../../../tests/models/forms/coming-checks.ts';
import { holdChecks } from '../../../../tests/models/forms/hold-checks.ts';
import { inquiryTable } from '../../../../tests/models/forms/inquiry.table.ts';
import { renderForm } from '../../../../tests/models/forms/rendered-screen.tsx';
import { openWaitingRoom } from '../../../../tests/models/forms/waiting-room.ts';
import { checkRequest } from '../../../io/check-request.ts';
import { sendRequest } from '../../../io/function-client.ts';
import { Inquiry } from './Inquiry.tsx';

vi.mock('../../../io/check-request.ts', { spy: true });
vi.mock('../../../io/function-client.ts', () => ({ sendRequest: vi.fn() }));

describeWalks({
  model: inquiryModel,
  level: 'component',
  table: inquiryTable(practice.phone.display),
  open: async (_input, plan) => {
    const coming = comingChecks(plan);
    const checks = await holdChecks(checkRequest);
    const requests = openWaitingRoom<RequestOutcome>();
    vi.mocked(sendRequest).mockImplementation(() => requests.enter() as ReturnType<typeof sendRequest>);
    return renderForm('inquiry', (isVisible) => <Inquiry practice={practice} isVisible={isVisible} />, {
      coming,
      checks,
      requests,
      readings: openWaitingRoom(),
    });
  },
});
