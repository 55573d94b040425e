import MiniSearch, { type AsPlainObject, type SearchResult as Hit, type Options } from 'minisearch';
import type { MarkedText, SearchKind, SearchResult } from '#machines/search/search.machine.ts';
import { containsPhrase, isHarmless, phraseTerms, queryTerms, stem, weightOf, wordsIn } from './words.ts';

/** What the index contains of a page, or of a place on one. */
export interface SearchDocument {
  kind: SearchKind;
  address: string;
  title: string;
  /** A sentence for the list of results. */
  detail: string;
  /** Lay words and misspellings, which are not shown. */
  words: string;
  /** Words of a query that make the words of a sign harmless. */
  unless?: readonly string[] | undefined;
  /** More of the page's words, which are not shown. */
  text: string;
}

/** How the index is made, and read: both must agree. */
export const indexOptions: Options<SearchDocument> = {
  idField: 'address',
  fields: ['title', 'words', 'text'],
  storeFields: ['kind', 'title', 'detail', 'words', 'unless'],
  tokenize: wordsIn,
  processTerm: stem,
};

/** The index as the build writes it. */
export type SearchIndex = AsPlainObject;

/** No more results of one kind than this are shown. */
const mostOfKind: Readonly<Record<SearchKind, number>> = {
  sign: 2,
  topic: 4,
  service: 3,
  doctor: 3,
  question: 4,
  page: 2,
};

/** How many letters of a word may be wrong. */
const mistakes = (term: string): number => (term.length < 5 ? 0 : term.length < 8 ? 1 : 2);

const word = /([\p{L}\p{M}\d'’]+)/u;

/** A text with the words that match. */
function mark(text: string, terms: ReadonlySet<string>): MarkedText {
  const parts: { text: string; isMatch: boolean }[] = [];
  for (const part of text.split(word)) {
    const isMatch = wordsIn(part).some((one) => terms.has(stem(one)));
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += part;
    else if (part !== '') parts.push({ text: part, isMatch });
  }
  return parts;
}

const sorted = (terms: readonly string[]): string => [...terms].sort().join(' ');

/** Whether a query is one of the phrases that patients use for a page. */
const isPhrase = (phrases: string, terms: readonly string[]): boolean =>
  phrases.split('. ').some((phrase) => sorted(phraseTerms(phrase)) === sorted(terms));

const weightOfAll = (terms: Iterable<string>): number =>
  [...new Set(terms)].reduce((sum, term) => sum + weightOf(term), 0);

/** Topics say most about what somebody notices. Signs are short, which alone would rank them high. */
const weights: Readonly<Partial<Record<SearchKind, number>>> = { topic: 1.25, sign: 0.7 };

/** Words of a query that are missing cost more than rare words gain, and whole phrases gain. */
const rank = ({ score, kind, words, queryTerms: matched }: Hit, terms: readonly string[]): number =>
  score *
  (weightOfAll(matched) / weightOfAll(terms)) ** 2 *
  (isPhrase(words, terms) ? 2 : 1) *
  (weights[kind as SearchKind] ?? 1);

/** The search of an index. Results are kind by kind: urgent signs first, then the kind with the best result. */
export function createSearch(index: SearchIndex): (query: string) => SearchResult[] {
  const search = MiniSearch.loadJS(index, indexOptions);
  return (query) => {
    const terms = queryTerms(query);
    const hits = search
      .search(query, {
        tokenize: queryTerms,
        processTerm: (term) => term,
        boost: { title: 3, words: 3, text: 0.6 },
        boostTerm: weightOf,
        bm25: { k: 1.2, b: 0.3, d: 0.5 },
        fuzzy: (term) => mistakes(term),
        prefix: (term, termIndex, all) => termIndex === all.length - 1 || term.length > 4,
        weights: { fuzzy: 0.45, prefix: 0.5 },
        filter: ({ unless }) => !isHarmless(query, unless),
      })
      .map((hit) => ({ hit, rank: rank(hit, terms) }))
      .sort((a, b) => b.rank - a.rank);
    const best = hits.find(({ hit }) => hit.kind !== 'sign')?.rank ?? 0;
    const named = hits.filter(({ hit }) => hit.kind === 'sign' && containsPhrase(query, hit.words.split('. ')));
    const isShown = (found: (typeof hits)[number]) => {
      if (found.hit.kind !== 'sign') return found.rank >= best * 0.12;
      if (named.length > 0) return named.includes(found);
      return found.rank >= best && terms.every((term) => found.hit.terms.includes(term));
    };
    const kinds = new Map<SearchKind, SearchResult[]>([['sign', []]]);
    for (const { hit } of hits.filter(isShown)) {
      const kind: SearchKind = hit.kind;
      const found = kinds.get(kind) ?? [];
      kinds.set(kind, found);
      if (found.length === mostOfKind[kind]) continue;
      const matched = new Set(hit.terms);
      found.push({ kind, address: hit.id, title: mark(hit.title, matched), detail: mark(hit.detail, matched) });
    }
    return [...kinds.values()].flat();
  };
}
