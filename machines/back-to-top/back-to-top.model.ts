import type { Fixtures, Scenarios } from 'model-testing';
import { backToTopMachine } from './back-to-top.machine.ts';

const scrolled = (direction: 'up' | 'down', offset: number) => ({ type: 'page.scrolled', direction, offset }) as const;

const fixtures: Fixtures<typeof backToTopMachine> = {
  steps: [scrolled('down', 300), scrolled('down', 301), scrolled('up', 301)],
};

const scenarios: Scenarios<typeof backToTopMachine> = {
  'at the top, the header is shown and the button hidden': { steps: [], ends: { button: 'hidden', header: 'shown' } },
  'nothing changes at 300 pixels': { steps: [scrolled('down', 300)], ends: { button: 'hidden', header: 'shown' } },
  'past 300 pixels, the button is shown, and the header goes away and stays away': {
    steps: [scrolled('down', 301), scrolled('down', 2000)],
    ends: { button: 'shown', header: 'away' },
  },
  'the header comes back when the visitor scrolls up, and the button stays': {
    steps: [scrolled('down', 2000), scrolled('up', 301)],
    ends: { button: 'shown', header: 'shown' },
  },
  'the button is hidden again near the top': {
    steps: [scrolled('down', 2000), scrolled('down', 300)],
    ends: { button: 'hidden', header: 'shown' },
  },
  'pressing the button scrolls to the top': {
    steps: [scrolled('down', 2000), 'button.pressed'],
    ends: { button: 'shown', header: 'away' },
    actions: ['scrollToTop'],
  },
};

export const backToTopModel = {
  machine: backToTopMachine,
  fixtures,
  scenarios,
  screen: 'src/features/back-to-top/BackToTop.test.tsx',
};
