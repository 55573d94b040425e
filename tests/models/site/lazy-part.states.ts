import type { StateAssertions } from 'model-testing';
import { expect } from 'vitest';
import type { lazyPartMachine } from '../../../machines/lazy-part/lazy-part.machine.ts';

/** A lazy part as seen from outside. */
interface LazyPartView {
  /** How often its script was requested. */
  readonly requests: number;
  /** Whether its script is loading. */
  readonly isLoading: boolean;
  /** Whether the part is shown. */
  readonly isShown: boolean;
}

const expectNothing = (view: LazyPartView) => expect(view).toMatchObject({ isLoading: false, isShown: false });

export const lazyPartStates: StateAssertions<typeof lazyPartMachine, LazyPartView> = {
  pending: (view) => expect(view).toEqual({ requests: 0, isLoading: false, isShown: false }),
  offline: expectNothing,
  loading: (view) => expect(view).toMatchObject({ isLoading: true, isShown: false }),
  failed: (view) => {
    expectNothing(view);
    expect(view.requests).toBeGreaterThan(0);
  },
  mounting: expectNothing,
  ready: (view) => expect(view).toMatchObject({ isLoading: false, isShown: true }),
};
