import { setup } from 'xstate';
import { providedActions, providedActor } from '../provided.ts';

type DirectionsEvent =
  /** A link to the office on a map was pressed. */
  { type: 'link.pressed' };

/**
 * The feature provides the actors `openTab` and `openInTopWindow`, which reject when the browser refuses, and the action
 * `openInThisWindow`, which is always allowed.
 */
export const directionsMachine = setup({
  types: {
    events: {} as DirectionsEvent,
    children: {} as { openTab: 'openTab'; openInTopWindow: 'openInTopWindow' },
  },
  actors: {
    openTab: providedActor<void>(),
    openInTopWindow: providedActor<void>(),
  },
  actions: providedActions('openInThisWindow'),
}).createMachine({
  id: 'directions',
  description: 'Opens the map in the first window that the browser allows.',
  initial: 'idle',
  on: { 'link.pressed': '.openingTab' },
  states: {
    idle: { description: 'The link was not pressed yet.' },
    openingTab: {
      description: 'A new tab is requested.',
      invoke: { id: 'openTab', src: 'openTab', onDone: 'opened', onError: 'openingTopWindow' },
    },
    openingTopWindow: {
      description: 'The tab was blocked, and the top window is requested.',
      invoke: {
        id: 'openInTopWindow',
        src: 'openInTopWindow',
        onDone: 'leaving',
        onError: { target: 'leaving', actions: 'openInThisWindow' },
      },
    },
    opened: { description: 'The map is in a new tab.' },
    leaving: { description: 'The map replaces the page: in the top window or, if that was refused, in this one.' },
  },
});
