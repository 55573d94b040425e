import { expect } from 'vitest';
import type { backToTopMachine } from '../../../machines/back-to-top/back-to-top.machine.ts';
import type { WalkTable } from '../../../machines/model-testing/walk.ts';
import { until } from '../until.ts';

/** A page that can be scrolled, with the button that leads back to its top. */
export interface ScrolledScreen {
  scrollTo(offset: number): void | Promise<void>;
  press(): void | Promise<void>;
  isButtonShown(): boolean | Promise<boolean>;
  /** Whether the page is on its way to the top, or there, with the focus on its heading. */
  isLedToTop(): boolean | Promise<boolean>;
}

/** How the steps and states of the button look on a screen. */
export const backToTopTable: WalkTable<typeof backToTopMachine, ScrolledScreen> = {
  events: {
    'page.scrolled': (screen, { offset }) => screen.scrollTo(offset),
    'button.pressed': async (screen) => {
      await screen.press();
      await until(async () => expect(await screen.isLedToTop()).toBe(true));
    },
  },
  actors: {},
  delays: {},
  states: {
    hidden: (screen) => until(async () => expect(await screen.isButtonShown()).toBe(false)),
    shown: (screen) => until(async () => expect(await screen.isButtonShown()).toBe(true)),
  },
};
