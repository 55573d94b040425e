import { RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { routerOf } from '#tests/support/render-in-router.tsx';
import { PageFailure } from './PageFailure.tsx';

/** Shows a page. The loader gets it only while the browser has a network, unless another one is given. */
async function showPage({
  isOnline = false,
  load = vi.fn<() => Promise<void>>(async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
  }),
} = {}) {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const terms = { loader: load, component: () => <h1>Terms</h1> };
  const router = routerOf({ '/terms': terms }, { addresses: ['/terms'], errorComponent: PageFailure });
  vi.mocked(console.warn).mockImplementation(() => {});
  vi.mocked(console.error).mockImplementation(() => {});
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Page Not Loaded' });
  return { onLine, load };
}

describe('a page that could not be loaded', () => {
  it('loads by itself when the network was back before it was shown, and is requested only once more', async () => {
    const load = vi.fn<() => Promise<void>>().mockRejectedValue(new TypeError('Failed to fetch'));
    await showPage({ isOnline: true, load });
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await screen.findByRole('heading', { level: 1, name: 'Page Not Loaded' });
    load.mockResolvedValue();
    fireEvent(window, new Event('online'));
    await screen.findByRole('heading', { level: 1, name: 'Terms' });
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('has two links that call', async () => {
    await showPage();
    for (const name of ['call us', /\(\d{3}\) \d{3}-\d{4}/]) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/^tel:/);
    }
  });

  it('is reloaded with a network', async () => {
    const { onLine, load } = await showPage();
    onLine.mockReturnValue(true);
    let isFollowed = false;
    document.addEventListener(
      'click',
      (event) => {
        isFollowed = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(screen.getByRole('link', { name: 'Try Again' }));
    expect(isFollowed).toBe(true);
    expect(load).toHaveBeenCalledOnce();
  });
});
