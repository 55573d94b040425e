import { assign, setup } from 'xstate';
import { providedActions } from '../provided.ts';

export interface ServiceModalContext {
  /** The slug of the service that was chosen last; '' at first. */
  readonly service: string;
  /** The name of the tile that was chosen, during the scroll; else null. */
  readonly tile: string | null;
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
  /** The visitor went to another page, or to another section of this one. */
  | { type: 'page.left' };

/**
 * The feature provides the actions `scrollToServices`, `showAddress` (adds the address of the service to the history) and
 * `leaveAddress`.
 */
export const serviceModalMachine = setup({
  types: {
    context: {} as ServiceModalContext,
    events: {} as ServiceModalEvent,
  },
  actions: {
    setService: assign({
      service: ({ context, event }) => ('service' in event ? event.service : context.service),
    }),
    setTile: assign({ tile: ({ event }) => (event.type === 'tile.chosen' ? event.tile : null) }),
    clearTile: assign({ tile: null }),
    ...providedActions('scrollToServices', 'showAddress', 'leaveAddress'),
  },
  delays: { scrollingTime: 800 },
}).createMachine({
  id: 'service-modal',
  description:
    'The modal that shows a service over the home page. While it is open, the address names the service, so that Back closes it, and a link or a reload opens it.',
  context: { service: '', tile: null },
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
      on: {
        'modal.closed': { target: 'closed', actions: 'leaveAddress' },
        'address.left': 'closed',
        'address.shown': { actions: 'setService' },
      },
    },
  },
});
