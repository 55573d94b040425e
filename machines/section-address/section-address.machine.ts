import { assign, setup } from 'xstate';
import { providedActions, providedActor } from '../provided.ts';

/** The context of the search for a section. */
export interface SectionAddressContext {
  /** The id of the section; '' while idle. */
  readonly section: string;
  /** The number of tries, up to 30. */
  readonly tries: number;
}

type SectionAddressEvent =
  | {
      /** A page of the address is shown. */
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
  /** The visitor scrolled, clicked or typed. */
  | { type: 'visitor.acted' };

const maxTries = 30;

/**
 * The feature provides the actor `findSection` (input: the section; resolves with whether it was found) and the actions
 * `scrollToSection` and `focusHeading`, which read `section`.
 */
export const sectionAddressMachine = setup({
  types: {
    context: {} as SectionAddressContext,
    events: {} as SectionAddressEvent,
    children: {} as { findSection: 'findSection' },
  },
  actors: {
    findSection: providedActor<boolean, { section: string }>(),
  },
  guards: {
    namesNoSection: ({ event }) => event.type === 'address.shown' && event.section === '',
    isRestored: ({ event }) => event.type === 'address.shown' && event.isRestored,
    isFromAnotherPage: ({ event }) => event.type === 'address.shown' && event.via === 'link on another page',
    isFound: (_, isFound: boolean) => isFound,
    hasTriesLeft: ({ context }) => context.tries < maxTries,
  },
  actions: {
    startSearch: assign(({ context, event }) =>
      event.type === 'address.shown' ? { section: event.section, tries: 0 } : context,
    ),
    endSearch: assign({ section: '', tries: 0 }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    ...providedActions('scrollToSection', 'focusHeading'),
  },
  delays: { retryInterval: 50, settlingTime: 100 },
}).createMachine({
  id: 'section-address',
  description: 'The search for the section that an address names.',
  context: { section: '', tries: 0 },
  initial: 'idle',
  on: {
    'address.shown': [
      { guard: 'namesNoSection', target: '.idle', actions: 'endSearch' },
      { guard: 'isRestored', target: '.landed', actions: 'startSearch' },
      { guard: 'isFromAnotherPage', target: '.settling', actions: 'startSearch' },
      { target: '.searching', actions: 'startSearch' },
    ],
  },
  states: {
    idle: { description: 'There is none, or the visitor has interacted with the page.' },
    settling: {
      description: 'Waits a moment after a change of page.',
      on: { 'visitor.acted': { target: 'idle', actions: 'endSearch' } },
      after: { settlingTime: 'searching' },
    },
    searching: {
      description: 'One of up to 30 tries.',
      entry: 'countTry',
      on: { 'visitor.acted': { target: 'idle', actions: 'endSearch' } },
      invoke: {
        id: 'findSection',
        src: 'findSection',
        input: ({ context }) => ({ section: context.section }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'landed',
            actions: ['scrollToSection', 'focusHeading'],
          },
          { guard: 'hasTriesLeft', target: 'waiting' },
          { target: 'notFound' },
        ],
        onError: 'notFound',
      },
    },
    waiting: {
      description: 'The next try is 50 milliseconds later.',
      on: { 'visitor.acted': { target: 'idle', actions: 'endSearch' } },
      after: { retryInterval: 'searching' },
    },
    landed: {
      description:
        'The page was scrolled to the section and its heading has the focus, or the scroll position of an earlier visit was restored.',
    },
    notFound: { description: 'The section was not found. There is no message.' },
  },
});
