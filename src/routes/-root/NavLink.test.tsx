import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInRouter } from '#tests/support/render-in-router.tsx';
import { BottomBar } from './BottomBar.tsx';

it.each([
  ['/services/comprehensive-eye-exam', 'Services', 'true'],
  ['/team/dr-miriam-castellan', 'Team', 'true'],
  ['/eye-hub/conditions', 'Eye Hub', 'true'],
  ['/eye-hub', 'Eye Hub', 'page'],
  ['/urgent', undefined, undefined],
])('%s is below the link %s', async (path, label, current) => {
  await renderInRouter(<BottomBar />, path);
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual(
    label === undefined ? [] : [[label, current]],
  );
  cleanup();
});
