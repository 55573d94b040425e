import { expect, it, vi } from 'vitest';
import { loadHub } from './-load-hub.ts';

vi.mock('#content/index.ts', async (importOriginal) => {
  const content = await importOriginal<typeof import('#content/index.ts')>();
  const categories = content.topicCategories.flatMap((category) =>
    [3, 5, 6].map((count) => ({ ...category, topics: category.topics.slice(0, count) })),
  );
  return { ...content, topicCategories: categories.slice(0, 3) };
});

it('lists the first five topics of a category, and counts the others', async () => {
  const { categories } = await loadHub();
  expect(categories.map(({ topics, more }) => [topics.length, more])).toEqual([
    [3, 0],
    [5, 0],
    [5, 1],
  ]);
});
