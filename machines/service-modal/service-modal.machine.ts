import { assign, fromPromise, setup } from 'xstate';
import { providedByTheFeature } from '../provided-by-the-feature.ts';

/** What the service modal remembers. */
export interface ServiceModalContext {
  /** The slug of the service that was chosen last; '' before the first one. */
  readonly service: string;
}

type ServiceModalEvent =
  /** A service's card was clicked, or activated by keyboard. */
  | { type: 'card.activated'; service: string }
  /** A capability tile was chosen; `service` is the one that it names. */
  | { type: 'tile.chosen'; service: string }
  /** The visitor closed the modal: by its button, by Escape, or outside of it. */
  | { type: 'modal.closed' }
  /** The visitor went elsewhere: to another page, or to another section of this one. */
  | { type: 'page.left' };

/**
 * The modal that shows a service over the home page.
 * - `closed`: no service is shown.
 * - `scrolling`: a tile was chosen; the page is on its way to the services, and the modal opens when it has had the time
 *   to arrive. Another tile takes the place of the first, and gets the whole time.
 * - `open`: picture, title and description are shown. The details are being fetched (`open.loading`), are shown as well
 *   (`open.complete`), or could not be fetched (`open.incomplete`).
 *
 * The feature provides the action `scrollToServices` and the actor `loadDetails` (input: the service's slug), which
 * resolves when the feature holds the details.
 */
export const serviceModalMachine = setup({
  types: {
    context: {} as ServiceModalContext,
    events: {} as ServiceModalEvent,
    children: {} as { loadDetails: 'loadDetails' },
  },
  actors: {
    loadDetails: fromPromise<void, { service: string }>(() =>
      Promise.reject(new Error('The feature has to provide the actor "loadDetails".')),
    ),
  },
  actions: {
    keepService: assign(({ context, event }) => ('service' in event ? { service: event.service } : context)),
    scrollToServices: providedByTheFeature('scrollToServices'),
  },
  delays: { scrollingTime: 800 },
}).createMachine({
  id: 'service-modal',
  context: { service: '' },
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
      on: { 'modal.closed': 'closed', 'page.left': 'closed' },
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadDetails',
            src: 'loadDetails',
            input: ({ context }) => ({ service: context.service }),
            onDone: 'complete',
            onError: 'incomplete',
          },
        },
        complete: {},
        incomplete: {},
      },
    },
  },
});
