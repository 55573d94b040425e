import { setTimeout as wait } from 'node:timers/promises';
import type { FoundBrowser } from '../browser.ts';
import { withDevToolsPage } from './devtools.ts';
import { phone } from './phone.ts';

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** The processor time of each task of the main thread after the first paint, in milliseconds on a phone. */
export function tasksAfterPaint(events: readonly TraceEvent[]): number[] {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === paint?.pid && args?.name === 'CrRendererMain',
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && pid === main?.pid && tid === main?.tid,
  );
  let end = paint?.ts ?? 0;
  const times: number[] = [];
  for (const { ts, dur = 0, tdur = 0 } of tasks.sort(
    (one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0),
  )) {
    // A task within a task is part of it.
    if (ts < end) continue;
    end = ts + dur;
    times.push((tdur / 1000) * phone.slowdown);
  }
  return times;
}

/**
 * Loads a page, and times the tasks of its main thread: their processor time, multiplied by the slowdown of the phone.
 * Other programs of a busy machine prolong a task, but not its processor time.
 */
export const timeTasks = (found: FoundBrowser, url: string): Promise<number[]> =>
  withDevToolsPage(found, async ({ send, sendToBrowser, on, evaluate }) => {
    const events: TraceEvent[] = [];
    on('Tracing.dataCollected', ({ value }) => void events.push(...(value as TraceEvent[])));
    const ended = new Promise<unknown>((resolve) => on('Tracing.tracingComplete', resolve));
    await sendToBrowser('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'loading'] },
    });
    await send('Page.navigate', { url });
    while ((await evaluate('document.documentElement?.dataset.ready')) === undefined) await wait(100);
    await wait(1000);
    await sendToBrowser('Tracing.end');
    await ended;
    return tasksAfterPaint(events);
  });
