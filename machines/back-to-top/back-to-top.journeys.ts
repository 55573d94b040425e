import type { Journeys } from '../model-testing/model.ts';
import type { backToTopMachine } from './back-to-top.machine.ts';

const scrolledTo = (offset: number) => ({ type: 'page.scrolled', offset }) as const;
const pressed = { type: 'button.pressed' } as const;

/** The journeys of the button. */
export const backToTopJourneys: Journeys<typeof backToTopMachine> = {
  'at the top there is no button': { steps: [], ends: 'hidden' },
  'at 300 pixels there is no button yet': { steps: [scrolledTo(300)], ends: 'hidden' },
  'past 300 pixels it is shown': { steps: [scrolledTo(301)], ends: 'shown' },
  'it stays as long as the page is not near the top': { steps: [scrolledTo(2000), scrolledTo(301)], ends: 'shown' },
  'near the top it goes away': { steps: [scrolledTo(2000), scrolledTo(300)], ends: 'hidden' },
  'pressed, it leads to the top, and is there until the page has arrived': {
    steps: [scrolledTo(2000), pressed],
    ends: 'shown',
    actions: ['scrollToTop'],
  },
  'it is gone when the page has arrived at the top': {
    steps: [scrolledTo(2000), pressed, scrolledTo(900), scrolledTo(0)],
    ends: 'hidden',
    actions: ['scrollToTop'],
  },
};
