import type { insuranceMachine } from '../../../machines/insurance/insurance.machine.ts';
import type { Screen } from '../../../machines/model-testing/plan.ts';
import { expect } from '../../fixtures.ts';
import { comeToForm } from '../../support/forms.ts';
import { polling } from '../page-control.ts';
import type { Setup } from '../path-tests.ts';
import { type InsuranceView, typedInsurance } from '../site/insurance.states.ts';

/** The insurance of an appointment request, with both fields filled in. */
export async function openInsurance({ page }: Setup): Promise<Screen<typeof insuranceMachine, InsuranceView>> {
  const form = await comeToForm(page, 'appointment');
  const provider = form.field('insuranceProvider');
  const id = form.field('insuranceId');
  const box = form.field('noInsurance');
  await provider.fill(typedInsurance.provider);
  await id.fill(typedInsurance.id);
  const view = async (): Promise<InsuranceView> => ({
    isShown: await provider.isVisible(),
    provider: await provider.inputValue(),
    id: await id.inputValue(),
  });
  return {
    events: { 'box.checked': () => box.check(), 'box.unchecked': () => box.uncheck() },
    until: (assertion) => expect(async () => assertion(await view())).toPass(polling),
  };
}
