import type { Fixtures } from '../model-testing/model.ts';
import type { serviceModalMachine } from './service-modal.machine.ts';

/** Everything that can happen to the service modal. */
export const serviceModalFixtures: Fixtures<typeof serviceModalMachine> = {
  // The second tile takes the place of the first, and nothing more.
  canHappen: (snapshot, event) =>
    event.type !== 'tile.chosen' || event.service === 'vision-therapy' || snapshot.matches('scrolling'),
  events: {
    'card.activated': [{ type: 'card.activated', service: 'vision-therapy' }],
    'tile.chosen': [
      { type: 'tile.chosen', service: 'vision-therapy' },
      { type: 'tile.chosen', service: 'ipl-therapy' },
    ],
    'modal.closed': [{ type: 'modal.closed' }],
    'details.requested': [{ type: 'details.requested' }],
    'network.restored': [{ type: 'network.restored' }],
    'entry.left': [{ type: 'entry.left' }],
    'page.left': [{ type: 'page.left' }],
  },
  actors: { loadDetails: { done: ['loaded', 'offline'], failed: [new Error('The details are out of reach.')] } },
};
