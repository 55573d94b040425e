import { describeComponent } from 'model-testing/vitest';
import { vi } from 'vitest';
import { forms } from '../../../../content/forms.ts';
import { practice } from '../../../../content/practice.ts';
import { inquiryModel } from '../../../../machines/inquiry/inquiry.model.ts';
import { inquiryScreen, inquiryStates } from '../../../../tests/models/forms/inquiry.ts';
import { renderForm } from '../../../../tests/models/forms/rendered-form.tsx';

import { Inquiry } from './Inquiry.tsx';

vi.mock('../../../io/check-request.ts', { spy: true });
vi.mock('../../../io/function-client.ts', () => ({ sendRequest: vi.fn() }));
vi.mock('../../../io/read-file.ts', () => ({ readAsBase64: vi.fn() }));

describeComponent({
  model: inquiryModel,
  states: inquiryStates,
  open: async (plan) => {
    const controls = await renderForm('inquiry', (isVisible) => (
      <Inquiry practice={{ ...practice, forms, advice: null }} isVisible={isVisible} />
    ));
    return inquiryScreen(controls, plan);
  },
});
