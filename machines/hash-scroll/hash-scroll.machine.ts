import { assign, fromPromise, setup } from 'xstate';
import { providedByTheFeature } from '../provided-by-the-feature.ts';

/** What a hash scroll remembers of its search. */
export interface HashScrollContext {
  /** The id that the address names; '' before there is one. */
  readonly anchor: string;
  /** How often the section was looked for. */
  readonly tries: number;
}

type HashScrollEvent =
  /** The address has a hash, on arrival or later; `anchor` is the hash without its sign. */
  { type: 'hash.changed'; anchor: string };

const mostTries = 30;

const isYes = ({ output }: { readonly type: string; readonly output?: boolean }): boolean => output === true;

/**
 * Scrolls to the section that the address names, as soon as the section is there.
 * - `resting`: there is nothing to look for.
 * - `looking`: the section is being looked for.
 * - `waiting`: it was not there; it is looked for again after a moment, 30 times in all.
 * - `landed`: it was there: the page is scrolled, the focus is on the section's heading.
 * - `lost`: it never came, and nothing more is done about it.
 *
 * A new hash starts anew. The feature provides the actor `findSection` (input: the anchor; output: whether the section
 * is there) and the actions `scrollToSection` and `focusHeading`, which read `anchor`.
 */
export const hashScrollMachine = setup({
  types: {
    context: {} as HashScrollContext,
    events: {} as HashScrollEvent,
    children: {} as { findSection: 'findSection' },
  },
  actors: {
    findSection: fromPromise<boolean, { anchor: string }>(() =>
      Promise.reject(new Error('The feature has to provide the actor "findSection".')),
    ),
  },
  guards: {
    isFound: ({ event }) => isYes(event),
    isWorthAnotherTry: ({ context }) => context.tries < mostTries,
  },
  actions: {
    startAnew: assign(({ event }) => ({ anchor: event.anchor, tries: 0 })),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    scrollToSection: providedByTheFeature('scrollToSection'),
    focusHeading: providedByTheFeature('focusHeading'),
  },
  delays: { retryInterval: 50 },
}).createMachine({
  id: 'hash-scroll',
  context: { anchor: '', tries: 0 },
  initial: 'resting',
  on: { 'hash.changed': { target: '.looking', actions: 'startAnew' } },
  states: {
    resting: {},
    looking: {
      entry: 'countTry',
      invoke: {
        id: 'findSection',
        src: 'findSection',
        input: ({ context }) => ({ anchor: context.anchor }),
        onDone: [
          { guard: 'isFound', target: 'landed', actions: ['scrollToSection', 'focusHeading'] },
          { guard: 'isWorthAnotherTry', target: 'waiting' },
          { target: 'lost' },
        ],
        onError: 'lost',
      },
    },
    waiting: { after: { retryInterval: 'looking' } },
    landed: {},
    lost: {},
  },
});
