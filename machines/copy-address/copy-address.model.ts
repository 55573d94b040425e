import type { Fixtures, Scenarios } from 'model-testing';
import { copyAddressMachine } from './copy-address.machine.ts';

const copied = { done: 'copyAddress', output: undefined } as const;
const refused = { failed: 'copyAddress', error: new Error('The browser refuses.') } as const;

const fixtures: Fixtures<typeof copyAddressMachine> = { steps: [copied, refused] };

const scenarios: Scenarios<typeof copyAddressMachine> = {
  'at first nothing is copied': { steps: [], ends: 'idle' },
  'pressing the button while it copies is ignored, and later copies again': {
    steps: ['button.pressed', 'button.pressed', copied, 'button.pressed', copied],
    ends: 'copied',
  },
  'a refusal is announced': { steps: ['button.pressed', refused], ends: 'failed' },
  'it can be copied after a refusal': { steps: ['button.pressed', refused, 'button.pressed', copied], ends: 'copied' },
};

export const copyAddressModel = {
  machine: copyAddressMachine,
  fixtures,
  scenarios,
  screen: 'src/features/copy-address/CopyAddress.test.tsx',
};
