import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describeMachine } from '../model-testing/suite.ts';
import { sectionNavigationFixtures } from './section-navigation.fixtures.ts';
import { sectionNavigationJourneys } from './section-navigation.journeys.ts';
import { sectionNavigationMachine } from './section-navigation.machine.ts';

describeMachine({
  machine: sectionNavigationMachine,
  fixtures: sectionNavigationFixtures,
  journeys: sectionNavigationJourneys,
});

describe('the moment that the home page gets', () => {
  it('is 100 milliseconds', async () => {
    const scrollToSection = vi.fn();
    const clock = new SimulatedClock();
    const machine = sectionNavigationMachine.provide({
      actors: { goHome: fromPromise<void>(async () => {}) },
      actions: { scrollToSection, focusHeading: () => {} },
    });
    const actor = createActor(machine, { clock }).start();
    actor.send({ type: 'section.chosen', section: 'contact', page: 'other' });
    await waitFor(actor, ({ value }) => value === 'settling');
    clock.increment(99);
    expect(scrollToSection).not.toHaveBeenCalled();
    clock.increment(1);
    expect(scrollToSection).toHaveBeenCalledOnce();
  });
});
