import { expect } from 'vitest';
import type { WalkTable } from '../../../machines/model-testing/walk.ts';
import type {
  ServiceModalContext,
  serviceModalMachine,
} from '../../../machines/service-modal/service-modal.machine.ts';

/** What a person sees of the service modal. */
export interface ServiceModalView {
  /** Null while none is open. `service` is the slug in the address of its full details. */
  readonly modal: { readonly service: string; readonly details: 'awaited' | 'shown' | 'out of reach' } | null;
  /** The id of the section that the page was scrolled to last. */
  readonly scrolledTo: string | null;
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
  /** Goes elsewhere. */
  leave(): Work;
  /** Lets the time pass that a tile gives the scroll; harmless when nothing waits for it. */
  letTimePass(): Work;
  /** Lets the details that are being fetched arrive. */
  deliver(): Work;
  /** Lets the fetching break. */
  loseConnection(): Work;
}

const isShown =
  (details: 'awaited' | 'shown' | 'out of reach') => (screen: ServiceModalScreen, context: ServiceModalContext) =>
    screen.until(({ modal }) => expect(modal).toEqual({ service: context.service, details }));

/** How the steps and states of the service modal look on a screen. */
export const serviceModalTable: WalkTable<typeof serviceModalMachine, ServiceModalScreen> = {
  events: {
    'card.activated': (screen, { service }) => screen.activateCard(service),
    'tile.chosen': (screen, { service }) => screen.chooseTile(service),
    'modal.closed': (screen) => screen.close(),
    'page.left': (screen) => screen.leave(),
  },
  actors: {
    loadDetails: {
      done: (screen) => screen.deliver(),
      failed: (screen) => screen.loseConnection(),
    },
  },
  delays: { scrollingTime: (screen) => screen.letTimePass() },
  states: {
    closed: async (screen) => {
      await screen.letTimePass();
      await screen.until(({ modal }) => expect(modal).toBeNull());
    },
    scrolling: (screen) => screen.until((view) => expect(view).toEqual({ modal: null, scrolledTo: 'services' })),
    'open.loading': isShown('awaited'),
    'open.complete': isShown('shown'),
    'open.incomplete': isShown('out of reach'),
  },
};
