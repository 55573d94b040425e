import { fromPromise, setup } from 'xstate';
import { providedByTheFeature } from '../provided-by-the-feature.ts';

type DirectionsEvent =
  /** A link to the office on a map was pressed. */
  { type: 'link.pressed' };

const providedActor = (name: string) =>
  fromPromise<void>(() => Promise.reject(new Error(`The feature has to provide the actor "${name}".`)));

/**
 * The way from a link to the map, which ends in the first window that lets itself be opened.
 * - `resting`: nobody has asked for the way.
 * - `openingTab`: a new tab is being opened for the map.
 * - `openingTopWindow`: the browser has blocked the new tab; the window around everything goes to the map instead.
 * - `opened`: the map is in a tab of its own, and this page stays.
 * - `leaving`: this page makes room for the map: with the window around it, or, where that is not allowed, alone.
 *
 * The feature provides the actors `openTab` and `openInTopWindow`, which reject where the browser refuses, and the
 * action `openInThisWindow`, which no browser refuses.
 */
export const directionsMachine = setup({
  types: {
    events: {} as DirectionsEvent,
    children: {} as { openTab: 'openTab'; openInTopWindow: 'openInTopWindow' },
  },
  actors: { openTab: providedActor('openTab'), openInTopWindow: providedActor('openInTopWindow') },
  actions: { openInThisWindow: providedByTheFeature('openInThisWindow') },
}).createMachine({
  id: 'directions',
  initial: 'resting',
  on: { 'link.pressed': '.openingTab' },
  states: {
    resting: {},
    openingTab: {
      invoke: { id: 'openTab', src: 'openTab', onDone: 'opened', onError: 'openingTopWindow' },
    },
    openingTopWindow: {
      invoke: {
        id: 'openInTopWindow',
        src: 'openInTopWindow',
        onDone: 'leaving',
        onError: { target: 'leaving', actions: 'openInThisWindow' },
      },
    },
    opened: {},
    leaving: {},
  },
});
