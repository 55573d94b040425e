import type { Fixtures, Scenarios } from 'model-testing';
import { searchMachine } from './search.machine.ts';

const typed = (query: string) =>
  ({ type: 'query.changed', query, dangers: query === 'bleach splash' ? ['chemical-splash'] : [] }) as const;

const pinkEye = typed('pinkeye');
const bleach = typed('bleach splash');
const blank = typed(' ');
const chosen = { type: 'result.chosen', address: '/eye-hub/conditions/conjunctivitis' } as const;

const fixtures: Fixtures<typeof searchMachine> = {
  steps: [pinkEye, bleach, typed('lorem'), blank, chosen],
  // Only the result of this query is chosen.
  canHappen: ({ context: { query } }, event) => event.type !== 'result.chosen' || query === 'pinkeye',
  // The page is left.
  lastEvents: ['result.chosen'],
};

const scenarios: Scenarios<typeof searchMachine> = {
  'a query opens the search': {
    steps: [pinkEye],
    ends: { search: 'open' },
    context: { query: 'pinkeye', dangers: [] },
  },
  'an empty field closes the search': { steps: [pinkEye, blank], ends: { search: 'closed' }, context: { query: '' } },
  'a danger is named': {
    steps: [bleach],
    ends: { search: 'open', danger: 'named' },
    context: { dangers: ['chemical-splash'] },
  },
  'a danger is hidden when the query no longer names it': {
    steps: [bleach, pinkEye],
    ends: { search: 'open' },
    context: { dangers: [] },
  },
  'a danger can be named after other queries': {
    steps: [pinkEye, bleach],
    ends: { search: 'open', danger: 'named' },
    context: { query: 'bleach splash', dangers: ['chemical-splash'] },
  },
  'a submitted query is shown in the address': {
    steps: [pinkEye, 'query.submitted'],
    ends: { search: 'open' },
    actions: ['showAddress'],
  },
  'an empty field cannot be submitted': { steps: ['query.submitted'], ends: { search: 'closed' } },
  'a result that is chosen is opened': {
    steps: [pinkEye, chosen],
    ends: { search: 'open' },
    actions: ['openResult'],
  },
};

export const searchModel = {
  machine: searchMachine,
  fixtures,
  scenarios,
  screen: 'src/features/search/Search.test.tsx',
};
