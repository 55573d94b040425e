import type { Fixtures } from '../model-testing/model.ts';
import type { directionsMachine } from './directions.machine.ts';

/** The browser does not open the window that it is asked for. */
export const refusal = new Error('The browser refuses.');

/** Everything that can happen on the way to the map. */
export const directionsFixtures: Fixtures<typeof directionsMachine> = {
  // The browser answers within the press: nobody can press again before it has.
  canHappen: (snapshot) => !snapshot.matches('openingTab') && !snapshot.matches('openingTopWindow'),
  events: { 'link.pressed': [{ type: 'link.pressed' }] },
  actors: {
    openTab: { done: [undefined], failed: [refusal] },
    openInTopWindow: { done: [undefined], failed: [refusal] },
  },
};
