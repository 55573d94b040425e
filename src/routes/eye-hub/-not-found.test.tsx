import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInRouter } from '#tests/support/render-in-router.tsx';
import { CategoryNotFound, TopicNotFound } from './-not-found.tsx';

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

it.each([
  ['Topic', <TopicNotFound key="topic" slug="xqzw" />],
  ['Category', <CategoryNotFound key="category" category="xqzw" />],
])('an unknown %s leads back to the hub', async (what, view) => {
  await renderInRouter(view);
  expect(screen.getByRole('heading', { level: 1, name: `${what} Not Found` })).toBeDefined();
  expect(addressOf('Return to Eye Hub')).toBe('/eye-hub');
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});

it.each([
  ['that a misspelled address means', <TopicNotFound key="" slug="catarct" />, 'Cataracts', 'conditions/cataracts'],
  ['of another category', <TopicNotFound key="" slug="screen-habits" />, 'Screen Habits', 'prevention/screen-habits'],
  ['that is a category', <CategoryNotFound key="" category="condition" />, 'Eye Conditions', 'conditions'],
  [
    'of an unknown category',
    <CategoryNotFound key="" category="x" slug="glaucoma" />,
    'Glaucoma',
    'conditions/glaucoma',
  ],
  ['whose slug is the category', <CategoryNotFound key="" category="glaucoma" />, 'Glaucoma', 'conditions/glaucoma'],
])('offers the page %s', async (_, view, name, address) => {
  await renderInRouter(view);
  expect(screen.getByText(/^Did you mean/).textContent).toBe(`Did you mean ${name}?`);
  expect(addressOf(name)).toBe(`/eye-hub/${address}`);
});
