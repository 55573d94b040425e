import type { Fixtures, Journeys } from '../model-testing/model.ts';
import { lazyPartMachine } from './lazy-part.machine.ts';

const requested = { type: 'part.requested', network: 'online' } as const;
const requestedOffline = { type: 'part.requested', network: 'offline' } as const;
const loaded = { done: 'loadScript', output: undefined } as const;
const broken = { failed: 'loadScript', error: new TypeError('Failed to fetch dynamically imported module') } as const;

const fixtures: Fixtures<typeof lazyPartMachine> = {
  steps: [requested, requestedOffline, loaded, broken],
  // React mounts what it has a script for, and nothing else.
  canHappen: (snapshot, event) => event.type !== 'part.mounted' || snapshot.matches('replaying'),
};

const journeys: Journeys<typeof lazyPartMachine> = {
  'a part that nobody needs is not loaded': { steps: [], ends: 'pending' },
  'the return of a network asks for nothing': { steps: ['network.restored'], ends: 'pending' },
  'a part that is needed comes, and what was pressed is carried out once': {
    steps: [requested, loaded, 'part.mounted', requested, 'network.restored'],
    ends: 'ready',
    actions: ['replayInteractions'],
  },
  'nothing is carried out before the part is mounted': { steps: [requested, loaded, requested], ends: 'replaying' },
  'a part on its way is not asked for twice': { steps: [requested, requested, 'network.restored'], ends: 'loading' },
  'without a network nothing is asked for': { steps: [requestedOffline, requestedOffline], ends: 'requested' },
  'a part that was needed without a network comes by itself once there is one': {
    steps: [requestedOffline, 'network.restored', loaded, 'part.mounted'],
    ends: 'ready',
    actions: ['replayInteractions'],
  },
  'a press after an unheard return of the network asks for the part': {
    steps: [requestedOffline, requested],
    ends: 'loading',
  },
  'a script that is missing is missed quietly': { steps: [requested, broken], ends: 'failed' },
  'the next press asks again for a script that was missing': {
    steps: [requested, broken, requested, loaded, 'part.mounted'],
    ends: 'ready',
    actions: ['replayInteractions'],
  },
  'a script that is lost while the network comes back is asked for again, once': {
    steps: [requested, 'network.restored', broken, broken],
    ends: 'failed',
  },
  'a script that was missing comes with the network': {
    steps: [requested, broken, 'network.restored'],
    ends: 'loading',
  },
  'a script that was missing waits for a network where there is none': {
    steps: [requested, broken, requestedOffline],
    ends: 'requested',
  },
};

/** The model of a lazy part: its machine, everything that can happen to it, and its journeys. */
export const lazyPartModel = { machine: lazyPartMachine, fixtures, journeys };
