import type { Fixtures, Journeys } from 'model-testing';
import { insuranceMachine } from './insurance.machine.ts';

const fixtures: Fixtures<typeof insuranceMachine> = {
  steps: [],
  // A box that is checked can only be unchecked.
  canHappen: (snapshot, { type }) => snapshot.matches('asked') === (type === 'box.checked'),
};

const journeys: Journeys<typeof insuranceMachine> = {
  'the box can be checked again': {
    steps: ['box.checked', 'box.unchecked', 'box.checked'],
    ends: 'selfPay',
    actions: ['fillInSelfPay', 'restoreFields', 'fillInSelfPay'],
  },
};

export const insuranceModel = { machine: insuranceMachine, fixtures, journeys };
