import { describe, expect, it } from 'vitest';
import { brandCarouselMachine, buttonLabelOf, movementOf } from './brand-carousel.machine.ts';

const outside = { pointer: 'away', focus: 'outside' } as const;

describe('the button and the reel, alone and under a pointer or with the focus', () => {
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
  ] as const)('choice %s, motion %s: %s, %s, %s', (choice, motion, label, alone, used) => {
    const snapshotOf = (use: object) =>
      brandCarouselMachine.resolveState({ value: { choice, motion, ...outside, ...use } });
    expect(buttonLabelOf(snapshotOf({}))).toBe(label);
    expect(movementOf(snapshotOf({}))).toBe(alone);
    expect(movementOf(snapshotOf({ pointer: 'over' }))).toBe(used);
    expect(movementOf(snapshotOf({ focus: 'within' }))).toBe(used);
  });
});
