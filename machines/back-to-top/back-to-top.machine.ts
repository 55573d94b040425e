import { setup } from 'xstate';
import { providedByTheFeature } from '../provided-by-the-feature.ts';

type BackToTopEvent =
  /** The scroll position in pixels: at the start, and when it changes. */
  { type: 'page.scrolled'; offset: number } | { type: 'button.pressed' };

const threshold = 300;

/**
 * The "Back to top" button: `hidden` until the page is scrolled past 300 pixels, then `shown`. The feature
 * provides `scrollToTop`.
 */
export const backToTopMachine = setup({
  types: { events: {} as BackToTopEvent },
  guards: {
    isFarDown: ({ event }) => event.type === 'page.scrolled' && event.offset > threshold,
    isNearTop: ({ event }) => event.type === 'page.scrolled' && event.offset <= threshold,
  },
  actions: { scrollToTop: providedByTheFeature('scrollToTop') },
}).createMachine({
  id: 'back-to-top',
  initial: 'hidden',
  states: {
    hidden: { on: { 'page.scrolled': { guard: 'isFarDown', target: 'shown' } } },
    shown: {
      on: {
        'page.scrolled': { guard: 'isNearTop', target: 'hidden' },
        'button.pressed': { actions: 'scrollToTop' },
      },
    },
  },
});
