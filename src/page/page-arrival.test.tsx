import { Outlet, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteAnnouncer } from '#src/components/screen-reader/screen-reader.tsx';
import { routerOf } from '#tests/support/render-in-router.tsx';
import { takeFocus } from './focus.ts';
import { usePageArrival } from './page-arrival.ts';

const PageArrival = () => <RouteAnnouncer arrival={usePageArrival()} />;

/** A button that takes the focus when it is on the page. */
function Focused() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (button.current) takeFocus(button.current);
  }, []);
  return <button ref={button} type="button" />;
}

/** Three pages, at "/", "/terms" and "/form", which takes the focus itself. */
async function openSite() {
  const layout = () => (
    <main>
      <Outlet />
      <PageArrival />
    </main>
  );
  const page = (name: string) => ({
    component: () => (
      <>
        <title>{`${name} | Practice`}</title>
        <h1>{name}</h1>
        {name === 'Form' && <Focused />}
        <section id="contact">
          <h2 id="contact-heading" tabIndex={-1}>
            Contact
          </h2>
        </section>
      </>
    ),
  });
  const router = routerOf({ '/': page('Home'), '/terms': page('Terms'), '/form': page('Form') }, { layout });
  await router.load();
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Home' });
  return (href: string) => act(() => router.navigate({ href }));
}

const announced = () => document.querySelector('[aria-live]')?.textContent;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

describe('the arrival at a page', () => {
  it("focuses the page's heading and announces its title, also when the visitor comes back", async () => {
    const go = await openSite();
    await go('/terms');
    await waitFor(() => expect(announced()).toBe('Terms | Practice'));
    const heading = screen.getByRole('heading', { name: 'Terms' });
    expect([document.activeElement, heading.tabIndex]).toEqual([heading, -1]);
    const first = document.querySelector('[aria-live] span');
    await go('/');
    await waitFor(() => expect(announced()).toBe('Home | Practice'));
    expect(document.querySelector('[aria-live] span')).not.toBe(first);
  });

  it('leaves the focus to what the page itself has focused', async () => {
    const go = await openSite();
    await go('/form');
    await waitFor(() => expect(announced()).toBe('Form | Practice'));
    expect(document.activeElement).toBe(screen.getByRole('button'));
    await go('/');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Home' })));
  });

  it('focuses the section that the address names', async () => {
    const go = await openSite();
    await go('/terms#contact');
    await waitFor(() => expect(announced()).toBe('Terms | Practice'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contact' }));
  });

  it('is left to the browser for the first page, and within a page', async () => {
    const go = await openSite();
    for (const hash of ['', '#contact']) {
      if (hash) await go(`/${hash}`);
      expect(announced()).toBe('');
      expect(document.activeElement).toBe(document.body);
    }
  });
});
