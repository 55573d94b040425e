import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { copyText } from '../../io/clipboard.ts';
import { CopyAddress } from './CopyAddress.tsx';

vi.mock('../../io/clipboard.ts', () => ({ copyText: vi.fn() }));

const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy Address' })));

describe('the button that copies the address', () => {
  it('copies it and announces that politely', async () => {
    vi.mocked(copyText).mockResolvedValue();
    render(<CopyAddress address="519 5th Avenue" />);
    await press();
    expect(copyText).toHaveBeenLastCalledWith('519 5th Avenue');
    const answer = screen.getByText('The address is copied.');
    expect(answer.parentElement?.getAttribute('aria-live')).toBe('polite');
  });

  it('announces it again at every press', async () => {
    vi.mocked(copyText).mockResolvedValue();
    render(<CopyAddress address="519 5th Avenue" />);
    await press();
    const first = screen.getByText('The address is copied.');
    await press();
    expect(screen.getByText('The address is copied.')).not.toBe(first);
  });

  it('explains what to do when the browser denies access', async () => {
    vi.mocked(copyText).mockRejectedValue(new Error('not allowed'));
    render(<CopyAddress address="519 5th Avenue" />);
    await press();
    expect(screen.getByText(/select it and copy it yourself/)).toBeDefined();
  });
});
