import { describe, expect, it } from 'vitest';
import { doctors } from '#content/doctors.data.ts';
import { sitePages } from '#content/pages.data.ts';
import { searchLanguage, signSearchWords } from '#content/sign-search.data.ts';
import { allSigns } from '#content/signs.data.ts';
import { inList } from '#src/rules/in-list.ts';
import { isUrgent } from '#src/rules/urgency.ts';
import { searchIndexText } from '#src/search-index/index-text.ts';
import { createSearch, signAddress } from '#src/search-index/search.ts';
import { signFinder } from '#src/search-index/sign-finder.ts';
import { patients } from '../patients/patients.ts';
import { dangerQueries, exactQueries, harmlessNouns, harmlessQueries, layQueries, signQueries } from './lay-queries.ts';

const findSigns = signFinder(signSearchWords, searchLanguage);
const search = createSearch(JSON.parse(await searchIndexText()), findSigns);

/** The name of the page of a result: the last part of its path. A place that the search lists as a page is one, a question is not. */
function pageOf(address: string): string {
  if (sitePages.some(({ path }) => path.includes('#') && path === address)) return address;
  const path = address.replace(/#.*/, '');
  return path === '/' ? path : (path.split('/').at(-1) ?? '');
}

const firstThree = (query: string) =>
  search(query)
    .slice(0, 3)
    .map(({ address }) => pageOf(address));

const isDanger = (query: string) => findSigns(query).some((sign) => sign.isDanger);

describe('what patients type', () => {
  it('finds its page among the first three results, 95 times of 100', () => {
    const misses = layQueries
      .filter(([query, ...pages]) => !firstThree(query).some((page) => pages.includes(page)))
      .map(([query, ...pages]) => `${query}: ${firstThree(query).join(', ') || 'nothing'}, not ${pages.join(' or ')}`);
    expect(layQueries.length).toBeGreaterThanOrEqual(200);
    expect(misses.length / layQueries.length, misses.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('shows the panel and urgent signs first when it names a danger, and raises no alarm for anything else', () => {
    expect(dangerQueries.filter((query) => !isDanger(query) || search(query)[0]?.kind !== 'sign')).toEqual([]);
    const others = layQueries.filter(([, ...pages]) => !pages.includes('urgent')).map(([query]) => query);
    expect([...others, ...harmlessQueries].filter(isDanger)).toEqual([]);
  });

  it.each(patients)('finds the sign of a patient who says: $says', ({ says, query, notices, urgency }) => {
    for (const typed of [says, query ?? says]) {
      const [first] = findSigns(typed);
      expect(notices).toContain(first?.id);
      expect(first?.isDanger).toBe(isUrgent(urgency));
    }
  });

  it.each(signQueries)('finds the sign %s, with the panel', (id, queries) => {
    const ids = id.split(' ');
    const misses = queries.filter((query) => !findSigns(query).some((sign) => sign.isDanger && ids.includes(sign.id)));
    expect(misses).toEqual([]);
  });

  it.each(harmlessNouns)('finds the sign %s above the topic, without the panel', (id, queries) => {
    const results = queries.map((query) => [query, search(query)[0]?.address, isDanger(query)]);
    expect(results).toEqual(queries.map((query) => [query, signAddress(id), false]));
  });

  it.each(doctors)('finds $name first, when somebody asks for days', ({ id, name, surname }) => {
    for (const query of [`which days is ${name} in`, `what days does dr ${surname} work`, `when is ${surname} in`])
      expect(pageOf(search(query)[0]?.address ?? '')).toBe(id);
  });

  it.each(exactQueries)('finds the page with exactly these words first: %s', (query, page) => {
    expect(pageOf(search(query)[0]?.address ?? '')).toBe(page);
  });
});

describe('the words of signs', () => {
  const urgent = allSigns.filter(({ urgency }) => isUrgent(urgency)).map(({ id }) => id);
  const phrasesBySign = Object.entries(signSearchWords).map(([id, words]) => {
    const { nouns: _nouns, unless: _unless, ...phrases } = typeof words === 'string' ? {} : words;
    return { id, phrases };
  });

  it('say of the urgent signs that they are, and of no other', () => {
    const named = phrasesBySign.filter(({ phrases }) => Object.keys(phrases).length > 0);
    expect(named.map(({ id }) => id).sort()).toEqual(urgent.sort());
  });

  it.each(['en', 'es', 'ru', 'zh'] as const)(
    'have at least 120 phrases for urgent signs in the language %s',
    (language) => {
      const phrases = phrasesBySign.flatMap((sign) => inList(sign.phrases[language] ?? ''));
      expect(new Set(phrases).size).toBeGreaterThanOrEqual(120);
    },
  );
});
