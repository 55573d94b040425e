import type { Fixtures, Scenarios } from 'model-testing';
import { eyeCopyMachine } from './eye-copy.machine.ts';

const pressed = <Copies extends 'nothing' | 'intoEmpty' | 'overOthers'>(copies: Copies) =>
  ({ type: 'copy.pressed', copies }) as const;
const nothing = pressed('nothing');
const intoEmpty = pressed('intoEmpty');
const overOthers = pressed('overOthers');

const fixtures: Fixtures<typeof eyeCopyMachine> = { steps: [nothing, intoEmpty, overOthers] };

const scenarios: Scenarios<typeof eyeCopyMachine> = {
  'at first nothing is copied': { steps: [], ends: 'idle' },
  'an empty right eye is not copied': { steps: [nothing], ends: 'nothing', actions: [] },
  'empty fields are filled in': { steps: [intoEmpty], ends: 'copied', actions: ['copy'] },
  'other values are replaced': { steps: [overOthers], ends: 'replaced', actions: ['copy'] },
  'what was replaced comes back': {
    steps: [overOthers, 'undo.pressed'],
    ends: 'restored',
    actions: ['restore', 'forget'],
  },
  'pressing again keeps what was replaced first': { steps: [overOthers, nothing], ends: 'replaced', actions: ['copy'] },
  'sending the form forgets it': { steps: [overOthers, 'form.cleared'], ends: 'idle', actions: ['forget'] },
};

export const eyeCopyModel = {
  machine: eyeCopyMachine,
  fixtures,
  scenarios,
  screen: 'src/features/contact/EyeFields.test.tsx',
};
