import { expect, it } from 'vitest';
import { brandCarouselMachine, buttonLabelOf, movementOf } from './brand-carousel.machine.ts';

it.each([
  ['unmade', 'unknown', 'unknown', 'unknown', 'paused'],
  ['unmade', 'allowed', 'Pause', 'playing', 'paused'],
  ['unmade', 'reduced', 'Play', 'still', 'still'],
  ['playing', 'unknown', 'Pause', 'playing', 'paused'],
  ['playing', 'allowed', 'Pause', 'playing', 'paused'],
  ['playing', 'reduced', 'Pause', 'playing', 'paused'],
  ['paused', 'unknown', 'Play', 'paused', 'paused'],
  ['paused', 'allowed', 'Play', 'paused', 'paused'],
  ['paused', 'reduced', 'Play', 'still', 'still'],
] as const)('choice %s, motion %s: %s, %s, and %s in use', (choice, motion, label, alone, used) => {
  const at = (pointer: 'away' | 'over', focus: 'outside' | 'within') =>
    brandCarouselMachine.resolveState({ value: { choice, motion, pointer, focus } });
  const movements = [at('away', 'outside'), at('over', 'outside'), at('away', 'within')].map(movementOf);
  expect([buttonLabelOf(at('away', 'outside')), ...movements]).toEqual([label, alone, used, used]);
});
