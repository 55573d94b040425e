import { expect, it, vi } from 'vitest';
import { fromTransition } from 'xstate';
import { siteActor } from './site.ts';

const counter = fromTransition((count: number, { type }: { type: 'pressed' | 'broken' }) => {
  if (type === 'broken') throw new Error('It is broken.');
  return count + 1;
}, 0);

it('finds a running actor, reports one that fails, and starts it anew', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  siteActor('one', counter).send({ type: 'pressed' });
  siteActor('other', counter).send({ type: 'pressed' });
  siteActor('one', counter).send({ type: 'broken' });
  expect(report.mock.calls).toEqual([[new Error('It is broken.')]]);
  siteActor('other', counter).send({ type: 'pressed' });
  const counts = ['one', 'other'].map((id) => siteActor(id, counter).getSnapshot().context);
  expect(counts).toEqual([0, 2]);
});
