import { expect, it } from 'vitest';
import { eyeExamMachine, refractionOf } from './eye-exam.machine.ts';

const at = (value: 'untouched' | 'first' | 'second' | 'third' | 'finished', uncorrected: number) =>
  refractionOf(eyeExamMachine.resolveState({ value, context: { uncorrected } }));

it.each([
  ['first', 1.5, [1.5, 2, 1]],
  ['second', 1.5, [1.5, 1, 2]],
  ['second', 1, [1, 0.5, 1.5]],
  ['third', 1.5, [1.5, 1.5, 1]],
  ['third', 0.5, [0.5, 0.5, 0]],
  ['finished', 0, [0, 0, 0]],
  ['finished', 1.5, [0, 0, 0]],
] as const)('%s, %s diopters left: blurred by %j around and through the lenses', (value, uncorrected, blurred) => {
  expect(Object.values(at(value, uncorrected) ?? {})).toEqual(blurred);
});

it('the chart is as without an exam before the first press', () => {
  expect(at('untouched', 1.5)).toBeNull();
});
