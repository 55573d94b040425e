import type { Fixtures } from '../model-testing/model.ts';
import type { draftMachine } from './draft.machine.ts';

/** Everything that can happen to a draft. */
export const draftFixtures: Fixtures<typeof draftMachine> = {
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
