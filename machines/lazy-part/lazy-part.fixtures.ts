import type { Fixtures } from '../model-testing/model.ts';
import type { lazyPartMachine } from './lazy-part.machine.ts';

/** The script of a part as a browser without a network, or after a deploy, misses it. */
export const missingScript = new TypeError('Failed to fetch dynamically imported module');

/** Everything that can happen to a lazy part. */
export const lazyPartFixtures: Fixtures<typeof lazyPartMachine> = {
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
