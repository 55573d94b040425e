import type { StateAssertions } from 'model-testing';
import { expect } from 'vitest';
import type { copyAddressMachine } from '../../../machines/copy-address/copy-address.machine.ts';

/** What a visitor sees of the button that copies the address. */
interface CopyAddressView {
  /** The text beside the button; '' without one. */
  readonly outcome: string;
  /** Whether the browser has not answered yet. */
  readonly isCopying: boolean;
}

export const copyAddressStates: StateAssertions<typeof copyAddressMachine, CopyAddressView> = {
  idle: (view) => expect(view).toEqual({ outcome: '', isCopying: false }),
  copying: (view) => expect(view).toEqual({ outcome: '', isCopying: true }),
  copied: (view) => expect(view).toEqual({ outcome: 'The address is copied.', isCopying: false }),
  failed: ({ outcome, isCopying }) => {
    expect(outcome).toMatch(/select it and copy it yourself/);
    expect(isCopying).toBe(false);
  },
};
