import type { Fixtures, Journeys } from '../model-testing/model.ts';
import { draftMachine } from './draft.machine.ts';

const fixtures: Fixtures<typeof draftMachine> = {
  // A form that is not on the page can only come back, and only what is seen can be pressed.
  canHappen: (snapshot, { type }) => {
    const isAway = snapshot.matches({ details: 'away' });
    if (isAway || type === 'form.opened') return isAway && type === 'form.opened';
    if (type === 'clear.pressed') return snapshot.matches({ text: { unsent: 'shownAgain' } });
    if (type === 'form.filled') return snapshot.matches({ text: 'none' });
    if (type === 'form.emptied') return snapshot.matches({ text: 'unsent' });
    return true;
  },
  events: {
    'form.opened': [{ type: 'form.opened' }],
    'form.left': [{ type: 'form.left' }],
    'form.filled': [{ type: 'form.filled' }],
    'form.emptied': [{ type: 'form.emptied' }],
    'clear.pressed': [{ type: 'clear.pressed' }],
    'details.found': [{ type: 'details.found', source: 'appointment' }],
    'details.lost': [{ type: 'details.lost' }],
    'details.pressed': [{ type: 'details.pressed' }],
  },
};

const opened = { type: 'form.opened' } as const;
const left = { type: 'form.left' } as const;
const filled = { type: 'form.filled' } as const;
const emptied = { type: 'form.emptied' } as const;
const clearPressed = { type: 'clear.pressed' } as const;
const found = { type: 'details.found', source: 'appointment' } as const;
const lost = { type: 'details.lost' } as const;
const taken = { type: 'details.pressed' } as const;

const written = { unsent: 'written' } as const;
const kept = { unsent: 'kept' } as const;
const shownAgain = { unsent: 'shownAgain' } as const;

const journeys: Journeys<typeof draftMachine> = {
  'nothing has happened yet': { steps: [], ends: { text: 'none', details: 'away' } },
  'a form that nobody writes into is left without a question': {
    steps: [opened, left],
    ends: { text: 'none', details: 'away' },
  },
  'a form that nobody wrote into comes back as it was': {
    steps: [opened, left, opened],
    ends: { text: 'none', details: 'none' },
  },
  'whoever writes is asked before leaving the site': {
    steps: [opened, filled],
    ends: { text: written, details: 'none' },
    actions: ['startAsking'],
  },
  'a form that was sent or emptied asks nothing more': {
    steps: [opened, filled, emptied],
    ends: { text: 'none', details: 'none' },
    actions: ['startAsking', 'stopAsking'],
  },
  'what was written is kept while the visitor is elsewhere on the site': {
    steps: [opened, filled, left],
    ends: { text: kept, details: 'away' },
    actions: ['startAsking', 'keepText'],
  },
  'what was kept is shown again': {
    steps: [opened, filled, left, opened],
    ends: { text: shownAgain, details: 'none' },
    actions: ['startAsking', 'keepText', 'putTextBack'],
  },
  'what was shown again is kept again': {
    steps: [opened, filled, left, opened, left, opened],
    ends: { text: shownAgain, details: 'none' },
    actions: ['startAsking', 'keepText', 'putTextBack', 'keepText', 'putTextBack'],
  },
  'what was shown again is cleared': {
    steps: [opened, filled, left, opened, clearPressed],
    ends: { text: 'none', details: 'none' },
    actions: ['startAsking', 'keepText', 'putTextBack', 'stopAsking', 'clearForm'],
  },
  'what was shown again is sent, and nothing of it comes back': {
    steps: [opened, filled, left, opened, emptied, left, opened],
    ends: { text: 'none', details: 'none' },
    actions: ['startAsking', 'keepText', 'putTextBack', 'stopAsking'],
  },
  'details of another form are offered': {
    steps: [opened, found],
    ends: { text: 'none', details: 'offered' },
    context: { source: 'appointment' },
  },
  'details are taken over, and are unsent text from then on': {
    steps: [opened, found, taken],
    ends: { text: written, details: 'taken' },
    actions: ['fillInDetails', 'startAsking'],
    context: { source: 'appointment' },
  },
  'details are taken over beside what is written already': {
    steps: [opened, filled, found, taken],
    ends: { text: written, details: 'taken' },
    actions: ['startAsking', 'fillInDetails'],
  },
  'details that are gone are not offered': {
    steps: [opened, found, lost],
    ends: { text: 'none', details: 'none' },
    context: { source: null },
  },
  'an offer ends with the form': {
    steps: [opened, found, left],
    ends: { text: 'none', details: 'away' },
    context: { source: null },
  },
  'details that were taken over are kept like everything else': {
    steps: [opened, found, taken, left],
    ends: { text: kept, details: 'away' },
    actions: ['fillInDetails', 'startAsking', 'keepText'],
    context: { source: null },
  },
  'details that were taken over come back as the visitor’s own text': {
    steps: [opened, found, taken, left, opened],
    ends: { text: shownAgain, details: 'none' },
    actions: ['fillInDetails', 'startAsking', 'keepText', 'putTextBack'],
    context: { source: null },
  },
  'details are offered again once the form is empty': {
    steps: [opened, found, taken, emptied],
    ends: { text: 'none', details: 'offered' },
    actions: ['fillInDetails', 'startAsking', 'stopAsking'],
    context: { source: 'appointment' },
  },
  'details are offered again once the form is cleared': {
    steps: [opened, filled, left, opened, found, taken, clearPressed],
    ends: { text: 'none', details: 'offered' },
    actions: ['startAsking', 'keepText', 'putTextBack', 'fillInDetails', 'stopAsking', 'clearForm'],
    context: { source: 'appointment' },
  },
  'details that were taken over stay when the other form is sent': {
    steps: [opened, found, taken, lost],
    ends: { text: written, details: 'none' },
    actions: ['fillInDetails', 'startAsking'],
    context: { source: null },
  },
};

/** The model of a draft: its machine, everything that can happen to it, and its journeys. */
export const draftModel = { machine: draftMachine, fixtures, journeys };
