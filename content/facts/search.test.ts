import { describe, expect, it } from 'vitest';
import { searchIndexText } from '../../src/search-index/index-text.ts';
import { createSearch } from '../../src/search-index/search.ts';
import { dangersIn } from '../../src/search-index/words.ts';
import { dangerQueries, harmlessQueries, layQueries } from '../../tests/search/lay-queries.ts';
import { loadContent } from '../schema/content.ts';
import { urgentSearchWords } from '../signs/search-words.ts';

const search = createSearch(JSON.parse(await searchIndexText()));

/** The name of the page of a result: the last part of its path. A section of the home page is one, a question is not. */
function pageOf(address: string): string {
  if (address.startsWith('/#')) return address;
  const path = address.replace(/#.*/, '');
  return path === '/' ? path : (path.split('/').at(-1) ?? '');
}

const firstThree = (query: string) =>
  search(query)
    .slice(0, 3)
    .map(({ address }) => pageOf(address));

describe('what patients type', () => {
  it('finds its page among the first three results, 95 times of 100', () => {
    const misses = layQueries
      .filter(([query, ...pages]) => !firstThree(query).some((page) => pages.includes(page)))
      .map(([query, ...pages]) => `${query}: ${firstThree(query).join(', ') || 'nothing'}, not ${pages.join(' or ')}`);
    expect(layQueries.length).toBeGreaterThanOrEqual(200);
    expect(misses.length / layQueries.length, misses.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('shows the panel and urgent signs first when it names a danger, and raises no alarm for anything else', () => {
    const isDanger = (query: string) => dangersIn(query, urgentSearchWords).length > 0;
    expect(dangerQueries.filter((query) => !isDanger(query) || search(query)[0]?.kind !== 'sign')).toEqual([]);
    const others = layQueries.filter(([, ...pages]) => !pages.includes('urgent')).map(([query]) => query);
    expect([...others, ...harmlessQueries].filter(isDanger)).toEqual([]);
  });
});

it('all signs to act on today have words for the search, and no others', async () => {
  const { signs } = await loadContent();
  const urgent = signs.filter(({ urgency }) => urgency !== 'this week' && urgency !== 'next exam');
  expect(Object.keys(urgentSearchWords).sort()).toEqual(urgent.map(({ id }) => id).sort());
});
