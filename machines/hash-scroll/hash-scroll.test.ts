import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describeMachine } from '../model-testing/suite.ts';
import { hashScrollFixtures } from './hash-scroll.fixtures.ts';
import { hashScrollJourneys } from './hash-scroll.journeys.ts';
import { hashScrollMachine } from './hash-scroll.machine.ts';

describeMachine({ machine: hashScrollMachine, fixtures: hashScrollFixtures, journeys: hashScrollJourneys });

describe('the search for a late section', () => {
  it('looks 30 times, every 50 milliseconds', async () => {
    const tries: number[] = [];
    const clock = new SimulatedClock();
    const findSection = fromPromise<boolean, { anchor: string }>(async () => {
      tries.push(clock.now());
      return false;
    });
    const actor = createActor(hashScrollMachine.provide({ actors: { findSection } }), { clock }).start();
    actor.send({ type: 'hash.changed', anchor: 'find-us' });
    while (actor.getSnapshot().value !== 'lost') {
      await waitFor(actor, ({ value }) => value !== 'looking');
      clock.increment(1);
    }
    expect(tries).toEqual(Array.from({ length: 30 }, (_, index) => index * 50));
  });
});
