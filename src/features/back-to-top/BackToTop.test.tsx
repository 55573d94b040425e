import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describeComponent } from 'model-testing/vitest';
import { expect, vi } from 'vitest';
import { backToTopModel } from '#machines/back-to-top/back-to-top.model.ts';
import { BackToTop } from './BackToTop.tsx';

/** The view is whether the button is shown. */

describeComponent<typeof backToTopModel.machine, boolean>({
  model: backToTopModel,
  states: {
    hidden: (isShown) => expect(isShown).toBe(false),
    shown: (isShown) => expect(isShown).toBe(true),
  },
  open: () => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollY', 0);
    vi.stubGlobal('scrollTo', scrollTo);
    render(
      <main>
        <h1>Home</h1>
        <BackToTop />
      </main>,
    );
    const button = () => screen.queryByRole('button', { name: 'Back to top' });
    return {
      events: {
        'page.scrolled': ({ offset }) => {
          vi.stubGlobal('scrollY', offset);
          fireEvent.scroll(window);
        },
        'button.pressed': () => {
          fireEvent.click(button() as HTMLElement);
          expect(scrollTo.mock.lastCall?.[0]?.top).toBe(0);
          expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
        },
      },
      until: (assertion) => waitFor(() => assertion(button() !== null)),
      close: () => {
        vi.unstubAllGlobals();
      },
    };
  },
});
