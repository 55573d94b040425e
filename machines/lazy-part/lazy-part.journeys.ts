import type { Journey } from '../model-testing/model.ts';
import { missingScript } from './lazy-part.fixtures.ts';
import type { lazyPartMachine } from './lazy-part.machine.ts';

const requested = { type: 'part.requested', network: 'online' } as const;
const requestedOffline = { type: 'part.requested', network: 'offline' } as const;
const networkRestored = { type: 'network.restored' } as const;
const mounted = { type: 'part.mounted' } as const;
const loaded = { done: 'loadScript', output: undefined } as const;
const broken = { failed: 'loadScript', error: missingScript } as const;

/** The stories of a lazy part. */
export const lazyPartJourneys: readonly Journey<typeof lazyPartMachine>[] = [
  { name: 'a part that nobody needs is not loaded', steps: [], ends: 'pending', performs: [] },
  { name: 'the return of a network asks for nothing', steps: [networkRestored], ends: 'pending', performs: [] },
  {
    name: 'a part that is needed comes, and what was pressed is carried out once',
    steps: [requested, loaded, mounted, requested, networkRestored],
    ends: 'ready',
    performs: ['replayInteractions'],
  },
  {
    name: 'nothing is carried out before the part is mounted',
    steps: [requested, loaded, requested],
    ends: 'replaying',
    performs: [],
  },
  {
    name: 'a part on its way is not asked for twice',
    steps: [requested, requested, networkRestored],
    ends: 'loading',
    performs: [],
  },
  {
    name: 'without a network nothing is asked for',
    steps: [requestedOffline, requestedOffline],
    ends: 'requested',
    performs: [],
  },
  {
    name: 'a part that was needed without a network comes by itself once there is one',
    steps: [requestedOffline, networkRestored, loaded, mounted],
    ends: 'ready',
    performs: ['replayInteractions'],
  },
  {
    name: 'a press after an unheard return of the network asks for the part',
    steps: [requestedOffline, requested],
    ends: 'loading',
    performs: [],
  },
  {
    name: 'a script that is missing is missed quietly',
    steps: [requested, broken],
    ends: 'failed',
    performs: [],
  },
  {
    name: 'the next press asks again for a script that was missing',
    steps: [requested, broken, requested, loaded, mounted],
    ends: 'ready',
    performs: ['replayInteractions'],
  },
  {
    name: 'a script that is lost while the network comes back is asked for again, once',
    steps: [requested, networkRestored, broken, broken],
    ends: 'failed',
    performs: [],
  },
  {
    name: 'a script that was missing comes with the network',
    steps: [requested, broken, networkRestored],
    ends: 'loading',
    performs: [],
  },
  {
    name: 'a script that was missing waits for a network where there is none',
    steps: [requested, broken, requestedOffline],
    ends: 'requested',
    performs: [],
  },
];
