import type { Fixtures, Journeys } from 'model-testing';
import { backToTopMachine } from './back-to-top.machine.ts';

const scrolled = (direction: 'up' | 'down', offset: number) => ({ type: 'page.scrolled', direction, offset }) as const;

const fixtures: Fixtures<typeof backToTopMachine> = {
  steps: [scrolled('down', 300), scrolled('down', 301), scrolled('up', 301)],
};

const journeys: Journeys<typeof backToTopMachine> = {
  'the header is shown and the button hidden at the top': { steps: [], ends: { button: 'hidden', header: 'shown' } },
  'nothing changes at 300 pixels': {
    steps: [scrolled('down', 300)],
    ends: { button: 'hidden', header: 'shown' },
  },
  'the button is shown, and the header goes away, past 300 pixels': {
    steps: [scrolled('down', 301)],
    ends: { button: 'shown', header: 'away' },
  },
  'the header stays away while the visitor scrolls on': {
    steps: [scrolled('down', 2000), scrolled('down', 2100)],
    ends: { button: 'shown', header: 'away' },
  },
  'the header comes back when the visitor scrolls up, and the button stays': {
    steps: [scrolled('down', 2000), scrolled('up', 301)],
    ends: { button: 'shown', header: 'shown' },
  },
  'the header goes away again': {
    steps: [scrolled('down', 2000), scrolled('up', 1500), scrolled('down', 1600)],
    ends: { button: 'shown', header: 'away' },
  },
  'the header stays while the visitor scrolls up': {
    steps: [scrolled('up', 2000)],
    ends: { button: 'shown', header: 'shown' },
  },
  'the button is hidden again near the top': {
    steps: [scrolled('down', 2000), scrolled('up', 300)],
    ends: { button: 'hidden', header: 'shown' },
  },
  'the header comes back near the top of a page that became short': {
    steps: [scrolled('down', 2000), scrolled('down', 300)],
    ends: { button: 'hidden', header: 'shown' },
  },
  'pressing the button scrolls to the top': {
    steps: [scrolled('down', 2000), 'button.pressed'],
    ends: { button: 'shown', header: 'away' },
    actions: ['scrollToTop'],
  },
  'the button is hidden when the page has reached the top': {
    steps: [scrolled('down', 2000), 'button.pressed', scrolled('up', 900), scrolled('up', 0)],
    ends: { button: 'hidden', header: 'shown' },
    actions: ['scrollToTop'],
  },
};

export const backToTopModel = { machine: backToTopMachine, fixtures, journeys };
