import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FoundBrowser } from '../browser.ts';
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

interface Message {
  id?: number;
  method?: string;
  params?: { value?: TraceEvent[] };
  result?: Record<string, unknown>;
  error?: { message: string };
}

/** A connection to a browser by `--remote-debugging-pipe`: JSON messages that end with a zero byte. */
function connect(requests: Writable, responses: Readable, onEvent: (message: Message) => void) {
  const pending = new Map<number, (message: Message) => void>();
  let count = 0;
  let rest = '';
  responses.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() ?? '';
    for (const text of messages) {
      const message: Message = JSON.parse(text);
      if (message.id === undefined) onEvent(message);
      else pending.get(message.id)?.(message);
    }
  });
  return (method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> =>
    new Promise((resolve, reject) => {
      count += 1;
      pending.set(count, ({ result, error }) => {
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result ?? {});
      });
      requests.write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`);
    });
}

/**
 * Loads a page in a browser of its own, and times the tasks of its main thread: their processor time, multiplied by the
 * slowdown of the phone. Other programs of a busy machine prolong a task, but not its processor time. Playwright would
 * observe the page's network and scripts, for which Chrome parses scripts again: up to 40 ms of a task.
 */
export async function timeTasks({ executablePath, args }: FoundBrowser, url: string): Promise<number[]> {
  const profile = await mkdtemp(join(tmpdir(), 'page-tasks-'));
  const browser = spawn(
    executablePath,
    [...args, '--headless', '--remote-debugging-pipe', '--no-first-run', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const exited = new Promise((resolve) => browser.once('exit', resolve));
  const events: TraceEvent[] = [];
  try {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const send = connect(browser.stdio[3] as Writable, browser.stdio[4] as Readable, ({ method, params }) => {
      if (method === 'Tracing.dataCollected') events.push(...(params?.value ?? []));
      if (method === 'Tracing.tracingComplete') end();
    });
    const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const ofPage = (method: string, params: object) => send(method, params, String(sessionId));
    const { viewport, deviceScaleFactor, isMobile: mobile } = phone.context;
    await ofPage('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile });
    await send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'loading'] },
    });
    await ofPage('Page.navigate', { url });
    const isReady = async () => {
      const { result } = await ofPage('Runtime.evaluate', {
        expression: "'ready' in document.documentElement.dataset",
      });
      return (result as { value?: boolean }).value === true;
    };
    while (!(await isReady())) await wait(100);
    await wait(1000);
    await send('Tracing.end');
    await ended;
  } finally {
    browser.kill('SIGKILL');
    await exited;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  return tasksAfterPaint(events);
}
