import type { Journey } from '../model-testing/model.ts';
import type { hashScrollMachine } from './hash-scroll.machine.ts';

const toFindUs = { type: 'hash.changed', anchor: 'find-us' } as const;
const toTeam = { type: 'hash.changed', anchor: 'doctors' } as const;
const found = { done: 'findSection', output: true } as const;
const missing = { done: 'findSection', output: false } as const;
const broken = { failed: 'findSection', error: new Error('There is no page any more.') } as const;
const aMomentLater = { passed: 'retryInterval' } as const;

const missingTimes = (times: number) => Array.from({ length: times }, () => [missing, aMomentLater]).flat();

/** The stories of a hash scroll. */
export const hashScrollJourneys: readonly Journey<typeof hashScrollMachine>[] = [
  { name: 'without a hash nothing happens', steps: [], ends: 'resting', performs: [] },
  {
    name: 'a section that is there is shown at once',
    steps: [toFindUs, found],
    ends: 'landed',
    performs: ['scrollToSection', 'focusHeading'],
    remembers: { anchor: 'find-us', tries: 1 },
  },
  {
    name: 'a section that is late is waited for',
    steps: [toFindUs, missing],
    ends: 'waiting',
    performs: [],
  },
  {
    name: 'a section that comes at the third try is shown',
    steps: [toFindUs, ...missingTimes(2), found],
    ends: 'landed',
    performs: ['scrollToSection', 'focusHeading'],
    remembers: { tries: 3 },
  },
  {
    name: 'a section that comes at the thirtieth try is shown',
    steps: [toFindUs, ...missingTimes(29), found],
    ends: 'landed',
    performs: ['scrollToSection', 'focusHeading'],
    remembers: { tries: 30 },
  },
  {
    name: 'after thirty tries it gives up quietly',
    steps: [toFindUs, ...missingTimes(29), missing],
    ends: 'lost',
    performs: [],
    remembers: { tries: 30 },
  },
  { name: 'a search that breaks is given up quietly', steps: [toFindUs, broken], ends: 'lost', performs: [] },
  {
    name: 'a new hash takes the place of the first and starts counting anew',
    steps: [toFindUs, ...missingTimes(5), toTeam, found],
    ends: 'landed',
    performs: ['scrollToSection', 'focusHeading'],
    remembers: { anchor: 'doctors', tries: 1 },
  },
  {
    name: 'after giving up the next hash is looked for again',
    steps: [toFindUs, broken, toTeam],
    ends: 'looking',
    performs: [],
    remembers: { anchor: 'doctors', tries: 1 },
  },
];
