import { expect, it } from 'vitest';
import type { Sign, Urgency } from '#content/schema/entries.ts';
import { isUrgent, urgencies } from '#src/rules/urgency.ts';
import { signSteps } from './sign-steps.ts';

const source = 'lake-office';
const sign = (id: string, urgency: Urgency): Sign => ({ id, words: id, audience: 'everyone', urgency, source });

it('are grouped, most urgent first, and keep their order within a group', () => {
  const signs = [sign('a', 'next exam'), sign('b', '911'), sign('c', 'today'), sign('d', '911')];
  const withAction = { ...sign('e', 'today'), action: 'Go to your doctor' };
  expect(
    signSteps([...signs, withAction]).map((step) => [
      step.urgency,
      step.concern.action ?? null,
      ...step.signs.map(({ id }) => id),
    ]),
  ).toEqual([
    ['911', null, 'b', 'd'],
    ['today', 'Go to your doctor', 'e'],
    ['today', null, 'c'],
    ['next exam', null, 'a'],
  ]);
});

it('are urgent when they cannot wait until tomorrow', () => {
  const steps = signSteps(urgencies.map((urgency) => sign(urgency, urgency)));
  expect(steps.map(({ urgency, level }) => [urgency, level, isUrgent(urgency)])).toEqual([
    ['911', 'emergency', true],
    ['emergency room', 'emergency', true],
    ['call now', 'soon', true],
    ['today', 'soon', true],
    ['this week', 'week', false],
    ['next exam', 'exam', false],
  ]);
});
