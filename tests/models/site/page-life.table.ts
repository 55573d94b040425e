import { expect } from 'vitest';
import type { ActorOutput, EventNamed } from '../../../machines/model-testing/model.ts';
import type { WalkTable } from '../../../machines/model-testing/walk.ts';
import type { pageLifeMachine } from '../../../machines/page-life/page-life.machine.ts';

/** What a visitor sees of the life of a page. */
export interface PageLifeView {
  /** Whether the page answers by itself. */
  readonly isHydrated: boolean;
  readonly saysOffline: boolean;
  readonly offersReload: boolean;
  /** How often the page was loaded anew. */
  readonly reloads: number;
}

type Work = void | Promise<void>;

/** A page, and a hand on what its scripts and its network do. */
export interface PageLifeScreen {
  /** Looks until `check` throws no more. Rejects with what it threw last. */
  until(check: (view: PageLifeView) => void): Promise<void>;
  /** Lets the scripts that the page waits for arrive. */
  hydrate(): Work;
  /** Lets them fail. */
  failToHydrate(event: EventNamed<typeof pageLifeMachine, 'page.notHydrated'>): Work;
  act(): Work;
  loseNetwork(): Work;
  restoreNetwork(): Work;
  missScript(event: EventNamed<typeof pageLifeMachine, 'script.missing'>): Work;
  /** Lets the host answer, or not, when it is asked for another build. */
  answer(output: ActorOutput<typeof pageLifeMachine, 'checkReload'>): Work;
  failToAnswer(): Work;
  loadScript(): Work;
  chooseReload(): Work;
  hide(): Work;
  restore(): Work;
}

const shows = (part: Partial<PageLifeView>) => (screen: PageLifeScreen) =>
  screen.until((view) => expect(view).toMatchObject(part));

/** How the steps and states of the life of a page look on a screen. */
export const pageLifeTable: WalkTable<typeof pageLifeMachine, PageLifeScreen> = {
  events: {
    'page.hydrated': (screen) => screen.hydrate(),
    'page.notHydrated': (screen, event) => screen.failToHydrate(event),
    'visitor.acted': (screen) => screen.act(),
    'network.lost': (screen) => screen.loseNetwork(),
    'network.restored': (screen) => screen.restoreNetwork(),
    'script.missing': (screen, event) => screen.missScript(event),
    'script.loaded': (screen) => screen.loadScript(),
    'reload.chosen': (screen) => screen.chooseReload(),
    'page.hidden': (screen) => screen.hide(),
    'page.restored': (screen) => screen.restore(),
  },
  actors: {
    checkReload: {
      done: (screen, output) => screen.answer(output),
      failed: (screen) => screen.failToAnswer(),
    },
  },
  delays: {},
  states: {
    'script.hydrating': shows({ isHydrated: false }),
    'script.stalled': shows({ isHydrated: false }),
    'script.hydrated': shows({ isHydrated: true }),
    'network.online': shows({ saysOffline: false }),
    'network.offline': shows({ saysOffline: true }),
    'build.current': shows({ offersReload: false, reloads: 0 }),
    'build.asking': shows({ offersReload: false, reloads: 0 }),
    'build.incomplete': (screen) =>
      // Without a network there is nothing to offer.
      screen.until(({ offersReload, saysOffline, reloads }) =>
        expect([offersReload || saysOffline, reloads]).toEqual([true, 0]),
      ),
    'build.reloading': shows({ reloads: 1 }),
    // A page that was left looks as it did.
    'visit.here': shows({}),
    'visit.left': shows({}),
  },
};
