import { assign, fromPromise, setup } from 'xstate';
import { providedByTheFeature } from '../provided-by-the-feature.ts';

/** What a section navigation remembers. */
export interface SectionNavigationContext {
  /** The id of the section that was asked for last; '' before the first time. */
  readonly section: string;
}

type SectionNavigationEvent =
  /** A section of the home page was asked for; `page` is where that happened. */
  | { type: 'section.chosen'; section: string; page: 'home' | 'other' }
  /** The visitor went to a page that is not the home page. */
  | { type: 'page.left' };

/**
 * The way to a section of the home page, from anywhere.
 * - `resting`: nobody is on the way.
 * - `changingPage`: the home page is on its way to the screen.
 * - `settling`: the home page is there and gets a moment to take its shape.
 *
 * Then the page is scrolled. Asking for another section on the way takes the place of the first; leaving ends it. The
 * feature provides the actor `goHome` (resolves once the home page is shown) and the actions `scrollToSection` and
 * `focusHeading`, which read `section`.
 */
export const sectionNavigationMachine = setup({
  types: {
    context: {} as SectionNavigationContext,
    events: {} as SectionNavigationEvent,
    children: {} as { goHome: 'goHome' },
  },
  actors: {
    goHome: fromPromise<void>(() => Promise.reject(new Error('The feature has to provide the actor "goHome".'))),
  },
  guards: {
    isHome: ({ event }) => event.type === 'section.chosen' && event.page === 'home',
  },
  actions: {
    keepSection: assign(({ context, event }) =>
      event.type === 'section.chosen' ? { section: event.section } : context,
    ),
    scrollToSection: providedByTheFeature('scrollToSection'),
    focusHeading: providedByTheFeature('focusHeading'),
  },
  delays: { settlingTime: 100 },
}).createMachine({
  id: 'section-navigation',
  context: { section: '' },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'section.chosen': [
          { guard: 'isHome', actions: ['keepSection', 'scrollToSection', 'focusHeading'] },
          { target: 'changingPage', actions: 'keepSection' },
        ],
      },
    },
    changingPage: {
      on: { 'section.chosen': { actions: 'keepSection' }, 'page.left': 'resting' },
      invoke: { id: 'goHome', src: 'goHome', onDone: 'settling', onError: 'resting' },
    },
    settling: {
      on: { 'section.chosen': { actions: 'keepSection' }, 'page.left': 'resting' },
      after: { settlingTime: { target: 'resting', actions: ['scrollToSection', 'focusHeading'] } },
    },
  },
});
