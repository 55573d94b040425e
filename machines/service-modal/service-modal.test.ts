import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { serviceModalMachine } from './service-modal.machine.ts';

it('a second tile restarts the scrolling time', () => {
  const clock = new SimulatedClock();
  const machine = serviceModalMachine.provide({ actions: { scrollToServices: () => {}, showAddress: () => {} } });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: 'tile.chosen', service: 'vision-therapy', tile: 'Vision Therapy' });
  clock.increment(500);
  actor.send({ type: 'tile.chosen', service: 'ipl-therapy', tile: 'IPL Therapy' });
  clock.increment(799);
  expect(actor.getSnapshot().value).toBe('scrolling');
  clock.increment(1);
  expect(actor.getSnapshot().matches('open')).toBe(true);
});
