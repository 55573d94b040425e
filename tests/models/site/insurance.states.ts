import type { StateAssertions } from 'model-testing';
import { expect } from 'vitest';
import type { insuranceMachine } from '../../../machines/insurance/insurance.machine.ts';

/** What a visitor sees of the insurance. */
interface InsuranceView {
  readonly isShown: boolean;
  readonly provider: string;
  readonly id: string;
}

/** What the tests type into the fields. */
export const typedInsurance = { provider: 'Blue Shield', id: 'XYZ 123' };

export const insuranceStates: StateAssertions<typeof insuranceMachine, InsuranceView> = {
  asked: (view) => expect(view).toEqual({ isShown: true, ...typedInsurance }),
  selfPay: (view) => expect(view).toEqual({ isShown: false, provider: 'Self-pay', id: 'Self-pay' }),
};
