import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInRouter } from '#tests/support/render-in-router.tsx';
import { EyewearInvitation } from './EyewearInvitation.tsx';

it('the invitation to eyewear says when glasses are ready, where that is known', async () => {
  const ready = 'Glasses are ready in ten days.';
  const { unmount } = await renderInRouter(
    <EyewearInvitation text="Try frames on." ready={ready} linkLabel="Brands" />,
  );
  expect(screen.getByText('Try frames on.').nextSibling?.textContent).toBe(ready);
  unmount();
  await renderInRouter(<EyewearInvitation text="Try frames on." linkLabel="Brands" />);
  expect(screen.getByText('Try frames on.')).toBeDefined();
  expect(screen.queryByText(ready)).toBeNull();
});
