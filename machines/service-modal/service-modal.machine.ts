import { assign, setup } from 'xstate';
import { actorProvidedByTheFeature, providedByTheFeature } from '../provided-by-the-feature.ts';

/** The text that is loaded when the modal opens. */
export interface ServiceDetails {
  readonly intro: string;
  readonly lists: readonly { readonly title: string; readonly items: readonly string[] }[];
  readonly closingNote?: string;
}

/** The context of the service modal. */
export interface ServiceModalContext {
  /** The slug of the service that was chosen last; '' at first. */
  readonly service: string;
  /** The name of the tile that was chosen, during the scroll; else null. */
  readonly tile: string | null;
  /** The details that are loaded, by the slugs of their services. */
  readonly details: Readonly<Record<string, ServiceDetails>>;
}

type ServiceModalEvent =
  /** A service's card was clicked, or activated by keyboard. */
  | { type: 'card.activated'; service: string }
  /** A capability tile of a service was chosen. */
  | { type: 'tile.chosen'; service: string; tile: string }
  /** The visitor closed the modal: by its button, by Escape, or outside of it. */
  | { type: 'modal.closed' }
  /** The visitor requested details that could not be loaded. */
  | { type: 'details.requested' }
  /** The browser is online again. */
  | { type: 'network.restored' }
  /** The modal's own entry in the browser's history was left: by Back, or because the modal was closed. */
  | { type: 'entry.left' }
  /** The visitor went to another page, or to another section of this one. */
  | { type: 'page.left' };

/**
 * The modal that shows a service over the home page.
 * - `closed`
 * - `scrolling`: a tile was chosen. The page scrolls to the services, then the modal opens. Another tile replaces the
 *   first and restarts the time.
 * - `open`: shows picture, title and description, and has an entry in the browser's history, so that Back closes it. The
 *   details are loading (`open.loading`), shown (`open.complete`), wait for the network (`open.offline`) or could not be
 *   loaded (`open.failed`).
 * - `returning`: the visitor closed the modal, and its entry in the history is being left.
 * - `reopening`: the same, and a card was activated. Its service opens when the entry is left.
 *
 * The feature provides the actions `scrollToServices`, `addHistoryEntry` and `leaveHistoryEntry` (sends `entry.left`),
 * and the actor `loadDetails` (input: the service's slug; ends with the details, or `offline` when there is no network).
 */
export const serviceModalMachine = setup({
  types: {
    context: {} as ServiceModalContext,
    events: {} as ServiceModalEvent,
    children: {} as { loadDetails: 'loadDetails' },
  },
  actors: {
    loadDetails: actorProvidedByTheFeature<ServiceDetails | 'offline', { service: string }>('loadDetails'),
  },
  guards: {
    areDetailsKnown: ({ context }) => context.details[context.service] !== undefined,
    isOffline: ({ event }) => 'output' in event && event.output === 'offline',
  },
  actions: {
    setService: assign({
      service: ({ context, event }) => ('service' in event ? event.service : context.service),
    }),
    setTile: assign({ tile: ({ event }) => (event.type === 'tile.chosen' ? event.tile : null) }),
    clearTile: assign({ tile: null }),
    addDetails: assign({
      details: ({ context, event }) => ({
        ...context.details,
        ...('output' in event && { [context.service]: event.output as ServiceDetails }),
      }),
    }),
    scrollToServices: providedByTheFeature('scrollToServices'),
    addHistoryEntry: providedByTheFeature('addHistoryEntry'),
    leaveHistoryEntry: providedByTheFeature('leaveHistoryEntry'),
  },
  delays: { scrollingTime: 800 },
}).createMachine({
  id: 'service-modal',
  context: { service: '', tile: null, details: {} },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'card.activated': { target: 'open', actions: 'setService' },
        'tile.chosen': { target: 'scrolling', actions: ['setService', 'setTile', 'scrollToServices'] },
      },
    },
    scrolling: {
      exit: 'clearTile',
      on: {
        'card.activated': { target: 'open', actions: 'setService' },
        'tile.chosen': { target: 'scrolling', reenter: true, actions: ['setService', 'setTile', 'scrollToServices'] },
        'page.left': 'closed',
      },
      after: { scrollingTime: 'open' },
    },
    open: {
      entry: 'addHistoryEntry',
      on: {
        'modal.closed': { target: 'returning', actions: 'leaveHistoryEntry' },
        'entry.left': 'closed',
        'page.left': 'closed',
      },
      initial: 'loading',
      states: {
        offline: { on: { 'network.restored': 'loading' } },
        failed: { on: { 'details.requested': 'loading', 'network.restored': 'loading' } },
        loading: {
          always: { guard: 'areDetailsKnown', target: 'complete' },
          invoke: {
            id: 'loadDetails',
            src: 'loadDetails',
            input: ({ context }) => ({ service: context.service }),
            onDone: [
              { guard: 'isOffline', target: 'offline' },
              { target: 'complete', actions: 'addDetails' },
            ],
            onError: 'failed',
          },
        },
        complete: {},
      },
    },
    returning: {
      on: {
        'entry.left': 'closed',
        'page.left': 'closed',
        'card.activated': { target: 'reopening', actions: 'setService' },
        'tile.chosen': { target: 'scrolling', actions: ['setService', 'setTile', 'scrollToServices'] },
      },
    },
    reopening: { on: { 'entry.left': 'open', 'page.left': 'closed' } },
  },
});
