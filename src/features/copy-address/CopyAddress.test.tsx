import { act, fireEvent, render, screen } from '@testing-library/react';
import { describeComponent } from 'model-testing/vitest';
import { describe, expect, it, vi } from 'vitest';
import { copyAddressModel } from '../../../machines/copy-address/copy-address.model.ts';
import { holdPromises } from '../../../tests/models/forms/held-promises.ts';
import { copyAddressStates } from '../../../tests/models/site/copy-address.states.ts';
import { copyText } from '../../io/clipboard.ts';
import { CopyAddress } from './CopyAddress.tsx';

vi.mock('../../io/clipboard.ts', () => ({ copyText: vi.fn() }));

const button = () => screen.getByRole('button', { name: 'Copy Address' });
const outcome = () => document.querySelector('[aria-live="polite"]')?.textContent ?? '';

describeComponent({
  model: copyAddressModel,
  states: copyAddressStates,
  open: () => {
    const copies = holdPromises<void>();
    let isCopying = false;
    vi.mocked(copyText).mockImplementation(() => {
      isCopying = true;
      return copies.add();
    });
    render(<CopyAddress address="519 5th Avenue" />);
    const settle = (end: () => void) =>
      act(async () => {
        isCopying = false;
        end();
      });
    return {
      events: { 'button.pressed': () => void fireEvent.click(button()) },
      actors: {
        copyAddress: {
          done: () => settle(copies.resolve),
          failed: (error) => settle(() => copies.reject(error)),
        },
      },
      until: (assertion) => assertion({ outcome: outcome(), isCopying }),
    };
  },
});

describe('the button that copies the address', () => {
  it('copies the address of the office', async () => {
    vi.mocked(copyText).mockResolvedValue();
    render(<CopyAddress address="519 5th Avenue" />);
    await act(async () => void fireEvent.click(button()));
    expect(copyText).toHaveBeenLastCalledWith('519 5th Avenue');
  });
});
