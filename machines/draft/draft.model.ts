import type { Fixtures, Journeys } from '../model-testing/model.ts';
import { draftMachine } from './draft.machine.ts';

const found = { type: 'details.found', source: 'appointment' } as const;

const written = { unsent: 'written' } as const;
const kept = { unsent: 'kept' } as const;
const shownAgain = { unsent: 'shownAgain' } as const;

const fixtures: Fixtures<typeof draftMachine> = {
  steps: [found],
  // A form that is not on the page can only come back, and only what is seen can be pressed.
  canHappen: (snapshot, { type }) => {
    const isAway = snapshot.matches({ details: 'away' });
    if (isAway || type === 'form.opened') return isAway && type === 'form.opened';
    if (type === 'clear.pressed') return snapshot.matches({ text: { unsent: 'shownAgain' } });
    if (type === 'form.filled') return snapshot.matches({ text: 'none' });
    if (type === 'details.pressed') return snapshot.matches({ details: 'offered' });
    if (type === 'form.emptied') return snapshot.matches({ text: 'unsent' });
    return true;
  },
};

const journeys: Journeys<typeof draftMachine> = {
  'nothing has happened yet': { steps: [], ends: { text: 'none', details: 'away' } },
  'a form that nobody writes into is left without a question': {
    steps: ['form.opened', 'form.left'],
    ends: { text: 'none' },
  },
  'a form that nobody wrote into comes back as it was': {
    steps: ['form.opened', 'form.left', 'form.opened'],
    ends: { details: 'none' },
  },
  'whoever writes is asked before leaving the site': {
    steps: ['form.opened', 'form.filled'],
    ends: { text: written, details: 'none' },
    actions: ['startAsking'],
  },
  'a form that was sent or emptied asks nothing more': {
    steps: ['form.opened', 'form.filled', 'form.emptied'],
    ends: { details: 'none' },
    actions: ['startAsking', 'stopAsking'],
  },
  'what was written is kept while the visitor is elsewhere on the site': {
    steps: ['form.opened', 'form.filled', 'form.left'],
    ends: { text: kept },
    actions: ['startAsking', 'keepText'],
  },
  'what was kept is shown again': {
    steps: ['form.opened', 'form.filled', 'form.left', 'form.opened'],
    ends: { text: shownAgain, details: 'none' },
    actions: ['startAsking', 'keepText', 'putTextBack'],
  },
  'what was shown again is kept again': {
    steps: ['form.opened', 'form.filled', 'form.left', 'form.opened', 'form.left', 'form.opened'],
    ends: { text: shownAgain, details: 'none' },
    actions: ['startAsking', 'keepText', 'putTextBack', 'keepText', 'putTextBack'],
  },
  'what was shown again is cleared': {
    steps: ['form.opened', 'form.filled', 'form.left', 'form.opened', 'clear.pressed'],
    ends: { details: 'none' },
    actions: ['startAsking', 'keepText', 'putTextBack', 'stopAsking', 'clearForm'],
  },
  'what was shown again is sent, and nothing of it comes back': {
    steps: ['form.opened', 'form.filled', 'form.left', 'form.opened', 'form.emptied', 'form.left', 'form.opened'],
    ends: { details: 'none' },
    actions: ['startAsking', 'keepText', 'putTextBack', 'stopAsking'],
  },
  'details of another form are offered': {
    steps: ['form.opened', found],
    ends: { details: 'offered' },
    context: { source: 'appointment' },
  },
  'details are taken over, and are unsent text from then on': {
    steps: ['form.opened', found, 'details.pressed'],
    ends: { text: written, details: 'taken' },
    actions: ['fillInDetails', 'startAsking'],
    context: { source: 'appointment' },
  },
  'details are taken over beside what is written already': {
    steps: ['form.opened', 'form.filled', found, 'details.pressed'],
    ends: { text: written, details: 'taken' },
    actions: ['startAsking', 'fillInDetails'],
  },
  'details that are gone are not offered': {
    steps: ['form.opened', found, 'details.lost'],
    ends: { details: 'none' },
    context: { source: null },
  },
  'an offer ends with the form': {
    steps: ['form.opened', found, 'form.left'],
    ends: { text: 'none' },
    context: { source: null },
  },
  'details that were taken over are kept like everything else': {
    steps: ['form.opened', found, 'details.pressed', 'form.left'],
    ends: { text: kept },
    actions: ['fillInDetails', 'startAsking', 'keepText'],
    context: { source: null },
  },
  'details that were taken over come back as the visitor’s own text': {
    steps: ['form.opened', found, 'details.pressed', 'form.left', 'form.opened'],
    ends: { text: shownAgain, details: 'none' },
    actions: ['fillInDetails', 'startAsking', 'keepText', 'putTextBack'],
    context: { source: null },
  },
  'details are offered again once the form is empty': {
    steps: ['form.opened', found, 'details.pressed', 'form.emptied'],
    ends: { details: 'offered' },
    actions: ['fillInDetails', 'startAsking', 'stopAsking'],
    context: { source: 'appointment' },
  },
  'details are offered again once the form is cleared': {
    steps: ['form.opened', 'form.filled', 'form.left', 'form.opened', found, 'details.pressed', 'clear.pressed'],
    ends: { details: 'offered' },
    actions: ['startAsking', 'keepText', 'putTextBack', 'fillInDetails', 'stopAsking', 'clearForm'],
    context: { source: 'appointment' },
  },
  'details that were taken over stay when the other form is sent': {
    steps: ['form.opened', found, 'details.pressed', 'details.lost'],
    ends: { text: written, details: 'none' },
    actions: ['fillInDetails', 'startAsking'],
    context: { source: null },
  },
};

/** The model of a draft: its machine, everything that can happen to it, and its journeys. */
export const draftModel = { machine: draftMachine, fixtures, journeys };
