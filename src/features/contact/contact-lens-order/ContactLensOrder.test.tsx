import { describeComponent } from 'model-testing/vitest';
import { vi } from 'vitest';
import { forms } from '../../../../content/forms.ts';
import { practice } from '../../../../content/practice.ts';
import { contactLensOrderModel } from '../../../../machines/contact-lens-order/contact-lens-order.model.ts';
import { contactLensOrderScreen, contactLensOrderStates } from '../../../../tests/models/forms/contact-lens-order.ts';
import { renderForm } from '../../../../tests/models/forms/rendered-form.tsx';

import { ContactLensOrder } from './ContactLensOrder.tsx';

vi.mock('../../../io/check-request.ts', { spy: true });
vi.mock('../../../io/function-client.ts', () => ({ sendRequest: vi.fn() }));
vi.mock('../../../io/read-file.ts', () => ({ readAsBase64: vi.fn() }));

describeComponent({
  model: contactLensOrderModel,
  states: contactLensOrderStates,
  open: async (plan) => {
    const controls = await renderForm('contact-lens', (isVisible) => (
      <ContactLensOrder practice={{ ...practice, forms, advice: null }} isVisible={isVisible} />
    ));
    return contactLensOrderScreen(controls, plan);
  },
});
