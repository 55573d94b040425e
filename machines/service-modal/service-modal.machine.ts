import { assign, fromPromise, setup } from 'xstate';
import type { LoadOutcome } from '../lazy-part/load-outcome.ts';
import { providedByTheFeature } from '../provided-by-the-feature.ts';

/** The context of the service modal. */
export interface ServiceModalContext {
  /** The slug of the service that was chosen last; '' before the first one. */
  readonly service: string;
  /** The slugs of the services whose details are here. */
  readonly known: readonly string[];
}

type ServiceModalEvent =
  /** A service's card was clicked, or activated by keyboard. */
  | { type: 'card.activated'; service: string }
  /** A capability tile was chosen; `service` is the one that it names. */
  | { type: 'tile.chosen'; service: string }
  /** The visitor closed the modal: by its button, by Escape, or outside of it. */
  | { type: 'modal.closed' }
  /** The visitor asked for details that could not be loaded. */
  | { type: 'details.requested' }
  /** The browser has a network again. */
  | { type: 'network.restored' }
  /** The modal's own entry in the browser's history was left: by Back, or because the modal was closed. */
  | { type: 'entry.left' }
  /** The visitor went elsewhere: to another page, or to another section of this one. */
  | { type: 'page.left' };

/**
 * The modal that shows a service over the home page.
 * - `closed`: no service is shown.
 * - `scrolling`: a tile was chosen; the page is on its way to the services, and the modal opens when it has had the time
 *   to arrive. Another tile takes the place of the first, and gets the whole time.
 * - `open`: picture, title and description are shown, and the browser's history has an entry that Back leaves to close
 *   the modal. The details are being loaded (`open.loading`), are shown as well (`open.complete`), come as soon as there
 *   is a network (`open.offline`), or could not be loaded (`open.failed`).
 * - `returning`: the modal was closed by the visitor, and its entry in the history is being left.
 * - `reopening`: the same, and a card was activated meanwhile: its service is shown as soon as the entry is left.
 *
 * The feature provides the actions `scrollToServices`, `addHistoryEntry` and `leaveHistoryEntry` (`entry.left` says that
 * it is left) and the actor `loadDetails` (input: the service's slug), which ends when the feature holds the details or
 * misses a network.
 */
export const serviceModalMachine = setup({
  types: {
    context: {} as ServiceModalContext,
    events: {} as ServiceModalEvent,
    children: {} as { loadDetails: 'loadDetails' },
  },
  actors: {
    loadDetails: fromPromise<LoadOutcome, { service: string }>(() =>
      Promise.reject(new Error('The feature has to provide the actor "loadDetails".')),
    ),
  },
  guards: {
    areDetailsKnown: ({ context }) => context.known.includes(context.service),
    isOffline: ({ event }) => 'output' in event && event.output === 'offline',
  },
  actions: {
    keepService: assign({
      service: ({ context, event }) => ('service' in event ? event.service : context.service),
    }),
    rememberDetails: assign({ known: ({ context }) => [...context.known, context.service] }),
    scrollToServices: providedByTheFeature('scrollToServices'),
    addHistoryEntry: providedByTheFeature('addHistoryEntry'),
    leaveHistoryEntry: providedByTheFeature('leaveHistoryEntry'),
  },
  delays: { scrollingTime: 800 },
}).createMachine({
  id: 'service-modal',
  context: { service: '', known: [] },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'card.activated': { target: 'open', actions: 'keepService' },
        'tile.chosen': { target: 'scrolling', actions: ['keepService', 'scrollToServices'] },
      },
    },
    scrolling: {
      on: {
        'card.activated': { target: 'open', actions: 'keepService' },
        'tile.chosen': { target: 'scrolling', reenter: true, actions: ['keepService', 'scrollToServices'] },
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
              { target: 'complete', actions: 'rememberDetails' },
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
        'card.activated': { target: 'reopening', actions: 'keepService' },
        'tile.chosen': { target: 'scrolling', actions: ['keepService', 'scrollToServices'] },
      },
    },
    reopening: { on: { 'entry.left': 'open', 'page.left': 'closed' } },
  },
});
