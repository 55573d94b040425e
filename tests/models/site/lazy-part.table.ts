import { expect } from 'vitest';
import type { lazyPartMachine } from '../../../machines/lazy-part/lazy-part.machine.ts';
import type { WalkTable } from '../../../machines/model-testing/walk.ts';

/** What can be told of a part from outside. */
export interface LazyPartView {
  /** How often its script was asked for. */
  readonly requests: number;
  /** Whether the script is on its way. */
  readonly isOnTheWay: boolean;
  /** Whether the part is on the screen, and answers. */
  readonly isShown: boolean;
}

type Work = void | Promise<void>;

/** A page with a part that is loaded on demand, and a hand on its script. */
export interface LazyPartScreen {
  /** Looks until `check` throws no more. Rejects with what it threw last. */
  until(check: (view: LazyPartView) => void): Promise<void>;
  /** Comes near the part, in a browser that says whether it has a network. */
  approach(network: 'online' | 'offline'): Work;
  /** Lets the browser say that there is a network again. */
  restoreNetwork(): Work;
  /** Lets the script arrive. */
  deliver(): Work;
  /** Lets the script be missing. */
  breakOff(): Work;
  /** Uses the part, which shows it. */
  show(): Work;
}

const waits = (screen: LazyPartScreen) =>
  screen.until(({ isOnTheWay, isShown }) =>
    expect({ isOnTheWay, isShown }).toEqual({ isOnTheWay: false, isShown: false }),
  );

/** How the steps and states of a lazy part look on a screen. */
export const lazyPartTable: WalkTable<typeof lazyPartMachine, LazyPartScreen> = {
  events: {
    'part.requested': (screen, { network }) => screen.approach(network),
    'network.restored': (screen) => screen.restoreNetwork(),
    'part.mounted': (screen) => screen.show(),
  },
  actors: {
    loadScript: {
      done: (screen) => screen.deliver(),
      failed: (screen) => screen.breakOff(),
    },
  },
  delays: {},
  states: {
    pending: (screen) =>
      screen.until((view) => expect(view).toEqual({ requests: 0, isOnTheWay: false, isShown: false })),
    requested: waits,
    loading: (screen) =>
      screen.until(({ isOnTheWay, isShown }) =>
        expect({ isOnTheWay, isShown }).toEqual({ isOnTheWay: true, isShown: false }),
      ),
    failed: async (screen) => {
      await waits(screen);
      await screen.until(({ requests }) => expect(requests).toBeGreaterThan(0));
    },
    replaying: waits,
    ready: (screen) =>
      screen.until(({ isOnTheWay, isShown }) =>
        expect({ isOnTheWay, isShown }).toEqual({ isOnTheWay: false, isShown: true }),
      ),
  },
};
