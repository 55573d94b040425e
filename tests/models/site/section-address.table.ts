import { expect } from 'vitest';
import type { EventNamed } from '../../../machines/model-testing/model.ts';
import type { WalkTable } from '../../../machines/model-testing/walk.ts';
import type {
  SectionAddressContext,
  sectionAddressMachine,
} from '../../../machines/section-address/section-address.machine.ts';
import { until } from '../until.ts';
import type { SectionScreen } from './section-screen.ts';

/** An address that comes onto the screen. */
export type ShownAddress = EventNamed<typeof sectionAddressMachine, 'address.shown'>;

/** A page whose sections may be late. */
export interface SearchingScreen extends SectionScreen {
  /** Brings an address onto the screen in the way that it says. */
  show(address: ShownAddress): Promise<void>;
  /** Presses something, as a visitor who takes over. */
  act(): Promise<void>;
  /** Answers the question whether the section is there, when it is asked. */
  answer(isThere: boolean | Error): Promise<void>;
  /** How often that question was asked since the last address. */
  questions(): number;
  wait(milliseconds: number): Promise<void>;
}

const stillLooks = async (screen: SearchingScreen, { tries }: SectionAddressContext) => {
  expect(screen.questions()).toBe(tries);
  expect(await screen.landedOn()).toBeNull();
};

const asksNoMore = async (screen: SearchingScreen) => {
  const asked = screen.questions();
  await screen.wait(200);
  expect(screen.questions()).toBe(asked);
};

/** How the steps and states of a section address look on a screen. */
export const sectionAddressTable: WalkTable<typeof sectionAddressMachine, SearchingScreen> = {
  events: {
    'address.shown': (screen, address) => screen.show(address),
    'visitor.acted': (screen) => screen.act(),
  },
  actors: {
    findSection: {
      done: (screen, isThere) => screen.answer(isThere),
      failed: (screen, error) => screen.answer(error instanceof Error ? error : new Error(String(error))),
    },
  },
  // Of each delay all but a millisecond have passed while nothing was to happen.
  delays: { retryInterval: (screen) => screen.wait(1), settlingTime: (screen) => screen.wait(1) },
  states: {
    resting: asksNoMore,
    settling: async (screen) => {
      await screen.wait(99);
      expect(screen.questions()).toBe(0);
    },
    looking: stillLooks,
    waiting: async (screen, context) => {
      await screen.wait(49);
      await stillLooks(screen, context);
    },
    landed: async (screen, { section, tries }) => {
      // A page that stands where the visitor left it is not searched.
      if (tries === 0) await asksNoMore(screen);
      else await until(async () => expect(await screen.landedOn()).toBe(section));
    },
    lost: asksNoMore,
  },
};
