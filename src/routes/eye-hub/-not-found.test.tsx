import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInRouter } from '#tests/support/render-in-router.tsx';
import { CategoryNotFound, TopicNotFound } from './-not-found.tsx';

vi.mock('#content/topics/categories.ts', () => {
  const topic = (category: string, slug: string, title: string) => ({ category, slug, title });
  return {
    topicCategories: [
      {
        id: 'conditions',
        title: 'Eye Conditions',
        topics: [topic('conditions', 'cataracts', 'Cataracts'), topic('conditions', 'glaucoma', 'Glaucoma')],
      },
      {
        id: 'prevention',
        title: 'Wellness & Prevention',
        topics: [topic('prevention', 'screen-habits', 'Screen Habits')],
      },
    ],
  };
});

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(cleanup);

describe('an unknown topic', () => {
  it('leads back to the hub', async () => {
    await renderInRouter(<TopicNotFound slug="xqzw" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Topic Not Found' })).toBeDefined();
    expect(addressOf('Return to Eye Hub')).toBe('/eye-hub');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  it('offers the topic that a misspelled address means', async () => {
    await renderInRouter(<TopicNotFound slug="catarct" />);
    expect(screen.getByText(/^Did you mean/).textContent).toBe('Did you mean Cataracts?');
  });

  it('offers a topic of another category in its own', async () => {
    await renderInRouter(<TopicNotFound slug="screen-habits" />);
    expect(addressOf('Screen Habits')).toBe('/eye-hub/prevention/screen-habits');
  });
});

describe('an unknown category', () => {
  it('leads back to the hub', async () => {
    await renderInRouter(<CategoryNotFound category="xqzw" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Category Not Found' })).toBeDefined();
    expect(addressOf('Return to Eye Hub')).toBe('/eye-hub');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  it('offers the category that a misspelled address means', async () => {
    await renderInRouter(<CategoryNotFound category="condition" />);
    expect(addressOf('Eye Conditions')).toBe('/eye-hub/conditions');
  });

  it('offers the topic that was asked for with it', async () => {
    await renderInRouter(<CategoryNotFound category="xqzw" slug="glaucoma" />);
    expect(addressOf('Glaucoma')).toBe('/eye-hub/conditions/glaucoma');
  });

  it('offers the topic whose slug is used as a category', async () => {
    await renderInRouter(<CategoryNotFound category="glaucoma" />);
    expect(addressOf('Glaucoma')).toBe('/eye-hub/conditions/glaucoma');
  });
});
