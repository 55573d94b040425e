import type { Fixtures } from '../model-testing/model.ts';
import type { backToTopMachine } from './back-to-top.machine.ts';

/** Everything that can happen to the button. */
export const backToTopFixtures: Fixtures<typeof backToTopMachine> = {
  events: {
    'page.scrolled': [300, 301].map((offset) => ({ type: 'page.scrolled', offset })),
    'button.pressed': [{ type: 'button.pressed' }],
  },
};
