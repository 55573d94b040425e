import { assign, setup } from 'xstate';
import { providedActions, providedActor } from '../provided.ts';

/** The text that is loaded when the modal opens. */
export interface ServiceDetails {
  readonly intro: string;
  readonly lists: readonly { readonly title: string; readonly items: readonly string[] }[];
  readonly closingNote?: string;
}

export interface ServiceModalContext {
  /** The slug of the service that was chosen last; '' at first. */
  readonly service: string;
  /** The name of the tile that was chosen, during the scroll; else null. */
  readonly tile: string | null;
  /** The details of the service once they are loaded; else null. */
  readonly details: ServiceDetails | null;
}

type ServiceModalEvent =
  /** A service's card was clicked, or activated by keyboard. */
  | { type: 'card.activated'; service: string }
  /** A capability tile of a service was chosen. */
  | { type: 'tile.chosen'; service: string; tile: string }
  /** The visitor closed the modal: by its button, by Escape, or outside of it. */
  | { type: 'modal.closed' }
  /** The address names a service: by a link to it, a reload, Back or Forward. */
  | { type: 'address.shown'; service: string }
  /** The address no longer names a service. */
  | { type: 'address.left' }
  /** The visitor requested details that could not be loaded. */
  | { type: 'details.requested' }
  /** The browser is online again. */
  | { type: 'network.restored' }
  /** The visitor went to another page, or to another section of this one. */
  | { type: 'page.left' };

/**
 * The feature provides the actions `scrollToServices`, `showAddress` (adds the address of the service to the history)
 * and `leaveAddress`, and the actor `loadDetails` (input: the service's slug; ends with the details, or `offline` when
 * there is no network).
 */
export const serviceModalMachine = setup({
  types: {
    context: {} as ServiceModalContext,
    events: {} as ServiceModalEvent,
    children: {} as { loadDetails: 'loadDetails' },
  },
  actors: {
    loadDetails: providedActor<ServiceDetails | 'offline', { service: string }>(),
  },
  guards: {
    isOffline: (_, output: ServiceDetails | 'offline') => output === 'offline',
    isAnother: ({ context, event }) => event.type === 'address.shown' && event.service !== context.service,
  },
  actions: {
    setService: assign({
      service: ({ context, event }) => ('service' in event ? event.service : context.service),
      details: null,
    }),
    setTile: assign({ tile: ({ event }) => (event.type === 'tile.chosen' ? event.tile : null) }),
    clearTile: assign({ tile: null }),
    setDetails: assign({ details: (_, output: ServiceDetails | 'offline') => (output === 'offline' ? null : output) }),
    ...providedActions('scrollToServices', 'showAddress', 'leaveAddress'),
  },
  delays: { scrollingTime: 800 },
}).createMachine({
  id: 'service-modal',
  description:
    'The modal that shows a service over the home page. While it is open, the address names the service, so that Back closes it, and a link or a reload opens it.',
  context: { service: '', tile: null, details: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'card.activated': { target: 'open', actions: ['setService', 'showAddress'] },
        'tile.chosen': { target: 'scrolling', actions: ['setService', 'setTile', 'scrollToServices'] },
        'address.shown': { target: 'open', actions: 'setService' },
      },
    },
    scrolling: {
      description:
        'A tile was chosen. The page scrolls to the services, then the modal opens. Another tile replaces the first and restarts the time.',
      exit: 'clearTile',
      on: {
        'card.activated': { target: 'open', actions: ['setService', 'showAddress'] },
        'tile.chosen': { target: 'scrolling', reenter: true, actions: ['setService', 'setTile', 'scrollToServices'] },
        'page.left': 'closed',
      },
      after: { scrollingTime: { target: 'open', actions: 'showAddress' } },
    },
    open: {
      description: 'Shows picture, title and description.',
      on: {
        'modal.closed': { target: 'closed', actions: 'leaveAddress' },
        'address.left': 'closed',
        'address.shown': { guard: 'isAnother', target: 'open', reenter: true, actions: 'setService' },
      },
      initial: 'loading',
      states: {
        offline: { description: 'The details wait for the network.', on: { 'network.restored': 'loading' } },
        failed: {
          description: 'The details could not be loaded.',
          on: { 'details.requested': 'loading', 'network.restored': 'loading' },
        },
        loading: {
          description: 'The details are loading.',
          invoke: {
            id: 'loadDetails',
            src: 'loadDetails',
            input: ({ context }) => ({ service: context.service }),
            onDone: [
              { guard: { type: 'isOffline', params: ({ event }) => event.output }, target: 'offline' },
              { target: 'complete', actions: { type: 'setDetails', params: ({ event }) => event.output } },
            ],
            onError: 'failed',
          },
        },
        complete: { description: 'The details are shown.' },
      },
    },
  },
});
