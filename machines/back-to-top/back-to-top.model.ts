import type { Fixtures, Journeys } from '../model-testing/model.ts';
import { backToTopMachine } from './back-to-top.machine.ts';

const scrolledTo = (offset: number) => ({ type: 'page.scrolled', offset }) as const;

const fixtures: Fixtures<typeof backToTopMachine> = {
  steps: [scrolledTo(300), scrolledTo(301)],
};

const journeys: Journeys<typeof backToTopMachine> = {
  'at the top there is no button': { steps: [], ends: 'hidden' },
  'at 300 pixels there is no button yet': { steps: [scrolledTo(300)], ends: 'hidden' },
  'past 300 pixels it is shown': { steps: [scrolledTo(301)], ends: 'shown' },
  'it stays as long as the page is not near the top': { steps: [scrolledTo(2000), scrolledTo(301)], ends: 'shown' },
  'near the top it goes away': { steps: [scrolledTo(2000), scrolledTo(300)], ends: 'hidden' },
  'pressed, it leads to the top, and is there until the page has arrived': {
    steps: [scrolledTo(2000), 'button.pressed'],
    ends: 'shown',
    actions: ['scrollToTop'],
  },
  'it is gone when the page has arrived at the top': {
    steps: [scrolledTo(2000), 'button.pressed', scrolledTo(900), scrolledTo(0)],
    ends: 'hidden',
    actions: ['scrollToTop'],
  },
};

/** The model of the button that leads back to the top: its machine, everything that can happen to it, and its journeys. */
export const backToTopModel = { machine: backToTopMachine, fixtures, journeys };
