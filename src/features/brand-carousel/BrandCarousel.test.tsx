import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { onMotionPreference } from '../../io/device.ts';
import { BrandCarousel } from './BrandCarousel.tsx';

vi.mock('../../io/device.ts', () => ({ onMotionPreference: vi.fn(() => () => {}) }));

const brands = [
  { name: 'Corvane', logo: '/corvane.svg' },
  { name: 'Halvessa', logo: '/halvessa.svg' },
];
const reel = () => screen.getByRole('region', { name: 'Eyewear brands' });

describe('the carousel of brands', () => {
  it('names each brand once', () => {
    render(<BrandCarousel brands={brands} />);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Corvane', 'Halvessa']);
    expect(within(reel()).getAllByRole('list')).toHaveLength(1);
  });

  it('is on the page before any script runs, with its button', () => {
    const page = renderToString(<BrandCarousel brands={brands} />);
    expect(page).toContain('alt="Halvessa"');
    expect(page.match(/Pause|Play/g)).toEqual(['Pause', 'Play']);
  });

  it('can be focused only while it moves, and keeps the focus when it stops', () => {
    let notify: (isReduced: boolean) => void = () => {};
    vi.mocked(onMotionPreference).mockImplementation((listener) => {
      notify = listener;
      return () => {};
    });
    render(<BrandCarousel brands={brands} />);
    expect(reel().tabIndex).toBe(0);
    reel().focus();
    act(() => notify(true));
    expect(reel().tabIndex).toBe(-1);
    expect(document.activeElement).toBe(reel());
  });

  it('stops listening to the device when it is unmounted', () => {
    const stop = vi.fn();
    vi.mocked(onMotionPreference).mockImplementation(() => stop);
    render(<BrandCarousel brands={brands} />).unmount();
    expect(stop).toHaveBeenCalledOnce();
  });
});
