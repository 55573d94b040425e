import { fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { backToTopModel } from '../../../machines/back-to-top/back-to-top.model.ts';
import { describeWalks } from '../../../machines/model-testing/suite.ts';
import { backToTopTable } from '../../../tests/models/site/back-to-top.table.ts';
import { BackToTop } from './BackToTop.tsx';

describeWalks({
  model: backToTopModel,
  level: 'component',
  table: backToTopTable,
  open: () => {
    const toTop = vi.fn();
    vi.stubGlobal('scrollY', 0);
    vi.stubGlobal('scrollTo', toTop);
    render(
      <main>
        <h1>Home</h1>
        <BackToTop />
      </main>,
    );
    const button = () => screen.queryByRole('button', { name: 'Back to top' });
    return {
      scrollTo: (offset) => {
        vi.stubGlobal('scrollY', offset);
        fireEvent.scroll(window);
      },
      press: () => {
        const shown = button();
        if (shown) fireEvent.click(shown);
      },
      isButtonShown: () => button() !== null,
      isLedToTop: () =>
        toTop.mock.lastCall?.[0]?.top === 0 && document.activeElement === screen.getByRole('heading', { level: 1 }),
    };
  },
  close: () => {
    vi.unstubAllGlobals();
  },
});
