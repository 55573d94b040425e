import type { Fixtures } from '../model-testing/model.ts';
import type { hashScrollMachine } from './hash-scroll.machine.ts';

/** Everything that can happen to a hash scroll. */
export const hashScrollFixtures: Fixtures<typeof hashScrollMachine> = {
  events: { 'hash.changed': [{ type: 'hash.changed', anchor: 'find-us' }] },
  actors: { findSection: { done: [true, false], failed: [new Error('There is no page any more.')] } },
};
