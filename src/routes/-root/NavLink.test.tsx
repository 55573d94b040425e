import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInRouter } from '#tests/support/render-in-router.tsx';
import { BottomBar } from './BottomBar.tsx';

it.each([
  ['/services/eye-exam', ['Services', 'true']],
  ['/team/dr-lee', ['Team', 'true']],
  ['/eye-hub/conditions', ['Eye Hub', 'true']],
  ['/eye-hub', ['Eye Hub', 'page']],
])('%s is in the section %s', async (path, expected) => {
  await renderInRouter(<BottomBar />, path);
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([expected]);
});
