import type { Fixtures, Scenarios } from 'model-testing';
import { type SearchResult, searchMachine } from './search.machine.ts';

/** The results of each query. The index of the path tests contains exactly these. */
const found: Readonly<Record<string, readonly SearchResult[]>> = {
  pinkeye: [
    {
      kind: 'topic',
      address: '/eye-hub/conditions/conjunctivitis',
      title: [{ text: 'Conjunctivitis', isMatch: false }],
      detail: [{ text: 'Pinkeye', isMatch: true }],
    },
  ],
  'bleach splash': [
    {
      kind: 'sign',
      address: '/urgent#chemical-splash',
      title: [
        { text: 'A chemical ', isMatch: false },
        { text: 'splash', isMatch: true },
      ],
      detail: [],
    },
  ],
  lorem: [],
};

const typed = (query: string, hasIndex = false) =>
  ({
    type: 'query.changed',
    query,
    dangers: query === 'bleach splash' ? ['chemical-splash'] : [],
    results: (hasIndex && found[query]) || [],
  }) as const;

const pinkEye = typed('pinkeye');
const pinkEyeFound = typed('pinkeye', true);
const bleach = typed('bleach splash');
const bleachFound = typed('bleach splash', true);
const lorem = typed('lorem');
const blank = typed(' ');
const chosen = { type: 'result.chosen', address: '/eye-hub/conditions/conjunctivitis' } as const;
const loaded = (query: string) => ({ done: 'loadAndSearch', output: found[query] ?? [] }) as const;
const broken = { failed: 'loadAndSearch', error: new Error('The index is out of reach.') } as const;

const fixtures: Fixtures<typeof searchMachine> = {
  steps: [
    ...[pinkEye, pinkEyeFound, bleach, bleachFound, lorem, blank, chosen, broken],
    ...Object.keys(found).map(loaded),
  ],
  // Only a loaded index has results, and only a result that is shown can be chosen.
  canHappen: ({ context: { hasIndex, results } }, event) => {
    if (event.type === 'result.chosen') return results.some(({ address }) => address === event.address);
    if (event.type !== 'query.changed') return true;
    return event.results.length === ((hasIndex && found[event.query]?.length) || 0);
  },
  canEnd: ({ context }, end) => !('done' in end) || end.output === found[context.query],
  // The page is left.
  lastEvents: ['result.chosen'],
};

const scenarios: Scenarios<typeof searchMachine> = {
  'later queries have their results immediately': {
    steps: [lorem, loaded('lorem'), pinkEyeFound],
    ends: { search: 'results' },
    context: { query: 'pinkeye', results: found.pinkeye ?? [] },
  },
  'a query without results removes those of the one before': {
    steps: [pinkEye, loaded('pinkeye'), lorem],
    ends: { search: 'nothingFound' },
    context: { query: 'lorem', results: [] },
  },
  'a query that changes while the index loads replaces the one before': {
    steps: [pinkEye, bleach, loaded('bleach splash')],
    ends: { search: 'results', danger: 'named' },
    context: { query: 'bleach splash', results: found['bleach splash'] ?? [] },
  },
  'an empty field closes the search': {
    steps: [pinkEye, loaded('pinkeye'), blank],
    ends: { search: 'closed' },
    context: { query: '', results: [], hasIndex: true },
  },
  'a danger is hidden when the query no longer names it': {
    steps: [bleach, loaded('bleach splash'), pinkEyeFound],
    ends: { search: 'results' },
    context: { dangers: [] },
  },
  'a danger can be named after other queries': {
    steps: [pinkEye, loaded('pinkeye'), bleachFound],
    ends: { search: 'results', danger: 'named' },
    context: { dangers: ['chemical-splash'] },
  },
  'the search fails when the index cannot be loaded': {
    steps: [pinkEye, broken],
    ends: { search: 'failed' },
    context: { query: 'pinkeye', results: [], hasIndex: false },
  },
  'a failed index can be requested again': { steps: [pinkEye, broken, 'retry.requested'], ends: { search: 'loading' } },
  'after a failure the index is requested when the network is back': {
    steps: [pinkEye, broken, 'network.restored', loaded('pinkeye')],
    ends: { search: 'results' },
  },
  'after a failure submitting requests the index': {
    steps: [pinkEye, broken, 'query.submitted'],
    ends: { search: 'loading' },
    actions: ['showAddress'],
  },
  'a submitted query is shown in the address': {
    steps: [pinkEye, loaded('pinkeye'), 'query.submitted'],
    ends: { search: 'results' },
    actions: ['showAddress'],
  },
  'a query can be submitted while the index is loading': {
    steps: [pinkEye, 'query.submitted'],
    ends: { search: 'loading' },
    actions: ['showAddress'],
  },
  'a query without results can be submitted': {
    steps: [lorem, loaded('lorem'), 'query.submitted'],
    ends: { search: 'nothingFound' },
    actions: ['showAddress'],
  },
  'an empty field cannot be submitted': { steps: ['query.submitted'], ends: { search: 'closed' } },
  'a result that is chosen is opened': {
    steps: [pinkEye, loaded('pinkeye'), chosen],
    ends: { search: 'results' },
    actions: ['openResult'],
  },
};

export const searchModel = { machine: searchMachine, fixtures, scenarios };
