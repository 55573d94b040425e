import { RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { routerOf } from '#tests/support/render-in-router.tsx';
import { HubNotFound } from './-not-found.tsx';

vi.mock('#content/categories.data.ts', () => ({
  topicCategories: [
    { id: 'conditions', title: 'Eye Conditions' },
    { id: 'prevention', title: 'Wellness & Prevention' },
  ],
}));

vi.mock('#content/topics.data.ts', () => ({
  topics: [
    { category: 'conditions', slug: 'cataracts', title: 'Cataracts' },
    { category: 'conditions', slug: 'glaucoma', title: 'Glaucoma' },
    { category: 'prevention', slug: 'screen-habits', title: 'Screen Habits' },
  ],
}));

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** Shows the view at an address of the Eye Hub. */
async function show(address: string) {
  const page = { component: HubNotFound };
  const pages = { '/eye-hub/$category': page, '/eye-hub/$category/$slug': page };
  const router = routerOf(pages, { addresses: [`/eye-hub/${address}`] });
  await router.load();
  render(<RouterProvider router={router} />);
}

it.each([
  ['Topic', 'conditions/xqzw'],
  ['Category', 'xqzw'],
  ['Category', 'xqzw/xqzw'],
])('an unknown %s leads back to the hub from %s', async (what, asked) => {
  await show(asked);
  expect(screen.getByRole('heading', { level: 1, name: `${what} Not Found` })).toBeDefined();
  expect(addressOf('Return to Eye Hub')).toBe('/eye-hub');
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});

it.each([
  ['that a misspelled address means', 'conditions/catarct', 'Cataracts', 'conditions/cataracts'],
  ['of another category', 'conditions/screen-habits', 'Screen Habits', 'prevention/screen-habits'],
  ['that is a category', 'condition', 'Eye Conditions', 'conditions'],
  ['of an unknown category', 'x/glaucoma', 'Glaucoma', 'conditions/glaucoma'],
  ['whose slug is the category', 'glaucoma', 'Glaucoma', 'conditions/glaucoma'],
])('offers the page %s', async (_, asked, name, address) => {
  await show(asked);
  expect(screen.getByText(/^Did you mean/).textContent).toBe(`Did you mean ${name}?`);
  expect(addressOf(name)).toBe(`/eye-hub/${address}`);
});
