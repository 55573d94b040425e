import { expect } from 'vitest';
import type { WalkTable } from '../../../machines/model-testing/walk.ts';
import type {
  SectionNavigationContext,
  sectionNavigationMachine,
} from '../../../machines/section-navigation/section-navigation.machine.ts';
import type { SectionScreen } from './section-screen.ts';

type Work = void | Promise<void>;

/** A site with links to the sections of its home page. */
export interface NavigatingScreen extends SectionScreen {
  /** Follows a link to a section. */
  choose(section: string, page: 'home' | 'other'): Work;
  /** Goes to another page. */
  leave(): Work;
  /** Lets the home page appear, or fail to. */
  arrive(error?: unknown): Promise<void>;
  /** Whether somebody waits for the home page. */
  isHomeAwaited(): boolean | Promise<boolean>;
  wait(milliseconds: number): Promise<void>;
}

/** How the steps and states of a section navigation look on a screen. */
export const sectionNavigationTable: WalkTable<typeof sectionNavigationMachine, NavigatingScreen> = {
  events: {
    'section.chosen': (screen, { section, page }) => screen.choose(section, page),
    'page.left': (screen) => screen.leave(),
  },
  actors: {
    goHome: {
      done: (screen) => screen.arrive(),
      failed: (screen, error) => screen.arrive(error),
    },
  },
  delays: {
    settlingTime: async (screen) => {
      await screen.wait(100);
      expect(await screen.landedOn()).not.toBeNull();
    },
  },
  states: {
    resting: async (screen, { section }: SectionNavigationContext) => {
      expect(await screen.isHomeAwaited()).toBe(false);
      const landed = await screen.landedOn();
      if (landed !== null) expect(landed).toBe(section);
      await screen.wait(200);
      expect(await screen.landedOn()).toBe(landed);
    },
    changingPage: async (screen) => {
      expect(await screen.isHomeAwaited()).toBe(true);
      expect(await screen.landedOn()).toBeNull();
    },
    settling: async (screen) => {
      expect(await screen.isHomeAwaited()).toBe(false);
      await screen.wait(0);
      expect(await screen.landedOn()).toBeNull();
    },
  },
};
