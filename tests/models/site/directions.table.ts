import { expect } from 'vitest';
import type { directionsMachine } from '../../../machines/directions/directions.machine.ts';
import type { WalkTable } from '../../../machines/model-testing/walk.ts';

/** Windows to the map, by what became of the wish for them. */
export type WindowToTheMap =
  | 'tab asked for'
  | 'tab opened'
  | 'tab blocked'
  | 'top window asked for'
  | 'top window opened'
  | 'top window refused'
  | 'this window';

type Work = void | Promise<void>;

/** A link to the map on a screen, and a browser that answers as it is told. */
export interface DirectionsScreen {
  press(): Work;
  /** What was asked of the browser and how it answered, since the last press. */
  windows(): readonly WindowToTheMap[];
  /** Answers the wish for a tab or for the top window. */
  answer(window: 'tab' | 'top window', isAllowed: boolean): Work;
}

/** How the way to the map looks on a screen. */
export const directionsTable: WalkTable<typeof directionsMachine, DirectionsScreen> = {
  events: { 'link.pressed': (screen) => screen.press() },
  actors: {
    openTab: {
      done: (screen) => screen.answer('tab', true),
      failed: (screen) => screen.answer('tab', false),
    },
    openInTopWindow: {
      done: (screen) => screen.answer('top window', true),
      failed: (screen) => screen.answer('top window', false),
    },
  },
  delays: {},
  states: {
    resting: (screen) => expect(screen.windows()).toEqual([]),
    openingTab: (screen) => expect(screen.windows()).toEqual(['tab asked for']),
    openingTopWindow: (screen) =>
      expect(screen.windows()).toEqual(['tab asked for', 'tab blocked', 'top window asked for']),
    opened: (screen) => expect(screen.windows()).toEqual(['tab asked for', 'tab opened']),
    leaving: (screen) => expect(['top window opened', 'this window']).toContain(screen.windows().at(-1)),
  },
};
