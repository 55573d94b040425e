import { insuranceModel } from '../../../machines/insurance/insurance.model.ts';
import { selectForm } from '../../support/forms.ts';
import { testPaths } from '../path-tests.ts';
import { insuranceStates, typedInsurance } from '../site/insurance.states.ts';

// The insurance of an appointment request, with both fields filled in.
testPaths({
  model: insuranceModel,
  states: insuranceStates,
  path: '/#contact',
  load: (page, path) => page.goto(path),
  open: async ({ page }) => {
    const form = await selectForm(page, 'appointment');
    const provider = form.field('insuranceProvider');
    const id = form.field('insuranceId');
    const box = form.field('noInsurance');
    await provider.fill(typedInsurance.provider);
    await id.fill(typedInsurance.id);
    return {
      events: { 'box.checked': () => box.check(), 'box.unchecked': () => box.uncheck() },
      view: async () => ({
        isShown: await provider.isVisible(),
        provider: await provider.inputValue(),
        id: await id.inputValue(),
      }),
    };
  },
});
