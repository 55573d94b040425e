import { describe, expect, it } from 'vitest';
import { searchIndexText } from '../../scripts/search-index.ts';
import { dangersIn } from '../../src/search-index/danger.ts';
import { createSearch } from '../../src/search-index/search.ts';
import { dangerQueries, layQueries } from '../../tests/search/lay-queries.ts';
import { sitePages, urgentSearchWords } from '../index.ts';
import { loadContent } from '../schema/content.ts';

const search = createSearch(JSON.parse(await searchIndexText()));
const content = await loadContent();

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

const misses = layQueries
  .filter(([query, ...pages]) => !firstThree(query).some((page) => pages.includes(page)))
  .map(([query, ...pages]) => `${query}: ${firstThree(query).join(', ') || 'nothing'}, not ${pages.join(' or ')}`);

describe('what patients type', () => {
  it('is a list of at least 200 different queries for known pages', () => {
    const pages = new Set([
      ...content.topics.map(({ slug }) => slug),
      ...content.services.map(({ id }) => id),
      ...sitePages.map(({ path }) => pageOf(path)),
      'urgent',
    ]);
    expect(layQueries.flatMap(([, ...expected]) => expected).filter((page) => !pages.has(page))).toEqual([]);
    expect(new Set(layQueries.map(([query]) => query)).size).toBe(layQueries.length);
    expect(layQueries.length).toBeGreaterThanOrEqual(200);
  });

  it('finds its page among the first three results, 95 times of 100', () => {
    expect(misses.length / layQueries.length, misses.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('shows the guide and the phone first when it names a danger', () => {
    expect(dangerQueries.filter((query) => dangersIn(query, urgentSearchWords).length === 0)).toEqual([]);
  });

  it('raises no alarm for anything else', () => {
    const alarms = layQueries.flatMap(([query, ...pages]) =>
      pages.includes('urgent') || dangersIn(query, urgentSearchWords).length === 0 ? [] : [query],
    );
    expect(alarms).toEqual([]);
  });
});

describe('the words for urgent signs', () => {
  it('belong to signs that are urgent', () => {
    const urgent = content.signs.filter(({ urgency }) => urgency !== 'this week' && urgency !== 'next exam');
    expect(Object.keys(urgentSearchWords).filter((id) => !urgent.some((sign) => sign.id === id))).toEqual([]);
  });

  it('exist for every sign that cannot wait until tomorrow', () => {
    const now = content.signs.filter(({ urgency }) => ['911', 'emergency room', 'call now'].includes(urgency));
    expect(now.filter(({ id }) => !urgentSearchWords[id]).map(({ id }) => id)).toEqual([]);
  });
});
