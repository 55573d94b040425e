import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describeComponent } from 'model-testing/vitest';
import { expect, vi } from 'vitest';
import { backToTopModel } from '#machines/back-to-top/back-to-top.model.ts';
import { BackToTop } from './BackToTop.tsx';

/** The view is whether the button and the header are shown. */
interface View {
  isButtonShown: boolean;
  isHeaderShown: boolean;
}

describeComponent<typeof backToTopModel.machine, View>({
  model: backToTopModel,
  states: {
    'button.hidden': ({ isButtonShown }) => expect(isButtonShown).toBe(false),
    'button.shown': ({ isButtonShown }) => expect(isButtonShown).toBe(true),
    'header.shown': ({ isHeaderShown }) => expect(isHeaderShown).toBe(true),
    'header.away': ({ isHeaderShown }) => expect(isHeaderShown).toBe(false),
  },
  open: () => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollY', 0);
    vi.stubGlobal('scrollTo', scrollTo);
    vi.stubGlobal('requestAnimationFrame', (report: () => void) => {
      report();
      return 0;
    });
    render(
      <main>
        <h1>Home</h1>
        <BackToTop />
      </main>,
    );
    const button = () => screen.queryByRole('button', { name: 'Back to top' });
    return {
      events: {
        'page.scrolled': ({ offset, direction }) => {
          for (const place of [direction === 'down' ? offset - 10 : offset + 10, offset]) {
            vi.stubGlobal('scrollY', place);
            fireEvent.scroll(window);
          }
        },
        'button.pressed': () => {
          fireEvent.click(button() as HTMLElement);
          expect(scrollTo.mock.lastCall?.[0]?.top).toBe(0);
          expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
        },
      },
      until: (assertion) =>
        waitFor(() =>
          assertion({
            isButtonShown: button() !== null,
            isHeaderShown: document.documentElement.dataset.headerAway === undefined,
          }),
        ),
    };
  },
});
