import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { BrandCarousel } from './BrandCarousel.tsx';

const brands = [
  { name: 'Larkin', logo: '/larkin.svg' },
  { name: 'Ostrava', logo: '/ostrava.svg' },
];
const reel = () => screen.getByRole('region', { name: 'Eyewear brands' });

describe('the carousel of brands', () => {
  it('names each brand once', () => {
    render(<BrandCarousel brands={brands} />);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Larkin', 'Ostrava']);
    expect(within(reel()).getAllByRole('list')).toHaveLength(1);
  });

  it('is on the page before any script runs, with its button', () => {
    const page = renderToString(<BrandCarousel brands={brands} />);
    expect(page).toContain('alt="Ostrava"');
    expect(page.match(/Pause|Play/g)).toEqual(['Pause', 'Play']);
  });

  it('can be focused while it moves and, to be scrolled, when it has stopped, and then leaves the device alone', () => {
    const query = Object.assign(new EventTarget(), { matches: false });
    const removed = vi.spyOn(query, 'removeEventListener');
    const matchMedia = vi.fn((_query: string) => query);
    vi.stubGlobal('matchMedia', matchMedia);
    const { unmount } = render(<BrandCarousel brands={brands} />);
    expect(matchMedia).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
    expect(reel().tabIndex).toBe(0);
    reel().focus();
    query.matches = true;
    act(() => void query.dispatchEvent(new Event('change')));
    expect([reel().tabIndex, reel().dataset.movement]).toEqual([0, 'still']);
    expect(document.activeElement).toBe(reel());
    unmount();
    expect(removed).toHaveBeenCalledOnce();
  });
});
