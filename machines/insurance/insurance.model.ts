import type { Fixtures, Journeys } from 'model-testing';
import { insuranceMachine } from './insurance.machine.ts';

const fixtures: Fixtures<typeof insuranceMachine> = {
  steps: [],
  // A box that is checked can only be unchecked.
  canHappen: (snapshot, { type }) => snapshot.matches('asked') === (type === 'box.checked'),
};

const journeys: Journeys<typeof insuranceMachine> = {
  'at first the insurance is asked for': { steps: [], ends: 'asked' },
  'a patient without insurance pays': { steps: ['box.checked'], ends: 'selfPay', actions: ['fillInSelfPay'] },
  'what was typed is restored when the box is unchecked': {
    steps: ['box.checked', 'box.unchecked'],
    ends: 'asked',
    actions: ['fillInSelfPay', 'restoreFields'],
  },
  'the box can be checked again': {
    steps: ['box.checked', 'box.unchecked', 'box.checked'],
    ends: 'selfPay',
    actions: ['fillInSelfPay', 'restoreFields', 'fillInSelfPay'],
  },
};

export const insuranceModel = { machine: insuranceMachine, fixtures, journeys };
