import { not, setup } from 'xstate';
import { providedByTheFeature } from '../provided-by-the-feature.ts';

type BackToTopEvent =
  /** The scroll position in pixels and where it went: at the start, and when it changes. */
  { type: 'page.scrolled'; offset: number; direction: 'up' | 'down' } | { type: 'button.pressed' };

const threshold = 300;

/**
 * What a scrolled page shows. The "Back to top" button: `hidden` until the page is scrolled past 300 pixels, then
 * `shown`. The header: `away` while the visitor scrolls down past them, otherwise `shown`. The feature provides
 * `scrollToTop`.
 */
export const backToTopMachine = setup({
  types: { events: {} as BackToTopEvent },
  guards: {
    isFarDown: ({ event }) => event.type === 'page.scrolled' && event.offset > threshold,
    isGoingDown: ({ event }) =>
      event.type === 'page.scrolled' && event.direction === 'down' && event.offset > threshold,
  },
  actions: { scrollToTop: providedByTheFeature('scrollToTop') },
}).createMachine({
  id: 'back-to-top',
  type: 'parallel',
  states: {
    button: {
      initial: 'hidden',
      states: {
        hidden: { on: { 'page.scrolled': { guard: 'isFarDown', target: 'shown' } } },
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
        away: { on: { 'page.scrolled': { guard: not('isGoingDown'), target: 'shown' } } },
      },
    },
  },
});
