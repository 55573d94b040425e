import type { Fixtures, Journeys } from '../model-testing/model.ts';
import { lazyPartMachine } from './lazy-part.machine.ts';

/** The script of a part as a browser without a network, or after a deploy, misses it. */
const missingScript = new TypeError('Failed to fetch dynamically imported module');

const fixtures: Fixtures<typeof lazyPartMachine> = {
  events: {
    'part.requested': [
      { type: 'part.requested', network: 'online' },
      { type: 'part.requested', network: 'offline' },
    ],
    'network.restored': [{ type: 'network.restored' }],
    'part.mounted': [{ type: 'part.mounted' }],
  },
  actors: { loadScript: { done: [undefined], failed: [missingScript] } },
  // React mounts what it has a script for, and nothing else.
  canHappen: (snapshot, event) => event.type !== 'part.mounted' || snapshot.matches('replaying'),
};

const requested = { type: 'part.requested', network: 'online' } as const;
const requestedOffline = { type: 'part.requested', network: 'offline' } as const;
const networkRestored = { type: 'network.restored' } as const;
const mounted = { type: 'part.mounted' } as const;
const loaded = { done: 'loadScript', output: undefined } as const;
const broken = { failed: 'loadScript', error: missingScript } as const;

const journeys: Journeys<typeof lazyPartMachine> = {
  'a part that nobody needs is not loaded': { steps: [], ends: 'pending' },
  'the return of a network asks for nothing': { steps: [networkRestored], ends: 'pending' },
  'a part that is needed comes, and what was pressed is carried out once': {
    steps: [requested, loaded, mounted, requested, networkRestored],
    ends: 'ready',
    actions: ['replayInteractions'],
  },
  'nothing is carried out before the part is mounted': { steps: [requested, loaded, requested], ends: 'replaying' },
  'a part on its way is not asked for twice': { steps: [requested, requested, networkRestored], ends: 'loading' },
  'without a network nothing is asked for': { steps: [requestedOffline, requestedOffline], ends: 'requested' },
  'a part that was needed without a network comes by itself once there is one': {
    steps: [requestedOffline, networkRestored, loaded, mounted],
    ends: 'ready',
    actions: ['replayInteractions'],
  },
  'a press after an unheard return of the network asks for the part': {
    steps: [requestedOffline, requested],
    ends: 'loading',
  },
  'a script that is missing is missed quietly': { steps: [requested, broken], ends: 'failed' },
  'the next press asks again for a script that was missing': {
    steps: [requested, broken, requested, loaded, mounted],
    ends: 'ready',
    actions: ['replayInteractions'],
  },
  'a script that is lost while the network comes back is asked for again, once': {
    steps: [requested, networkRestored, broken, broken],
    ends: 'failed',
  },
  'a script that was missing comes with the network': { steps: [requested, broken, networkRestored], ends: 'loading' },
  'a script that was missing waits for a network where there is none': {
    steps: [requested, broken, requestedOffline],
    ends: 'requested',
  },
};

/** The model of a lazy part: its machine, everything that can happen to it, and its journeys. */
export const lazyPartModel = { machine: lazyPartMachine, fixtures, journeys };
