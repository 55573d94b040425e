import type { Journey } from '../model-testing/model.ts';
import type { backToTopMachine } from './back-to-top.machine.ts';

const scrolledTo = (offset: number) => ({ type: 'page.scrolled', offset }) as const;
const pressed = { type: 'button.pressed' } as const;

/** The journeys of the button. */
export const backToTopJourneys: readonly Journey<typeof backToTopMachine>[] = [
  { name: 'at the top there is no button', steps: [], ends: 'hidden' },
  { name: 'at 300 pixels there is no button yet', steps: [scrolledTo(300)], ends: 'hidden' },
  { name: 'past 300 pixels it is shown', steps: [scrolledTo(301)], ends: 'shown' },
  {
    name: 'it stays as long as the page is not near the top',
    steps: [scrolledTo(2000), scrolledTo(301)],
    ends: 'shown',
  },
  { name: 'near the top it goes away', steps: [scrolledTo(2000), scrolledTo(300)], ends: 'hidden' },
  {
    name: 'pressed, it leads to the top, and is there until the page has arrived',
    steps: [scrolledTo(2000), pressed],
    ends: 'shown',
    actions: ['scrollToTop'],
  },
  {
    name: 'it is gone when the page has arrived at the top',
    steps: [scrolledTo(2000), pressed, scrolledTo(900), scrolledTo(0)],
    ends: 'hidden',
    actions: ['scrollToTop'],
  },
];
