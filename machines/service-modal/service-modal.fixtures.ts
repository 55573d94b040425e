import type { Fixtures } from '../model-testing/model.ts';
import type { serviceModalMachine } from './service-modal.machine.ts';

/** Everything that can happen to the service modal. */
export const serviceModalFixtures: Fixtures<typeof serviceModalMachine> = {
  events: {
    'card.activated': [{ type: 'card.activated', service: 'vision-therapy' }],
    'tile.chosen': [
      { type: 'tile.chosen', service: 'vision-therapy' },
      { type: 'tile.chosen', service: 'ipl-therapy' },
    ],
    'modal.closed': [{ type: 'modal.closed' }],
    'page.left': [{ type: 'page.left' }],
  },
  actors: { loadDetails: { done: [undefined], failed: [new Error('The details are out of reach.')] } },
};
