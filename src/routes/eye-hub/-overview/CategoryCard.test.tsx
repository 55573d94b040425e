import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInRouter } from '#tests/support/render-in-router.tsx';
import { CategoryCard } from './CategoryCard.tsx';

it('a category says how many topics it does not list', async () => {
  const id = 'conditions' as const;
  const category = { id, title: 'Eye Conditions', description: 'What they feel like.', topics: [] };
  for (const [more, words] of [
    [6, '+ 6 more topics'],
    [1, '+ 1 more topic'],
    [0, undefined],
  ] as const) {
    await renderInRouter(<CategoryCard category={{ ...category, more }} line={1} />);
    expect(screen.queryByText(/more topic/)?.textContent).toBe(words);
    cleanup();
  }
});
