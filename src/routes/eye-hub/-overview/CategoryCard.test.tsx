import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInRouter } from '../../../../tests/support/render-in-router.tsx';
import { CategoryCard } from './CategoryCard.tsx';

const topic = (number: number) => ({ slug: `topic-${number}`, title: `Topic ${number}`, summary: `Summary ${number}` });

const category = (topics: number, more: number) => ({
  id: 'conditions',
  title: 'Eye Conditions',
  description: 'What they feel like.',
  topics: Array.from({ length: topics }, (_, index) => topic(index + 1)),
  more,
});

afterEach(cleanup);

describe('the category card', () => {
  it('lists the first topics and counts the others', async () => {
    await renderInRouter(<CategoryCard category={category(5, 6)} line={1} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Topic 1 Summary 1',
      'Topic 2 Summary 2',
      'Topic 3 Summary 3',
      'Topic 4 Summary 4',
      'Topic 5 Summary 5',
    ]);
    expect(screen.getByText('+ 6 more topics')).toBeDefined();
  });

  it('counts one other topic in the singular', async () => {
    await renderInRouter(<CategoryCard category={category(5, 1)} line={1} />);
    expect(screen.getByText('+ 1 more topic')).toBeDefined();
  });

  it('counts nothing when all topics are listed', async () => {
    await renderInRouter(<CategoryCard category={category(5, 0)} line={1} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.queryByText(/more topic/)).toBeNull();
  });

  it('leads to each topic and to all of them', async () => {
    await renderInRouter(<CategoryCard category={category(2, 4)} line={1} />);
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(addressOf('Topic 2 Summary 2')).toBe('/eye-hub/conditions/topic-2');
    expect(addressOf('View All Eye Conditions')).toBe('/eye-hub/conditions');
  });
});
