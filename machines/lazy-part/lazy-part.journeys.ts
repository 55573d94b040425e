import type { Journey } from '../model-testing/model.ts';
import { missingScript } from './lazy-part.fixtures.ts';
import type { lazyPartMachine } from './lazy-part.machine.ts';

const requested = { type: 'part.requested', network: 'online' } as const;
const requestedOffline = { type: 'part.requested', network: 'offline' } as const;
const networkRestored = { type: 'network.restored' } as const;
const mounted = { type: 'part.mounted' } as const;
const loaded = { done: 'loadScript', output: undefined } as const;
const broken = { failed: 'loadScript', error: missingScript } as const;

/** The journeys of a lazy part. */
export const lazyPartJourneys: readonly Journey<typeof lazyPartMachine>[] = [
  { name: 'a part that nobody needs is not loaded', steps: [], ends: 'pending' },
  { name: 'the return of a network asks for nothing', steps: [networkRestored], ends: 'pending' },
  {
    name: 'a part that is needed comes, and what was pressed is carried out once',
    steps: [requested, loaded, mounted, requested, networkRestored],
    ends: 'ready',
    actions: ['replayInteractions'],
  },
  {
    name: 'nothing is carried out before the part is mounted',
    steps: [requested, loaded, requested],
    ends: 'replaying',
  },
  { name: 'a part on its way is not asked for twice', steps: [requested, requested, networkRestored], ends: 'loading' },
  { name: 'without a network nothing is asked for', steps: [requestedOffline, requestedOffline], ends: 'requested' },
  {
    name: 'a part that was needed without a network comes by itself once there is one',
    steps: [requestedOffline, networkRestored, loaded, mounted],
    ends: 'ready',
    actions: ['replayInteractions'],
  },
  {
    name: 'a press after an unheard return of the network asks for the part',
    steps: [requestedOffline, requested],
    ends: 'loading',
  },
  { name: 'a script that is missing is missed quietly', steps: [requested, broken], ends: 'failed' },
  {
    name: 'the next press asks again for a script that was missing',
    steps: [requested, broken, requested, loaded, mounted],
    ends: 'ready',
    actions: ['replayInteractions'],
  },
  {
    name: 'a script that is lost while the network comes back is asked for again, once',
    steps: [requested, networkRestored, broken, broken],
    ends: 'failed',
  },
  {
    name: 'a script that was missing comes with the network',
    steps: [requested, broken, networkRestored],
    ends: 'loading',
  },
  {
    name: 'a script that was missing waits for a network where there is none',
    steps: [requested, broken, requestedOffline],
    ends: 'requested',
  },
];
