import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type ServiceDetails, serviceModalMachine } from './service-modal.machine.ts';

describe('the scrolling time', () => {
  const start = () => {
    const clock = new SimulatedClock();
    const machine = serviceModalMachine.provide({
      actions: { scrollToServices: () => {}, showAddress: () => {} },
      actors: { loadDetails: fromPromise<ServiceDetails | 'offline', { service: string }>(async () => 'offline') },
    });
    return { clock, actor: createActor(machine, { clock }).start() };
  };

  it('is 800 milliseconds', () => {
    const { clock, actor } = start();
    actor.send({ type: 'tile.chosen', service: 'vision-therapy', tile: 'Vision Therapy' });
    clock.increment(799);
    expect(actor.getSnapshot().value).toBe('scrolling');
    clock.increment(1);
    expect(actor.getSnapshot().matches('open')).toBe(true);
  });

  it('restarts with a second tile', () => {
    const { clock, actor } = start();
    actor.send({ type: 'tile.chosen', service: 'vision-therapy', tile: 'Vision Therapy' });
    clock.increment(500);
    actor.send({ type: 'tile.chosen', service: 'ipl-therapy', tile: 'IPL Therapy' });
    clock.increment(799);
    expect(actor.getSnapshot().value).toBe('scrolling');
    clock.increment(1);
    expect(actor.getSnapshot().matches('open')).toBe(true);
    expect(actor.getSnapshot().context.service).toBe('ipl-therapy');
  });
});
