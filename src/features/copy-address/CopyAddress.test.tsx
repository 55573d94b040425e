import { act, fireEvent, render, screen } from '@testing-library/react';
import { describeComponent } from 'model-testing/vitest';
import { describe, expect, it, vi } from 'vitest';
import { copyAddressModel } from '#machines/copy-address/copy-address.model.ts';
import { copyText } from '#src/io/device.ts';
import { holdPromises } from '#tests/support/held-promises.ts';
import { CopyAddress } from './CopyAddress.tsx';

vi.mock('#src/io/device.ts', () => ({ copyText: vi.fn() }));

const button = () => screen.getByRole('button', { name: 'Copy Address' });
const outcome = () => document.querySelector('[aria-live="polite"]')?.textContent ?? '';

/** What a visitor sees of the button that copies the address. */
interface CopyAddressView {
  /** The text beside the button; '' without one. */
  readonly outcome: string;
  /** Whether the browser has not answered yet. */
  readonly isCopying: boolean;
}

describeComponent<typeof copyAddressModel.machine, CopyAddressView>({
  model: copyAddressModel,
  states: {
    idle: (view) => expect(view).toEqual({ outcome: '', isCopying: false }),
    copying: (view) => expect(view).toEqual({ outcome: '', isCopying: true }),
    copied: (view) => expect(view).toEqual({ outcome: 'The address is copied.', isCopying: false }),
    failed: ({ outcome, isCopying }) => {
      expect(outcome).toMatch(/select it and copy it yourself/);
      expect(isCopying).toBe(false);
    },
  },
  open: () => {
    const copies = holdPromises<void>();
    vi.mocked(copyText).mockImplementation(copies.add);
    render(<CopyAddress address="1 Lake Street" />);
    return {
      events: { 'button.pressed': () => void fireEvent.click(button()) },
      actors: {
        copyAddress: {
          done: () => act(async () => copies.resolve()),
          failed: (error) => act(async () => copies.reject(error)),
        },
      },
      until: (assertion) => assertion({ outcome: outcome(), isCopying: copies.isHeld() }),
    };
  },
});

describe('the button that copies the address', () => {
  it('copies the address of the office', async () => {
    vi.mocked(copyText).mockResolvedValue();
    render(<CopyAddress address="1 Lake Street" />);
    await act(async () => void fireEvent.click(button()));
    expect(copyText).toHaveBeenLastCalledWith('1 Lake Street');
  });
});
