import type { Fixtures } from '../model-testing/model.ts';
import type { sectionNavigationMachine } from './section-navigation.machine.ts';

/** Everything that can happen to a section navigation. */
export const sectionNavigationFixtures: Fixtures<typeof sectionNavigationMachine> = {
  events: {
    'section.chosen': [
      { type: 'section.chosen', section: 'contact', page: 'home' },
      { type: 'section.chosen', section: 'contact', page: 'other' },
    ],
    'page.left': [{ type: 'page.left' }],
  },
  actors: { goHome: { done: [undefined], failed: [new Error('The page could not be loaded.')] } },
};
