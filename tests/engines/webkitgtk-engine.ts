import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { startChild } from '../../scripts/services/child.ts';
import { freePort } from '../function/support/ports.ts';
import { polling } from '../support/polling.ts';
import type { RunningEngine, Size, Tab } from './engine.ts';

/** The name of an element's id in the WebDriver protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type ElementReference = Record<typeof elementKey, string>;

/** The code points of keys in the WebDriver protocol. */
const keys = { Enter: '\uE007', Escape: '\uE00C' } as const;

/** Reduced motion, and a toolbar that is narrower than a phone. */
const gtkFiles = {
  'settings.ini': '[Settings]\ngtk-enable-animations=0\n',
  'gtk.css': '* { font-size: 1px; min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0 }\n',
};

/** Sends commands of the WebDriver protocol to a session. */
type Send = <Result>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<Result>;

function sender(driver: string): Send {
  return async (method, command, body) => {
    const response = await fetch(driver + command, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${command}: ${value.error}. ${value.message}`);
    return value;
  };
}

/** Runs in the page: finds the first visible element whose text starts with `text`, and scrolls it to the middle. */
function findElement({ selector, text }: { selector: string; text: string }): Element | null {
  const found = [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .find((element) => element.textContent?.trim().startsWith(text));
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}

/** Runs in the page: records its problems from now on. */
function recordProblems(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`Unhandled rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    problems.push(`The policy's ${effectiveDirective} stopped ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) console[level] = (...words) => problems.push(words.join(' '));
}

/** Runs in the page: takes the recorded problems. */
const takeProblems = (): string[] => (Reflect.get(window, 'problems') as string[] | undefined)?.splice(0) ?? [];

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/** Opens a tab in a session of its own. */
async function openTab(driver: string, { width, height }: Size): Promise<Tab & { version: string }> {
  const { sessionId, capabilities } = await sender(driver)<Session>('POST', '/session', { capabilities: {} });
  const send = sender(`${driver}/session/${sessionId}`);
  const problems: string[] = [];

  const evaluate = <Result, Argument>(script: (argument: Argument) => Result | Promise<Result>, argument?: Argument) =>
    send<Result>('POST', '/execute/sync', { script: `return (${script})(...arguments)`, args: [argument ?? null] });

  /** Collects the problems of the page before it is left, which a new document would lose. */
  async function load(command: string, body: object = {}): Promise<void> {
    problems.push(...(await evaluate(takeProblems)));
    await send('POST', command, body);
    if (!(await evaluate(() => 'problems' in window))) await evaluate(recordProblems);
  }

  /** The path of an element's commands, when the element is there. */
  async function elementOf(selector: string, text = ''): Promise<string> {
    let id = '';
    await expect(async () => {
      const found = (await evaluate(findElement, { selector, text })) as ElementReference | null;
      id = found?.[elementKey] ?? '';
      expect(id, `${selector} ${text}`).not.toBe('');
    }).toPass(polling);
    return `/element/${id}`;
  }

  /** The path of an element that need not be visible, such as an option. */
  async function hiddenElementOf(value: string): Promise<string> {
    const found = await send<ElementReference>('POST', '/element', { using: 'css selector', value });
    return `/element/${found[elementKey]}`;
  }

  await send('POST', '/window/rect', { width, height });
  const inner = await evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await send('POST', '/window/rect', { width: 2 * width - inner.width, height: 2 * height - inner.height });

  return {
    version: capabilities.browserVersion,
    goTo: (url) => load('/url', { url }),
    reload: () => load('/refresh'),
    back: () => load('/back'),
    forward: () => load('/forward'),
    click: async (selector, text) => send('POST', `${await elementOf(selector, text)}/click`, {}),
    fill: async (selector, text) => {
      const element = await elementOf(selector);
      await send('POST', `${element}/clear`, {});
      await send('POST', `${element}/value`, { text });
    },
    select: async (selector, value) =>
      send('POST', `${await hiddenElementOf(`${selector} option[value="${value}"]`)}/click`, {}),
    attach: async (selector, file) => send('POST', `${await hiddenElementOf(selector)}/value`, { text: file }),
    press: async (selector, key) => send('POST', `${await elementOf(selector)}/value`, { text: keys[key] }),
    evaluate: (script, argument = '') => evaluate(script, argument),
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    takeProblems: async () => [...problems.splice(0), ...(await evaluate(takeProblems))],
    close: () => send('DELETE', ''),
  };
}

/** A running display in memory. */
interface Display {
  name: string;
  stop(): Promise<void>;
}

async function startDisplay(): Promise<Display> {
  return new Promise((resolve, reject) => {
    const started = startChild({
      command: 'Xvfb',
      args: ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1920x1200x24'],
      ports: [],
      onOutput: (text) => {
        const number = /^\d+$/m.exec(text)?.[0];
        if (number !== undefined) started.then(({ stop }) => resolve({ name: `:${number}`, stop }));
      },
    });
    started.catch(reject);
  });
}

/**
 * Drives WebKitGTK's MiniBrowser by WebDriver. Problems that a page reports before its `load` event are not seen: the
 * protocol has no events, and no scripts that run before those of the page.
 */
export async function startWebKitGtk(): Promise<RunningEngine> {
  const configuration = await mkdtemp(join(tmpdir(), 'webkitgtk-'));
  await mkdir(join(configuration, 'gtk-3.0'));
  for (const [name, text] of Object.entries(gtkFiles)) await writeFile(join(configuration, 'gtk-3.0', name), text);
  const display = await startDisplay();
  const port = await freePort();
  const driver = await startChild({
    command: 'WebKitWebDriver',
    args: [`--port=${port}`],
    environment: { ...process.env, DISPLAY: display.name, XDG_CONFIG_HOME: configuration },
    ports: [port],
  });
  const open = (size: Size) => openTab(`http://127.0.0.1:${port}`, size);
  const { version, close } = await open({ width: 800, height: 600 });
  await close();
  return {
    version,
    openTab: open,
    stop: async () => {
      await driver.stop();
      await display.stop();
      await rm(configuration, { recursive: true });
    },
  };
}
