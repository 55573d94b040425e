import { describe, expect, it } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import { brandCarouselMachine, buttonLabelOf, movementOf } from './brand-carousel.machine.ts';

type EventType = EventFrom<typeof brandCarouselMachine>['type'];

describe('the movement of the reel and the label of the button', () => {
  it.each<[string, EventType[], ReturnType<typeof movementOf>, ReturnType<typeof buttonLabelOf>]>([
    ['a preference that is not known yet', [], 'unknown', 'unknown'],
    ['a pointer over it, preference unknown', ['pointer.entered'], 'paused', 'unknown'],
    ['the button, preference unknown', ['button.pressed'], 'paused', 'Play'],
    ['a device that allows motion', ['motion.allowed'], 'playing', 'Pause'],
    ['a pointer over it', ['motion.allowed', 'pointer.entered'], 'paused', 'Pause'],
    ['the focus within it', ['motion.allowed', 'focus.entered'], 'paused', 'Pause'],
    [
      'a pointer that has left while the focus stays',
      ['motion.allowed', 'pointer.entered', 'focus.entered', 'pointer.left'],
      'paused',
      'Pause',
    ],
    ['the button', ['motion.allowed', 'button.pressed'], 'paused', 'Play'],
    ['the button, pressed twice', ['button.pressed', 'button.pressed'], 'playing', 'Pause'],
    [
      'the button, pressed twice under a pointer',
      ['pointer.entered', 'button.pressed', 'button.pressed'],
      'paused',
      'Pause',
    ],
    ['reduced motion', ['motion.reduced'], 'still', 'Play'],
    ['reduced motion, under a pointer', ['motion.reduced', 'pointer.entered'], 'still', 'Play'],
    ['reduced motion, and the button', ['motion.reduced', 'button.pressed'], 'playing', 'Pause'],
    [
      'reduced motion, the button, and a pointer',
      ['motion.reduced', 'button.pressed', 'pointer.entered'],
      'paused',
      'Pause',
    ],
    [
      'reduced motion, and the button pressed twice',
      ['motion.reduced', 'button.pressed', 'button.pressed'],
      'still',
      'Play',
    ],
    ['reduced motion after the button', ['button.pressed', 'motion.reduced'], 'still', 'Play'],
    ['motion allowed again after the button', ['button.pressed', 'motion.reduced', 'motion.allowed'], 'paused', 'Play'],
  ])('are right for: %s', (_, events, movement, label) => {
    const actor = createActor(brandCarouselMachine).start();
    for (const type of events) actor.send({ type });
    expect(movementOf(actor.getSnapshot())).toBe(movement);
    expect(buttonLabelOf(actor.getSnapshot())).toBe(label);
  });
});
