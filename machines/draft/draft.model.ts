import type { Fixtures, Journeys } from 'model-testing';
import { draftMachine } from './draft.machine.ts';

const found = { type: 'details.found', source: 'appointment' } as const;

const written = { unsent: 'written' } as const;
const kept = { unsent: 'kept' } as const;
const restored = { unsent: 'restored' } as const;

const fixtures: Fixtures<typeof draftMachine> = {
  steps: [found],
  // A form that is not on the page can only come back or be sent, and only visible buttons can be pressed.
  canHappen: (snapshot, { type }) => {
    const isAway = snapshot.matches({ details: 'away' });
    if (isAway) return type === 'form.opened' || (type === 'form.emptied' && snapshot.matches({ text: 'unsent' }));
    if (type === 'form.opened') return false;
    if (type === 'clear.pressed') return snapshot.matches({ text: { unsent: 'restored' } });
    if (type === 'form.filled') return snapshot.matches({ text: 'none' });
    if (type === 'details.pressed') return snapshot.matches({ details: 'offered' });
    if (type === 'form.emptied') return snapshot.matches({ text: 'unsent' });
    return true;
  },
};

const journeys: Journeys<typeof draftMachine> = {
  'at first the form is empty and not on the page': { steps: [], ends: { text: 'none', details: 'away' } },
  'an empty form comes back empty': { steps: ['form.opened', 'form.left', 'form.opened'], ends: { details: 'none' } },
  'emptying the form stops the browser from asking': {
    steps: ['form.opened', 'form.filled', 'form.emptied'],
    ends: { details: 'none' },
    actions: ['startLeaveConfirmation', 'stopLeaveConfirmation'],
  },
  'the text is kept when the visitor goes to another page': {
    steps: ['form.opened', 'form.filled', 'form.left'],
    ends: { text: kept },
    actions: ['startLeaveConfirmation', 'keepText'],
  },
  'the restored text is kept and restored again': {
    steps: ['form.opened', 'form.filled', 'form.left', 'form.opened', 'form.left', 'form.opened'],
    ends: { text: restored, details: 'none' },
    actions: ['startLeaveConfirmation', 'keepText', 'restoreText', 'keepText', 'restoreText'],
  },
  'the restored text can be cleared': {
    steps: ['form.opened', 'form.filled', 'form.left', 'form.opened', 'clear.pressed'],
    ends: { details: 'none', announcement: 'cleared' },
    actions: ['startLeaveConfirmation', 'keepText', 'restoreText', 'stopLeaveConfirmation', 'clearForm'],
  },
  'restored text that was sent does not come back': {
    steps: ['form.opened', 'form.filled', 'form.left', 'form.opened', 'form.emptied', 'form.left', 'form.opened'],
    ends: { details: 'none' },
    actions: ['startLeaveConfirmation', 'keepText', 'restoreText', 'stopLeaveConfirmation'],
  },
  'kept text that was sent does not come back': {
    steps: ['form.opened', 'form.filled', 'form.left', 'form.emptied', 'form.opened'],
    ends: { text: 'none', details: 'none' },
    actions: ['startLeaveConfirmation', 'keepText', 'stopLeaveConfirmation'],
  },
  'details can be copied into a form that contains text': {
    steps: ['form.opened', 'form.filled', found, 'details.pressed'],
    ends: { text: written, details: 'copied', announcement: 'filledIn' },
    actions: ['startLeaveConfirmation', 'fillInDetails'],
  },
  'details that were removed are no longer offered': {
    steps: ['form.opened', found, 'details.lost'],
    ends: { details: 'none' },
    context: { source: null },
  },
  'leaving the form ends the offer': {
    steps: ['form.opened', found, 'form.left'],
    ends: { text: 'none' },
    context: { source: null },
  },
  'copied details are kept like other text': {
    steps: ['form.opened', found, 'details.pressed', 'form.left'],
    ends: { text: kept },
    actions: ['fillInDetails', 'startLeaveConfirmation', 'keepText'],
    context: { source: null },
  },
  'copied details are restored like other text': {
    steps: ['form.opened', found, 'details.pressed', 'form.left', 'form.opened'],
    ends: { text: restored, details: 'none' },
    actions: ['fillInDetails', 'startLeaveConfirmation', 'keepText', 'restoreText'],
    context: { source: null },
  },
  'details are offered again when the form is emptied': {
    steps: ['form.opened', found, 'details.pressed', 'form.emptied'],
    ends: { details: 'offered' },
    actions: ['fillInDetails', 'startLeaveConfirmation', 'stopLeaveConfirmation'],
    context: { source: 'appointment' },
  },
  'details are offered again when the form is cleared': {
    steps: ['form.opened', 'form.filled', 'form.left', 'form.opened', found, 'details.pressed', 'clear.pressed'],
    ends: { details: 'offered', announcement: 'cleared' },
    actions: [
      'startLeaveConfirmation',
      'keepText',
      'restoreText',
      'fillInDetails',
      'stopLeaveConfirmation',
      'clearForm',
    ],
    context: { source: 'appointment' },
  },
  'copied details stay when the other form is sent': {
    steps: ['form.opened', found, 'details.pressed', 'details.lost'],
    ends: { text: written, details: 'none', announcement: 'filledIn' },
    actions: ['fillInDetails', 'startLeaveConfirmation'],
    context: { source: null },
  },
  'details can be copied into a form that was cleared': {
    steps: ['form.opened', 'form.filled', 'form.left', 'form.opened', 'clear.pressed', found, 'details.pressed'],
    ends: { text: written, details: 'copied', announcement: 'filledIn' },
    actions: [
      'startLeaveConfirmation',
      'keepText',
      'restoreText',
      'stopLeaveConfirmation',
      'clearForm',
      'fillInDetails',
      'startLeaveConfirmation',
    ],
  },
  'a cleared form that was left and opened again announces nothing': {
    steps: [
      ...(['form.opened', 'form.filled', 'form.left', 'form.opened', 'clear.pressed'] as const),
      ...(['form.left', 'form.opened'] as const),
    ],
    ends: { details: 'none' },
    actions: ['startLeaveConfirmation', 'keepText', 'restoreText', 'stopLeaveConfirmation', 'clearForm'],
  },
};

export const draftModel = { machine: draftMachine, fixtures, journeys };
