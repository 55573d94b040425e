import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInRouter } from '#tests/support/render-in-router.tsx';
import Footer from '../-root/Footer.part.tsx';

vi.mock('#content/practice.data.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  hasBrands: false,
}));

it('without brands, nothing leads to a section of them', async () => {
  await renderInRouter(<Footer />);
  expect(screen.getByRole('link', { name: 'Find Us' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /brands/i })).toBeNull();
});
