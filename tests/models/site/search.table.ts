import { expect } from 'vitest';
import type { WalkTable } from '../../../machines/model-testing/walk.ts';
import type { SearchContext, searchMachine } from '../../../machines/search/search.machine.ts';

/** What a visitor sees of the search. */
export interface SearchView {
  /** What a screen reader announces. */
  status: string;
  /** The addresses of the results, in the order of the list; null while the list is closed. */
  results: readonly string[] | null;
  /** The words that are marked. */
  marked: readonly string[];
  /** Whether the page says that nothing was found. */
  isNothingFound: boolean;
  /** Whether the page says that the search could not be loaded. */
  isFailed: boolean;
  /** The urgent signs that stand before the results; null without a notice. */
  urgentSigns: readonly string[] | null;
}

type Work = void | Promise<void>;

/** A page with the search, and control over the index. */
export interface SearchScreen {
  until(check: (view: SearchView) => void): Promise<void>;
  type(query: string): Work;
  /** Submits the form, and expects the address to show the query unless the field is blank. */
  submit(): Work;
  /** Chooses a result, and expects to get to its address. */
  choose(address: string): Work;
  /** Presses Try Again. */
  retry(): Work;
  /** Makes the browser report that it is online again. */
  restoreNetwork(): Work;
  /** Ends the loading of the index. */
  deliver(): Work;
  breakOff(): Work;
}

const hidden = { results: null, marked: [], isNothingFound: false, isFailed: false };

/** How the steps and states of the search look on a screen. */
export const searchTable: WalkTable<typeof searchMachine, SearchScreen> = {
  events: {
    'query.changed': (screen, { query }) => screen.type(query),
    'query.submitted': (screen) => screen.submit(),
    'result.chosen': (screen, { address }) => screen.choose(address),
    'retry.requested': (screen) => screen.retry(),
    'network.restored': (screen) => screen.restoreNetwork(),
  },
  actors: { loadAndSearch: { done: (screen) => screen.deliver(), failed: (screen) => screen.breakOff() } },
  delays: {},
  states: {
    'search.closed': (screen) =>
      screen.until((view) => {
        expect(view).toMatchObject(hidden);
        expect(view.status).toBe('');
      }),
    'search.loading': (screen) =>
      screen.until((view) => {
        expect(view).toMatchObject(hidden);
        expect(view.status).toMatch(/Searching…$/);
      }),
    'search.results': (screen, { results }: SearchContext) =>
      screen.until((view) => {
        expect(view).toMatchObject({ isNothingFound: false, isFailed: false });
        expect(view.results).toEqual(results.map(({ address }) => address));
        const parts = results.flatMap(({ title, detail }) => [...title, ...detail]);
        expect(view.marked).toEqual(parts.flatMap(({ text, isMatch }) => (isMatch ? [text] : [])));
        expect(view.status).toMatch(/\d results?$/);
      }),
    'search.nothingFound': (screen) =>
      screen.until((view) => {
        expect(view).toMatchObject({ ...hidden, isNothingFound: true });
        expect(view.status).toMatch(/No results$/);
      }),
    'search.failed': (screen) => screen.until((view) => expect(view).toMatchObject({ ...hidden, isFailed: true })),
    'danger.none': (screen) => screen.until(({ urgentSigns }) => expect(urgentSigns).toBeNull()),
    'danger.named': (screen, { dangers }) =>
      screen.until(({ urgentSigns, status }) => {
        expect(urgentSigns).toHaveLength(dangers.length);
        expect(status).toMatch(/^This may be urgent/);
      }),
  },
};
