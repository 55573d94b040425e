import type { Fixtures, Scenarios } from 'model-testing';
import { directionsMachine } from './directions.machine.ts';

const refusal = new Error('The browser refuses.');

const tabOpened = { done: 'openTab', output: undefined } as const;
const tabBlocked = { failed: 'openTab', error: refusal } as const;
const topWindowOpened = { done: 'openInTopWindow', output: undefined } as const;
const topWindowRefused = { failed: 'openInTopWindow', error: refusal } as const;

const fixtures: Fixtures<typeof directionsMachine> = {
  steps: [tabOpened, tabBlocked, topWindowOpened, topWindowRefused],
  // The browser answers synchronously, so the link cannot be pressed before it has answered.
  canHappen: (snapshot) => !snapshot.matches('openingTab') && !snapshot.matches('openingTopWindow'),
};

const scenarios: Scenarios<typeof directionsMachine> = {
  'a blocked tab opens in the top window': { steps: ['link.pressed', tabBlocked, topWindowOpened], ends: 'leaving' },
  'this window opens the map when the top window is refused as well': {
    steps: ['link.pressed', tabBlocked, topWindowRefused],
    ends: 'leaving',
    actions: ['openInThisWindow'],
  },
  'pressing again opens a new tab': { steps: ['link.pressed', tabOpened, 'link.pressed', tabOpened], ends: 'opened' },
  'at first nothing opens': { steps: [], ends: 'idle' },
};

export const directionsModel = {
  machine: directionsMachine,
  fixtures,
  scenarios,
  screen: 'tests/models/directions.spec.ts',
};
