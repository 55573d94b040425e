import { expect, it } from 'vitest';
import { tasksAfterPaint } from './page-tasks.ts';

it('times the tasks of the main thread after the first paint, each once', () => {
  const main = { pid: 1, tid: 1 };
  const task = { name: 'ThreadControllerImpl::RunTask', ph: 'X' };
  expect(
    tasksAfterPaint([
      { ...main, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } },
      { ...main, name: 'firstContentfulPaint', ph: 'R', ts: 1000 },
      { ...main, ...task, ts: 500, dur: 100, tdur: 100 },
      { ...main, ...task, ts: 2000, dur: 50_000, tdur: 20_000 },
      { ...main, ...task, ts: 2001, dur: 40_000, tdur: 10_000 },
      { ...main, tid: 2, ...task, ts: 3000, dur: 9000, tdur: 9000 },
      { ...main, ...task, ts: 60_000, dur: 5000, tdur: 5000 },
    ]),
  ).toEqual([80, 20]);
});
