import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { sectionAddressMachine } from './section-address.machine.ts';

/** The times of all tries on a page without the section, in milliseconds. */
async function timesOfTries(via: 'first' | 'link on another page'): Promise<number[]> {
  const tries: number[] = [];
  const clock = new SimulatedClock();
  const findSection = fromPromise<boolean, { section: string }>(async () => {
    tries.push(clock.now());
    return false;
  });
  const actor = createActor(sectionAddressMachine.provide({ actors: { findSection } }), { clock }).start();
  actor.send({ type: 'address.shown', section: 'find-us', via, isRestored: false });
  while (actor.getSnapshot().value !== 'notFound') {
    await waitFor(actor, ({ value }) => value !== 'searching');
    clock.increment(1);
  }
  return tries;
}

describe('the search for a section', () => {
  it('has 30 tries, one every 50 milliseconds', async () => {
    expect(await timesOfTries('first')).toEqual(Array.from({ length: 30 }, (_, index) => index * 50));
  });

  it('starts 100 milliseconds after a change of page', async () => {
    expect((await timesOfTries('link on another page'))[0]).toBe(100);
  });
});
