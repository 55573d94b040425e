import { expect } from 'vitest';
import type { WalkTable } from '../../../machines/model-testing/walk.ts';
import type {
  ServiceModalContext,
  serviceModalMachine,
} from '../../../machines/service-modal/service-modal.machine.ts';

/** What is said of a service's details. */
type Details = 'awaited' | 'shown' | 'offline' | 'out of reach';

/** What a person sees of the service modal. */
export interface ServiceModalView {
  /** Null while none is open. `service` is the slug of the service that it is about. */
  readonly modal: { readonly service: string; readonly details: Details } | null;
  /** The id of the section that the page was scrolled to last. */
  readonly scrolledTo: string | null;
  /** Whether the page has asked to leave its entry in the history, and waits for that. */
  readonly isEntryBeingLeft: boolean;
}

type Work = void | Promise<void>;

/** A home page with cards, tiles, and a hand on what lies behind them. */
export interface ServiceModalScreen {
  /** Looks until `check` throws no more. Rejects with what it threw last. */
  until(check: (view: ServiceModalView) => void): Promise<void>;
  activateCard(service: string): Work;
  chooseTile(service: string): Work;
  /** Presses the modal's Close button. */
  close(): Work;
  /** Presses the modal's Try Again button. */
  tryAgain(): Work;
  /** Lets the browser say that there is a network again. */
  restoreNetwork(): Work;
  /** Lets the browser go where it was asked to go in its history; else presses Back, or Forward after that. */
  goInHistory(): Work;
  /** Goes elsewhere. */
  leave(): Work;
  /** Lets the time pass that a tile gives the scroll; harmless when nothing waits for it. */
  letTimePass(): Work;
  /** Lets the details that are being loaded arrive. */
  deliver(): Work;
  /** Lets the loading break, in a browser that says whether it has a network. */
  breakOff(network: 'online' | 'offline'): Work;
}

const isShown = (details: Details) => (screen: ServiceModalScreen, context: ServiceModalContext) =>
  screen.until(({ modal }) => expect(modal).toEqual({ service: context.service, details }));

const isBeingLeft = (screen: ServiceModalScreen) =>
  screen.until(({ modal, isEntryBeingLeft }) => {
    expect(modal).toBeNull();
    expect(isEntryBeingLeft).toBe(true);
  });

/** How the steps and states of the service modal look on a screen. */
export const serviceModalTable: WalkTable<typeof serviceModalMachine, ServiceModalScreen> = {
  events: {
    'card.activated': (screen, { service }) => screen.activateCard(service),
    'tile.chosen': (screen, { service }) => screen.chooseTile(service),
    'modal.closed': (screen) => screen.close(),
    'details.requested': (screen) => screen.tryAgain(),
    'network.restored': (screen) => screen.restoreNetwork(),
    'entry.left': (screen) => screen.goInHistory(),
    'page.left': (screen) => screen.leave(),
  },
  actors: {
    loadDetails: {
      done: (screen, outcome) => (outcome === 'loaded' ? screen.deliver() : screen.breakOff('offline')),
      failed: (screen) => screen.breakOff('online'),
    },
  },
  delays: { scrollingTime: (screen) => screen.letTimePass() },
  states: {
    closed: async (screen) => {
      await screen.letTimePass();
      await screen.until(({ modal }) => expect(modal).toBeNull());
    },
    scrolling: (screen) => screen.until((view) => expect(view).toMatchObject({ modal: null, scrolledTo: 'services' })),
    'open.loading': isShown('awaited'),
    'open.complete': isShown('shown'),
    'open.offline': isShown('offline'),
    'open.failed': isShown('out of reach'),
    returning: isBeingLeft,
    reopening: isBeingLeft,
  },
};
