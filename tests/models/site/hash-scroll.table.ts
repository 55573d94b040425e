import { expect } from 'vitest';
import type { HashScrollContext, hashScrollMachine } from '../../../machines/hash-scroll/hash-scroll.machine.ts';
import type { WalkTable } from '../../../machines/model-testing/walk.ts';
import { patience } from './patience.ts';
import type { SectionScreen } from './section-screen.ts';

/** A page whose sections may be late. */
export interface SearchingScreen extends SectionScreen {
  /** Puts a hash into the address. */
  goTo(anchor: string): void | Promise<void>;
  /** Answers the question whether the section is there, when it is asked. */
  answer(isThere: boolean | Error): Promise<void>;
  /** How often that question was asked since the last hash. */
  questions(): number;
  wait(milliseconds: number): Promise<void>;
}

const stillLooks = async (screen: SearchingScreen, { tries }: HashScrollContext) => {
  expect(screen.questions()).toBe(tries);
  expect(await screen.landedOn()).toBeNull();
};

/** How the steps and states of a hash scroll look on a screen. */
export const hashScrollTable: WalkTable<typeof hashScrollMachine, SearchingScreen> = {
  events: { 'hash.changed': (screen, { anchor }) => screen.goTo(anchor) },
  actors: {
    findSection: {
      done: (screen, isThere) => screen.answer(isThere),
      failed: (screen, error) => screen.answer(error instanceof Error ? error : new Error(String(error))),
    },
  },
  // Of the 50 milliseconds all but one have passed while nothing was to happen.
  delays: { retryInterval: (screen) => screen.wait(1) },
  states: {
    resting: (screen) => expect(screen.questions()).toBe(0),
    looking: stillLooks,
    waiting: async (screen, context) => {
      await screen.wait(49);
      await stillLooks(screen, context);
    },
    landed: (screen, { anchor }) => expect.poll(() => screen.landedOn(), patience).toBe(anchor),
    lost: async (screen, context) => {
      await screen.wait(200);
      await stillLooks(screen, context);
    },
  },
};
