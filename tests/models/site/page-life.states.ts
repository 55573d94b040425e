import type { StateAssertions } from 'model-testing';
import { expect } from 'vitest';
import type { pageLifeMachine } from '../../../machines/page-life/page-life.machine.ts';

/** What a visitor sees of a page's life. */
export interface PageLifeView {
  readonly isHydrated: boolean;
  readonly saysOffline: boolean;
  readonly offersReload: boolean;
  /** How often the page was reloaded. */
  readonly reloads: number;
}

const shows = (part: Partial<PageLifeView>) => (view: PageLifeView) => expect(view).toMatchObject(part);

export const pageLifeStates: StateAssertions<typeof pageLifeMachine, PageLifeView> = {
  'script.hydrating.untouched': shows({ isHydrated: false }),
  // A page that was touched looks the same.
  'script.hydrating.touched': shows({ isHydrated: false }),
  'script.stalled': shows({ isHydrated: false }),
  'script.hydrated': shows({ isHydrated: true }),
  'network.online': shows({ saysOffline: false }),
  'network.offline': shows({ saysOffline: true }),
  'build.current': shows({ offersReload: false, reloads: 0 }),
  'build.checking': shows({ offersReload: false, reloads: 0 }),
  // Without a network, no reload is offered.
  'build.incomplete': ({ offersReload, saysOffline, reloads }) =>
    expect([offersReload || saysOffline, reloads]).toEqual([true, 0]),
  'build.reloading': shows({ reloads: 1 }),
  // A page that was left looks the same.
  'visit.here': shows({}),
  'visit.left': shows({}),
};
