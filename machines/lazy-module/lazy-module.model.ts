import type { Fixtures, Scenarios } from 'model-testing';
import { lazyModuleMachine } from './lazy-module.machine.ts';

const requested = { type: 'module.requested', network: 'online' } as const;
const requestedOffline = { type: 'module.requested', network: 'offline' } as const;
const loaded = { done: 'loadScript', output: 'the module' } as const;
const broken = { failed: 'loadScript', error: new TypeError('Failed to fetch dynamically imported module') } as const;

const fixtures: Fixtures<typeof lazyModuleMachine> = {
  steps: [requested, requestedOffline, loaded, broken],
};

const scenarios: Scenarios<typeof lazyModuleMachine> = {
  'the network alone loads nothing': { steps: ['network.restored'], ends: 'pending' },
  'a requested module is loaded once': {
    steps: [requested, requested, loaded, requested, 'network.restored'],
    ends: 'loaded',
    context: { module: 'the module' },
  },
  'a module that is requested without a network waits': { steps: [requestedOffline], ends: 'offline' },
  'without a network the script is not requested': { steps: [requestedOffline, requestedOffline], ends: 'offline' },
  'a module requested without a network is loaded when the network is back': {
    steps: [requestedOffline, 'network.restored', loaded],
    ends: 'loaded',
  },
  'a request loads it when the network is back': { steps: [requestedOffline, requested], ends: 'loading' },
  'after a failure the next request loads it': { steps: [requested, broken, requested, loaded], ends: 'loaded' },
  'a script that is lost while the network comes back is requested once more': {
    steps: [requested, 'network.restored', broken, broken],
    ends: 'failed',
  },
  'a restored network loads it after a failure': { steps: [requested, broken, 'network.restored'], ends: 'loading' },
  'after a failure a request waits for the network': { steps: [requested, broken, requestedOffline], ends: 'offline' },
};

export const lazyModuleModel = {
  machine: lazyModuleMachine,
  fixtures,
  scenarios,
  screen: 'src/page/lazy-module.test.tsx',
};
