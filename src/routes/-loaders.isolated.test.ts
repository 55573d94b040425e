import { describe, expect, it, vi } from 'vitest';
import { services } from '#content/services.data.ts';
import { loadHome, loadHub, loadService, topicSections } from './-loaders.ts';

vi.mock('#content/categories.data.ts', () => ({
  topicCategories: [3, 5, 6].map((count) => ({
    id: 'conditions',
    topics: Array.from({ length: count }, (_, index) => ({ slug: `topic-${index}` })),
  })),
}));

vi.mock('#content/particulars.data.ts', () => ({
  particulars: { usualPrices: [{ what: 'Eye exam', price: '$120' }] },
}));

it('passes the usual prices to their section of “Your visit”, and to each service', async () => {
  const prices = [{ what: 'Eye exam', price: '$120' }];
  const { sections } = (await loadHome()).visit;
  expect(sections.filter((section) => section.prices.length > 0)).toMatchObject([{ id: 'prices', prices }]);
  const [service] = services;
  expect(await loadService(service?.id ?? '')).toMatchObject({ prices });
});

it('lists the first five topics of a category, and counts the others', async () => {
  const { categories } = await loadHub();
  expect(categories.map(({ topics, more }) => [topics.length, more])).toEqual([
    [3, 0],
    [5, 0],
    [5, 1],
  ]);
});

type Shown = Parameters<typeof topicSections>[0];

const topic: Shown = {
  symptoms: ['Glare.'],
  careTips: ['Wear a hat.'],
  homeTools: [{ name: 'Hat', benefit: 'Shades the eyes.' }],
  treatments: [],
};

const headings = (changes: Partial<Shown> = {}) =>
  topicSections({ ...topic, ...changes }).map(({ heading }) => heading);

const last = ['When to Call Us', 'Questions People Ask', 'Your Visit Here', 'Sources'];

describe("a topic's sections", () => {
  it('are in order', () => {
    expect(headings()).toEqual(['What is it?', 'What You Might Notice', 'How We Help', 'Tools for Home Care', ...last]);
  });

  it('keep the care tips of a topic without tools under their own heading', () => {
    expect(headings({ homeTools: [] })).toEqual([
      'What is it?',
      'What You Might Notice',
      'How We Help',
      'Care at Home',
      ...last,
    ]);
  });

  it('have none on symptoms and care at home without symptoms, tips and tools', () => {
    expect(headings({ symptoms: [], homeTools: [], careTips: [] })).toEqual(['What is it?', 'How We Help', ...last]);
  });
});
