import type { Fixtures, Journeys } from 'model-testing';
import { backToTopMachine } from './back-to-top.machine.ts';

const scrolledTo = (offset: number) => ({ type: 'page.scrolled', offset }) as const;

const fixtures: Fixtures<typeof backToTopMachine> = {
  steps: [scrolledTo(300), scrolledTo(301)],
};

const journeys: Journeys<typeof backToTopMachine> = {
  'the button is hidden at the top': { steps: [], ends: 'hidden' },
  'the button is hidden at 300 pixels': { steps: [scrolledTo(300)], ends: 'hidden' },
  'the button is shown past 300 pixels': { steps: [scrolledTo(301)], ends: 'shown' },
  'the button stays until the page is near the top': { steps: [scrolledTo(2000), scrolledTo(301)], ends: 'shown' },
  'the button is hidden again near the top': { steps: [scrolledTo(2000), scrolledTo(300)], ends: 'hidden' },
  'pressing the button scrolls to the top': {
    steps: [scrolledTo(2000), 'button.pressed'],
    ends: 'shown',
    actions: ['scrollToTop'],
  },
  'the button is hidden when the page has reached the top': {
    steps: [scrolledTo(2000), 'button.pressed', scrolledTo(900), scrolledTo(0)],
    ends: 'hidden',
    actions: ['scrollToTop'],
  },
};

export const backToTopModel = { machine: backToTopMachine, fixtures, journeys };
