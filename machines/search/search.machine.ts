import { assign, setup } from 'xstate';
import { providedActions, providedActor } from '../provided.ts';

/** A text in parts: those that the query matches, and those between them. */
export type MarkedText = readonly { readonly text: string; readonly isMatch: boolean }[];

export type SearchKind = 'sign' | 'topic' | 'service' | 'doctor' | 'question' | 'page';

/** A page, or a place on one, that matches a query. */
export interface SearchResult {
  readonly kind: SearchKind;
  /** Path and hash: "/eye-hub/conditions/glaucoma#is-it-painful". No two results have the same. */
  readonly address: string;
  readonly title: MarkedText;
  readonly detail: MarkedText;
}

export interface SearchContext {
  /** As typed; '' while the search is closed. */
  readonly query: string;
  /** The ids of the urgent signs that the query names. */
  readonly dangers: readonly string[];
  /** The best first. Empty unless the state is `results`. */
  readonly results: readonly SearchResult[];
  /** Whether the index is loaded. */
  readonly hasIndex: boolean;
}

type SearchEvent =
  /**
   * The visitor typed, cleared the field, or opened an address with a query. `results` is what the index contains, and
   * empty until it is loaded.
   */
  | { type: 'query.changed'; query: string; dangers: readonly string[]; results: readonly SearchResult[] }
  /** The form was submitted. */
  | { type: 'query.submitted' }
  /** A result was chosen, by pointer or keyboard. */
  | { type: 'result.chosen'; address: string }
  /** The visitor requested an index that could not be loaded. */
  | { type: 'retry.requested' }
  /** The browser is online again. */
  | { type: 'network.restored' };

/**
 * The feature provides the actor `loadAndSearch` (input: the query), and the actions `showAddress` (reads `query`) and
 * `openResult`.
 */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    children: {} as { loadAndSearch: 'loadAndSearch' },
  },
  actors: {
    loadAndSearch: providedActor<readonly SearchResult[], { query: string }>(),
  },
  guards: {
    isBlank: ({ event }) => event.type === 'query.changed' && event.query.trim() === '',
    isIndexMissing: ({ context }) => !context.hasIndex,
    hasNoResults: (_, results: readonly SearchResult[]) => results.length === 0,
    isDanger: ({ event }) => event.type === 'query.changed' && event.dangers.length > 0,
  },
  actions: {
    setQuery: assign({ query: ({ context, event }) => ('query' in event ? event.query : context.query) }),
    setDangers: assign({ dangers: ({ context, event }) => ('dangers' in event ? event.dangers : context.dangers) }),
    setResults: assign({ results: (_, results: readonly SearchResult[]) => results }),
    setHasIndex: assign({ hasIndex: true }),
    clearQuery: assign({ query: '' }),
    clearResults: assign({ results: [] }),
    ...providedActions('showAddress', 'openResult'),
  },
}).createMachine({
  id: 'search',
  description: 'The search, on the device.',
  context: { query: '', dangers: [], results: [], hasIndex: false },
  type: 'parallel',
  states: {
    search: {
      description:
        'A changed query replaces the pending one. Once the index is loaded, each query has its results at once.',
      initial: 'closed',
      on: {
        'query.changed': [
          { guard: 'isBlank', target: '.closed', actions: ['clearQuery', 'clearResults'] },
          { guard: 'isIndexMissing', target: '.loading', actions: 'setQuery' },
          {
            guard: { type: 'hasNoResults', params: ({ event }) => event.results },
            target: '.nothingFound',
            actions: ['setQuery', 'clearResults'],
          },
          {
            target: '.results',
            actions: ['setQuery', { type: 'setResults', params: ({ event }) => event.results }],
          },
        ],
      },
      states: {
        closed: { description: 'There is no query.' },
        loading: {
          description: 'The index is being loaded for the query.',
          on: { 'query.submitted': { actions: 'showAddress' } },
          invoke: {
            id: 'loadAndSearch',
            src: 'loadAndSearch',
            input: ({ context }) => ({ query: context.query }),
            onDone: [
              {
                guard: { type: 'hasNoResults', params: ({ event }) => event.output },
                target: 'nothingFound',
                actions: 'setHasIndex',
              },
              {
                target: 'results',
                actions: ['setHasIndex', { type: 'setResults', params: ({ event }) => event.output }],
              },
            ],
            onError: 'failed',
          },
        },
        results: {
          on: { 'query.submitted': { actions: 'showAddress' }, 'result.chosen': { actions: 'openResult' } },
        },
        nothingFound: { on: { 'query.submitted': { actions: 'showAddress' } } },
        failed: {
          description: 'The index could not be loaded.',
          on: {
            'query.submitted': { target: 'loading', actions: 'showAddress' },
            'retry.requested': 'loading',
            'network.restored': 'loading',
          },
        },
      },
    },
    danger: {
      description: 'Whether the query names an urgent sign. It does not depend on the index.',
      initial: 'none',
      on: {
        'query.changed': [
          { guard: 'isDanger', target: '.named', actions: 'setDangers' },
          { target: '.none', actions: 'setDangers' },
        ],
      },
      states: { none: {}, named: {} },
    },
  },
});
