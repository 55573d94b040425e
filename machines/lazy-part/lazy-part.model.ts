import type { Fixtures, Journeys } from 'model-testing';
import { lazyPartMachine } from './lazy-part.machine.ts';

const requested = { type: 'part.requested', network: 'online' } as const;
const requestedOffline = { type: 'part.requested', network: 'offline' } as const;
const loaded = { done: 'loadScript', output: undefined } as const;
const broken = { failed: 'loadScript', error: new TypeError('Failed to fetch dynamically imported module') } as const;

const fixtures: Fixtures<typeof lazyPartMachine> = {
  steps: [requested, requestedOffline, loaded, broken],
  // React mounts only a part whose script is loaded.
  canHappen: (snapshot, event) => event.type !== 'part.mounted' || snapshot.matches('mounting'),
};

const journeys: Journeys<typeof lazyPartMachine> = {
  'a part is not loaded before it is requested': { steps: [], ends: 'pending' },
  'the network alone loads nothing': { steps: ['network.restored'], ends: 'pending' },
  'a requested part is loaded and mounted, and early interactions are replayed once': {
    steps: [requested, loaded, 'part.mounted', requested, 'network.restored'],
    ends: 'ready',
    actions: ['replayInteractions'],
  },
  'nothing is replayed before the part is mounted': { steps: [requested, loaded, requested], ends: 'mounting' },
  'a script that is loading is not requested twice': {
    steps: [requested, requested, 'network.restored'],
    ends: 'loading',
  },
  'a part that is requested without a network waits': { steps: [requestedOffline], ends: 'offline' },
  'without a network the script is not requested': { steps: [requestedOffline, requestedOffline], ends: 'offline' },
  'a part requested without a network is loaded when the network is back': {
    steps: [requestedOffline, 'network.restored', loaded, 'part.mounted'],
    ends: 'ready',
    actions: ['replayInteractions'],
  },
  'a request loads the part when the network is back without an event': {
    steps: [requestedOffline, requested],
    ends: 'loading',
  },
  'a script that cannot be loaded shows nothing': { steps: [requested, broken], ends: 'failed' },
  'the next request after a failure loads the script': {
    steps: [requested, broken, requested, loaded, 'part.mounted'],
    ends: 'ready',
    actions: ['replayInteractions'],
  },
  'a script that is lost while the network comes back is requested once more': {
    steps: [requested, 'network.restored', broken, broken],
    ends: 'failed',
  },
  'after a failure the script is requested when the network is back': {
    steps: [requested, broken, 'network.restored'],
    ends: 'loading',
  },
  'a request after a failure waits when there is no network': {
    steps: [requested, broken, requestedOffline],
    ends: 'offline',
  },
};

export const lazyPartModel = { machine: lazyPartMachine, fixtures, journeys };
