import { assign, fromPromise, setup } from 'xstate';
import { providedByTheFeature } from '../provided-by-the-feature.ts';

/** The context of the search for a section. */
export interface SectionAddressContext {
  /** The id of the section that is or was looked for; '' while resting. */
  readonly section: string;
  /** How often that section has been looked for, from 1 to 30. */
  readonly tries: number;
}

type SectionAddressEvent =
  | {
      /** An address is on the screen. */
      type: 'address.shown';
      /** The id of the section that it names; '' when it names none. */
      section: string;
      /**
       * How the visitor came: the page's first address, back or forward, a link on the same page, or a link on another
       * page.
       */
      via: 'first' | 'history' | 'link' | 'link on another page';
      /** Whether the scroll position of an earlier visit was restored. */
      isRestored: boolean;
    }
  /** The visitor scrolls, presses or types: from now on the page is theirs. */
  | { type: 'visitor.acted' };

const mostTries = 30;

const isYes = ({ output }: { readonly type: string; readonly output?: boolean }): boolean => output === true;

/**
 * The way to the section that an address names.
 * - `resting`: there is none, or the visitor has taken over.
 * - `settling`: another page has just given way to this one, which gets a moment to take its shape.
 * - `looking`, `waiting`: the section is looked for, up to 30 times, 50 milliseconds apart.
 * - `landed`: the section was scrolled to, and its heading has the focus; or the scroll position of an earlier visit was
 *   restored.
 * - `lost`: the section did not come. There is no message.
 *
 * The feature provides the actor `findSection` (input: the section; resolves with whether it is there) and the actions
 * `scrollToSection` and `focusHeading`, which read `section`.
 */
export const sectionAddressMachine = setup({
  types: {
    context: {} as SectionAddressContext,
    events: {} as SectionAddressEvent,
    children: {} as { findSection: 'findSection' },
  },
  actors: {
    findSection: fromPromise<boolean, { section: string }>(() =>
      Promise.reject(new Error('The feature has to provide the actor "findSection".')),
    ),
  },
  guards: {
    namesNoSection: ({ event }) => event.type === 'address.shown' && event.section === '',
    isRestored: ({ event }) => event.type === 'address.shown' && event.isRestored,
    isFromAnotherPage: ({ event }) => event.type === 'address.shown' && event.via === 'link on another page',
    isFound: ({ event }) => isYes(event),
    isWorthAnotherTry: ({ context }) => context.tries < mostTries,
  },
  actions: {
    startSearch: assign(({ context, event }) =>
      event.type === 'address.shown' ? { section: event.section, tries: 0 } : context,
    ),
    endSearch: assign({ section: '', tries: 0 }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    scrollToSection: providedByTheFeature('scrollToSection'),
    focusHeading: providedByTheFeature('focusHeading'),
  },
  delays: { retryInterval: 50, settlingTime: 100 },
}).createMachine({
  id: 'section-address',
  context: { section: '', tries: 0 },
  initial: 'resting',
  on: {
    'address.shown': [
      { guard: 'namesNoSection', target: '.resting', actions: 'endSearch' },
      { guard: 'isRestored', target: '.landed', actions: 'startSearch' },
      { guard: 'isFromAnotherPage', target: '.settling', actions: 'startSearch' },
      { target: '.looking', actions: 'startSearch' },
    ],
  },
  states: {
    resting: {},
    settling: {
      on: { 'visitor.acted': { target: 'resting', actions: 'endSearch' } },
      after: { settlingTime: 'looking' },
    },
    looking: {
      entry: 'countTry',
      on: { 'visitor.acted': { target: 'resting', actions: 'endSearch' } },
      invoke: {
        id: 'findSection',
        src: 'findSection',
        input: ({ context }) => ({ section: context.section }),
        onDone: [
          { guard: 'isFound', target: 'landed', actions: ['scrollToSection', 'focusHeading'] },
          { guard: 'isWorthAnotherTry', target: 'waiting' },
          { target: 'lost' },
        ],
        onError: 'lost',
      },
    },
    waiting: {
      on: { 'visitor.acted': { target: 'resting', actions: 'endSearch' } },
      after: { retryInterval: 'looking' },
    },
    landed: {},
    lost: {},
  },
});
