import { describe, expect, it } from 'vitest';
import type { Sign, Urgency } from '#content/types.ts';
import { byUrgency, isUrgent, levelOf } from './urgency.ts';

const source = { organization: 'Lake Office', title: 'Signs', url: 'https://lake.example/signs' };
const sign = (id: string, urgency: Urgency): Sign => ({ id, words: id, audience: 'everyone', urgency, source });

describe('signs by urgency', () => {
  it('are grouped, most urgent first, and keep their order within a group', () => {
    const signs = [sign('a', 'next exam'), sign('b', '911'), sign('c', 'today'), sign('d', '911')];
    expect(byUrgency(signs).map(({ urgency, signs: group }) => [urgency, ...group.map(({ id }) => id)])).toEqual([
      ['911', 'b', 'd'],
      ['today', 'c'],
      ['next exam', 'a'],
    ]);
  });

  it('are urgent when they cannot wait until tomorrow', () => {
    const all: Urgency[] = ['911', 'emergency room', 'call now', 'today', 'this week', 'next exam'];
    const groups = byUrgency(all.map((urgency) => sign(urgency, urgency)));
    expect(groups.map(({ urgency, level }) => [level, isUrgent(urgency)])).toEqual([
      ['emergency', true],
      ['emergency', true],
      ['soon', true],
      ['soon', true],
      ['week', false],
      ['exam', false],
    ]);
    expect(all.map(levelOf)).toEqual(groups.map(({ level }) => level));
  });
});
