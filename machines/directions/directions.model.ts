import type { Fixtures, Journeys } from '../model-testing/model.ts';
import { directionsMachine } from './directions.machine.ts';

/** The browser does not open the window that it is asked for. */
const refusal = new Error('The browser refuses.');

const tabOpened = { done: 'openTab', output: undefined } as const;
const tabBlocked = { failed: 'openTab', error: refusal } as const;
const topWindowOpened = { done: 'openInTopWindow', output: undefined } as const;
const topWindowRefused = { failed: 'openInTopWindow', error: refusal } as const;

const fixtures: Fixtures<typeof directionsMachine> = {
  steps: [tabOpened, tabBlocked, topWindowOpened, topWindowRefused],
  // The browser answers within the press: nobody can press again before it has.
  canHappen: (snapshot) => !snapshot.matches('openingTab') && !snapshot.matches('openingTopWindow'),
};

const journeys: Journeys<typeof directionsMachine> = {
  'nothing opens unasked': { steps: [], ends: 'resting' },
  'a press asks for a new tab': { steps: ['link.pressed'], ends: 'openingTab' },
  'the map opens in a tab of its own': { steps: ['link.pressed', tabOpened], ends: 'opened' },
  'where new tabs are blocked, the top window is asked': {
    steps: ['link.pressed', tabBlocked],
    ends: 'openingTopWindow',
  },
  'where new tabs are blocked, the top window goes to the map': {
    steps: ['link.pressed', tabBlocked, topWindowOpened],
    ends: 'leaving',
  },
  'where the top window may not be used either, this window goes to the map': {
    steps: ['link.pressed', tabBlocked, topWindowRefused],
    ends: 'leaving',
    actions: ['openInThisWindow'],
  },
  'a second press opens a second tab': {
    steps: ['link.pressed', tabOpened, 'link.pressed', tabOpened],
    ends: 'opened',
  },
  'somebody who comes back can go again, and new tabs are tried first again': {
    steps: ['link.pressed', tabBlocked, topWindowRefused, 'link.pressed'],
    ends: 'openingTab',
    actions: ['openInThisWindow'],
  },
};

/** The model of the way to the office: its machine, everything that can happen to it, and its journeys. */
export const directionsModel = { machine: directionsMachine, fixtures, journeys };
