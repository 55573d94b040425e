import { not, setup } from 'xstate';
import { providedActions } from '../provided.ts';

type BackToTopEvent =
  /** The scroll position in pixels and where it went: at the start, and when it changes. */
  { type: 'page.scrolled'; offset: number; direction: 'up' | 'down' } | { type: 'button.pressed' };

const threshold = 300;

/** The feature provides `scrollToTop`. */
export const backToTopMachine = setup({
  types: { events: {} as BackToTopEvent },
  guards: {
    isFarDown: ({ event }) => event.type === 'page.scrolled' && event.offset > threshold,
    isGoingDown: ({ event }) =>
      event.type === 'page.scrolled' && event.direction === 'down' && event.offset > threshold,
  },
  actions: providedActions('scrollToTop'),
}).createMachine({
  id: 'back-to-top',
  description: 'What a scrolled page shows.',
  type: 'parallel',
  states: {
    button: {
      description: 'The "Back to top" button.',
      initial: 'hidden',
      states: {
        hidden: {
          description: 'The page is not scrolled past 300 pixels.',
          on: { 'page.scrolled': { guard: 'isFarDown', target: 'shown' } },
        },
        shown: {
          on: {
            'page.scrolled': { guard: not('isFarDown'), target: 'hidden' },
            'button.pressed': { actions: 'scrollToTop' },
          },
        },
      },
    },
    header: {
      initial: 'shown',
      states: {
        shown: { on: { 'page.scrolled': { guard: 'isGoingDown', target: 'away' } } },
        away: {
          description: 'The visitor scrolls down past 300 pixels.',
          on: { 'page.scrolled': { guard: not('isGoingDown'), target: 'shown' } },
        },
      },
    },
  },
});
