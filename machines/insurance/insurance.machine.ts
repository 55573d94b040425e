import { setup } from 'xstate';
import { providedByTheFeature } from '../provided-by-the-feature.ts';

type InsuranceEvent =
  /** The box "I don't have insurance" was checked, or was already checked before hydration. */
  { type: 'box.checked' } | { type: 'box.unchecked' };

/**
 * The insurance of an appointment request.
 * - `asked`: the patient states provider and ID.
 * - `selfPay`: both fields are hidden and contain the value for self-pay.
 *
 * The feature provides the actions `fillInSelfPay`, which keeps what was typed, and `restoreFields`, which puts it back
 * unless the form was cleared.
 */
export const insuranceMachine = setup({
  types: { events: {} as InsuranceEvent },
  actions: {
    fillInSelfPay: providedByTheFeature('fillInSelfPay'),
    restoreFields: providedByTheFeature('restoreFields'),
  },
}).createMachine({
  id: 'insurance',
  initial: 'asked',
  states: {
    asked: { on: { 'box.checked': { target: 'selfPay', actions: 'fillInSelfPay' } } },
    selfPay: { on: { 'box.unchecked': { target: 'asked', actions: 'restoreFields' } } },
  },
});
