import type { Fixtures } from '../model-testing/model.ts';
import type { sectionAddressMachine } from './section-address.machine.ts';

const address = { type: 'address.shown', section: 'find-us', isRestored: false } as const;

/** Everything that can happen to a section address. */
export const sectionAddressFixtures: Fixtures<typeof sectionAddressMachine> = {
  events: {
    'address.shown': [
      { ...address, via: 'history' },
      { ...address, via: 'link on another page' },
      { ...address, via: 'history', isRestored: true },
      { ...address, via: 'link', section: '' },
    ],
    'visitor.acted': [{ type: 'visitor.acted' }],
  },
  actors: { findSection: { done: [true, false], failed: [new Error('There is no page any more.')] } },
};
