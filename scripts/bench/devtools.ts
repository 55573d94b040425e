import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { FoundBrowser } from '../browser.ts';
import { phone } from './phone.ts';

type Result = Record<string, unknown>;

/** Sends a command of the Chrome DevTools Protocol. Rejects when the browser reports an error. */
type Send = (method: string, params?: object) => Promise<Result>;

/** A page in a browser of its own. */
export interface DevToolsPage {
  /** Sends a command to the page. */
  send: Send;
  /** Sends a command to the browser. */
  sendToBrowser: Send;
  /** Calls `listener` with the parameters of each event of this name. */
  on(event: string, listener: (params: Result) => void): void;
  /** The value of an expression in the page, or of its promise. */
  evaluate(expression: string): Promise<unknown>;
}

interface Message {
  id?: number;
  method?: string;
  params?: Result;
  result?: Result;
  error?: { message: string };
}

/** A connection to a browser with `--remote-debugging-pipe`: JSON messages that end with a zero byte. */
function connect(requests: Writable, responses: Readable) {
  const pending = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (params: Result) => void>();
  let count = 0;
  let rest = '';
  responses.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() ?? '';
    for (const text of messages) {
      const message: Message = JSON.parse(text);
      if (message.id === undefined) listeners.get(message.method ?? '')?.(message.params ?? {});
      else pending.get(message.id)?.(message);
    }
  });
  const sendTo =
    (sessionId?: string): Send =>
    (method, params = {}) =>
      new Promise((resolve, reject) => {
        count += 1;
        pending.set(count, ({ result, error }) => {
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result ?? {});
        });
        requests.write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`);
      });
  return { sendTo, on: (event: string, listener: (params: Result) => void) => void listeners.set(event, listener) };
}

/**
 * Opens an empty page with the screen of the phone. Playwright would observe its network and its scripts: Chrome then
 * looks for the position of each request and error in the scripts, and parses them again for that, which takes a slow
 * phone up to 80 ms.
 */
export async function withDevToolsPage<Value>(
  { executablePath, args }: FoundBrowser,
  use: (page: DevToolsPage) => Promise<Value>,
): Promise<Value> {
  const profile = await mkdtemp(join(tmpdir(), 'devtools-page-'));
  const browser = spawn(
    executablePath,
    [...args, '--headless', '--remote-debugging-pipe', '--no-first-run', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const exited = new Promise((resolve) => browser.once('exit', resolve));
  const { sendTo, on } = connect(browser.stdio[3] as Writable, browser.stdio[4] as Readable);
  const sendToBrowser = sendTo();
  try {
    const { targetId } = await sendToBrowser('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await sendToBrowser('Target.attachToTarget', { targetId, flatten: true });
    const send = sendTo(String(sessionId));
    const { viewport, deviceScaleFactor, isMobile: mobile } = phone.context;
    await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile });
    const evaluate = async (expression: string) => {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails !== undefined) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
      return (result as { value?: unknown }).value;
    };
    return await use({ send, sendToBrowser, on, evaluate });
  } finally {
    // A killed browser would leave its other processes behind.
    await sendToBrowser('Browser.close');
    await exited;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
