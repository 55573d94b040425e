import MiniSearch, { type AsPlainObject, type SearchResult as Hit, type Options } from 'minisearch';
import type { NamedSign } from './sign-finder.ts';
import { phraseTerms, queryTerms, stem, weightOf, wordsIn } from './words.ts';

/** A text in parts: those that the query matches, and those between them. */
type MarkedText = readonly { readonly text: string; readonly isMatch: boolean }[];

export type SearchKind = 'sign' | 'topic' | 'service' | 'doctor' | 'question' | 'page';

/** A page, or a place on one, that matches a query. */
export interface SearchResult {
  readonly kind: SearchKind;
  /** Path and hash: "/eye-hub/conditions/glaucoma#is-it-painful". No two results have the same. */
  readonly address: string;
  readonly title: MarkedText;
  readonly detail: MarkedText;
}

/** What the index contains of a page, or of a place on one. */
export interface SearchDocument {
  kind: SearchKind;
  address: string;
  title: string;
  /** A sentence for the list of results. */
  detail: string;
  /** Lay words and misspellings, which are not shown. */
  words: string;
  /** More of the page's words, which are not shown. */
  text: string;
}

/** How the index is made, and read: both must agree. */
export const indexOptions: Options<SearchDocument> = {
  idField: 'address',
  fields: ['title', 'words', 'text'],
  storeFields: ['kind', 'title', 'detail', 'words'],
  tokenize: wordsIn,
  processTerm: stem,
};

/** The index as the build writes it. */
export type SearchIndex = AsPlainObject;

/** No more results of one kind than this are shown. */
const mostOfKind: Readonly<Record<SearchKind, number>> = {
  sign: 3,
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

const weightOfAll = (terms: Iterable<string>): number =>
  [...new Set(terms)].reduce((sum, term) => sum + weightOf(term), 0);

/** How much of a query the title says, or one of the phrases that patients use for a page, from 0 to 1. */
const coverage = ({ title, words }: Hit, terms: readonly string[]): number =>
  Math.max(
    ...[title, ...words.split('. ')].map((phrase) => {
      const said = phraseTerms(phrase);
      return said.every((term) => terms.includes(term)) ? weightOfAll(said) / weightOfAll(terms) : 0;
    }),
  );

/** Topics say most about what somebody notices. Signs are short, which alone would rank them high. */
const weights: Readonly<Partial<Record<SearchKind, number>>> = { topic: 1.25, sign: 0.7 };

/** Words of a query that are missing cost more than rare words gain. */
const relevance = ({ score, kind, queryTerms: matched }: Hit, terms: readonly string[]): number =>
  score * (weightOfAll(matched) / weightOfAll(terms)) ** 2 * (weights[kind as SearchKind] ?? 1);

/** The address of a sign in the list of all signs. */
export const signAddress = (id: string): string => `/urgent#${id}`;

/**
 * The search of an index. Results are kind by kind: the signs that `findSigns` finds first, then the kind with the best
 * result.
 */
export function createSearch(
  index: SearchIndex,
  findSigns: (query: string) => readonly NamedSign[],
): (query: string) => SearchResult[] {
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
      })
      .map((hit) => {
        const relevant = relevance(hit, terms);
        // A whole phrase comes first.
        return { hit, relevant, rank: relevant * (1 + 7 * coverage(hit, terms) ** 4) };
      })
      .sort((a, b) => b.rank - a.rank);
    const matched = new Map(hits.map(({ hit }) => [hit.id, hit.terms]));
    const result = (address: string, { kind, title, detail }: Pick<SearchDocument, 'kind' | 'title' | 'detail'>) => {
      const marked = new Set(matched.get(address));
      return { kind, address, title: mark(title, marked), detail: mark(detail, marked) };
    };
    const named = findSigns(query).map(({ id }) => signAddress(id));
    const best = Math.max(...hits.flatMap(({ hit, relevant }) => (hit.kind === 'sign' ? [] : [relevant])), 0);
    const isShown = ({ hit, relevant }: (typeof hits)[number]) =>
      hit.kind === 'sign'
        ? named.length === 0 && relevant >= best && terms.every((term) => hit.terms.includes(term))
        : relevant >= best * 0.12;
    const stored = named.map((address) =>
      result(address, search.getStoredFields(address) as unknown as SearchDocument),
    );
    const kinds = new Map<SearchKind, SearchResult[]>([['sign', stored.slice(0, mostOfKind.sign)]]);
    for (const { hit } of hits.filter(isShown)) {
      const kind: SearchKind = hit.kind;
      const found = kinds.get(kind) ?? [];
      kinds.set(kind, found);
      if (found.length < mostOfKind[kind]) found.push(result(hit.id, hit as unknown as SearchDocument));
    }
    return [...kinds.values()].flat();
  };
}
