import type { StateAssertions } from 'model-testing';
import { expect } from 'vitest';
import type { directionsMachine } from '../../../machines/directions/directions.machine.ts';

/** A window for the map that the site requested, or how the browser answered. */
export type MapWindow =
  | 'tab requested'
  | 'tab opened'
  | 'tab blocked'
  | 'top window requested'
  | 'top window opened'
  | 'top window refused'
  | 'this window';

/** The view is what was requested and answered since the last click. */
export const directionsStates: StateAssertions<typeof directionsMachine, readonly MapWindow[]> = {
  idle: (windows) => expect(windows).toEqual([]),
  openingTab: (windows) => expect(windows).toEqual(['tab requested']),
  openingTopWindow: (windows) => expect(windows).toEqual(['tab requested', 'tab blocked', 'top window requested']),
  opened: (windows) => expect(windows).toEqual(['tab requested', 'tab opened']),
  leaving: (windows) => expect(['top window opened', 'this window']).toContain(windows.at(-1)),
};
