import type { Fixtures, Scenarios } from 'model-testing';
import { draftMachine } from './draft.machine.ts';

const found = { type: 'details.found', source: 'appointment' } as const;

const heading = { type: 'focus.requested', what: 'heading' } as const;

const filled = ['form.opened', 'form.filled'] as const;
const left = [...filled, 'form.left'] as const;
const back = [...left, 'form.opened'] as const;
const copied = ['form.opened', found, 'details.pressed'] as const;

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

const scenarios: Scenarios<typeof draftMachine> = {
  'at first the form is empty and not on the page': { steps: [], ends: { text: 'none', details: 'away' } },
  'kept text is restored': {
    steps: back,
    ends: { text: restored, details: 'none' },
    emits: [{ type: 'text.restored' }],
  },
  'restored text is kept again': {
    steps: [...back, 'form.left'],
    ends: { text: kept },
    emits: [{ type: 'text.kept' }],
  },
  'the restored text can be cleared': {
    steps: [...back, 'clear.pressed'],
    ends: { details: 'none', announcement: 'cleared' },
    emits: [heading],
  },
  'details that were removed are no longer offered': {
    steps: ['form.opened', found, 'details.lost'],
    ends: { details: 'none' },
    context: { source: null },
  },
  'leaving ends the offer': { steps: ['form.opened', found, 'form.left'], ends: {}, context: { source: null } },
  'copied details are kept like other text': {
    steps: [...copied, 'form.left'],
    ends: { text: kept },
    emits: [{ type: 'text.kept' }],
    context: { source: null },
  },
  'details are offered again when the form is emptied': {
    steps: [...copied, 'form.emptied'],
    ends: { details: 'offered' },
    context: { source: 'appointment' },
  },
  'details are offered again when the form is cleared': {
    steps: [...back, found, 'details.pressed', 'clear.pressed'],
    ends: { details: 'offered', announcement: 'cleared' },
    emits: [heading],
  },
  'copied details stay when the other form is sent': {
    steps: [...copied, 'details.lost'],
    ends: { text: written, details: 'none', announcement: 'filledIn' },
    context: { source: null },
  },
  'details can be copied into a form that was cleared': {
    steps: [...back, 'clear.pressed', found, 'details.pressed'],
    ends: { text: written, details: 'copied', announcement: 'filledIn' },
    emits: [{ type: 'details.copied', source: 'appointment' }, heading],
  },
  'a cleared form that was left announces nothing': { steps: [...back, 'clear.pressed', 'form.left'], ends: {} },
};

export const draftModel = { machine: draftMachine, fixtures, scenarios, screen: 'tests/models/draft.spec.ts' };
