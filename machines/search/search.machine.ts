import { assign, setup } from 'xstate';
import { providedActions } from '../provided.ts';

export interface SearchContext {
  /** As typed; '' while the search is closed. */
  readonly query: string;
  /** The ids of the urgent signs that the query names. */
  readonly dangers: readonly string[];
}

type SearchEvent =
  /** The visitor typed, cleared the field, or opened an address with a query. */
  | { type: 'query.changed'; query: string; dangers: readonly string[] }
  /** The form was submitted. */
  | { type: 'query.submitted' }
  /** A result was chosen, by pointer or keyboard. */
  | { type: 'result.chosen'; address: string };

/** The feature provides the actions `showAddress` (reads `query`) and `openResult`. */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
  },
  guards: {
    isBlank: ({ event }) => event.type === 'query.changed' && event.query.trim() === '',
    isDanger: ({ event }) => event.type === 'query.changed' && event.dangers.length > 0,
  },
  actions: {
    setQuery: assign({ query: ({ context, event }) => ('query' in event ? event.query : context.query) }),
    setDangers: assign({ dangers: ({ context, event }) => ('dangers' in event ? event.dangers : context.dangers) }),
    clearQuery: assign({ query: '' }),
    ...providedActions('showAddress', 'openResult'),
  },
}).createMachine({
  id: 'search',
  description: 'The search, on the device.',
  context: { query: '', dangers: [] },
  type: 'parallel',
  states: {
    search: {
      initial: 'closed',
      on: {
        'query.changed': [
          { guard: 'isBlank', target: '.closed', actions: 'clearQuery' },
          { target: '.open', actions: 'setQuery' },
        ],
      },
      states: {
        closed: { description: 'There is no query.' },
        open: {
          description: 'The results of the query are shown, as soon as the index is loaded.',
          on: { 'query.submitted': { actions: 'showAddress' }, 'result.chosen': { actions: 'openResult' } },
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
