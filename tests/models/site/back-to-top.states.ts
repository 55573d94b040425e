import type { StateAssertions } from 'model-testing';
import { expect } from 'vitest';
import type { backToTopMachine } from '../../../machines/back-to-top/back-to-top.machine.ts';

/** The view is whether the button is shown. */
export const backToTopStates: StateAssertions<typeof backToTopMachine, boolean> = {
  hidden: (isShown) => expect(isShown).toBe(false),
  shown: (isShown) => expect(isShown).toBe(true),
};
