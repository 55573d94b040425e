import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, firefox, webkit } from 'playwright/test';
import { freePort } from '../function/support/ports.ts';
import { watchConsole } from '../support/console.ts';
import { polling } from '../support/open-view.ts';

/** A tab with storage of its own. Selectors are CSS, and match the first visible element whose text starts with `text`. */
export interface Tab {
  goTo(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  click(selector: string, text?: string): Promise<void>;
  fill(selector: string, text: string): Promise<void>;
  pressEscape(selector: string): Promise<void>;
  /** Runs a function in the page. It uses nothing from its module. */
  evaluate<Result>(script: (argument: string) => Result | Promise<Result>, argument?: string): Promise<Result>;
  /** Errors, warnings and violations of the content security policy. */
  readProblems(): Promise<string[]>;
  close(): Promise<void>;
}

/** The engines besides Chromium that most browsers use. */
export const engines = ['firefox', 'webkit'] as const;

/**
 * Opens a tab in Playwright's build of an engine. Where there is none for WebKit, in Debian's WebKitGTK (packages
 * webkit2gtk-driver, xvfb and xauth).
 */
export async function openTab(name: (typeof engines)[number], width: number, height: number): Promise<Tab> {
  const type = { firefox, webkit }[name];
  if (name === 'webkit' && !existsSync(type.executablePath()) && existsSync('/usr/bin/WebKitWebDriver')) {
    return startWebKitGtk(width, height);
  }
  const browser = await type.launch();
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const log = await watchConsole(context);
  const page = await context.newPage();
  const find = (selector: string, text = '') =>
    page
      .locator(selector)
      .filter({ visible: true, hasText: new RegExp(`^\\s*${text.replace(/\W/g, '\\$&')}`) })
      .first();
  return {
    goTo: async (address) => void (await page.goto(address)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    click: (selector, text) => find(selector, text).click(),
    fill: (selector, text) => find(selector).fill(text),
    pressEscape: (selector) => find(selector).press('Escape'),
    evaluate: (script, argument = '') => page.evaluate(script, argument),
    readProblems: async () => log.messages.map(({ text }) => text),
    close: () => browser.close(),
  };
}

/** The name of an element's id in the WebDriver protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

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

/**
 * Opens a tab in WebKitGTK's MiniBrowser by WebDriver. Problems that a page reports before its `load` event are not
 * seen: the protocol has no scripts that run before those of the page.
 */
async function startWebKitGtk(width: number, height: number): Promise<Tab> {
  const configuration = mkdtempSync(join(tmpdir(), 'webkitgtk-'));
  mkdirSync(join(configuration, 'gtk-3.0'));
  // Reduced motion, and a toolbar that is narrower than a phone.
  writeFileSync(join(configuration, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  writeFileSync(join(configuration, 'gtk-3.0/gtk.css'), '* { font-size: 1px; min-width: 0; padding: 0; border: 0 }\n');
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    env: { ...process.env, XDG_CONFIG_HOME: configuration },
    detached: true,
    stdio: 'ignore',
  });
  let session = `http://127.0.0.1:${port}/session`;

  async function send<Result>(method: 'POST' | 'DELETE', command: string, body?: object): Promise<Result> {
    const response = await fetch(session + command, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${command}: ${value.error}. ${value.message}`);
    return value;
  }
  const evaluate = <Result, Argument>(script: (argument: Argument) => Result | Promise<Result>, argument?: Argument) =>
    send<Result>('POST', '/execute/sync', { script: `return (${script})(...arguments)`, args: [argument ?? null] });
  const problems: string[] = [];
  const takeProblems = () => evaluate(() => (Reflect.get(window, 'problems') as string[] | undefined)?.splice(0) ?? []);
  /** Collects the problems of the page before it is left. */
  async function load(command: string, body: object = {}): Promise<void> {
    problems.push(...(await takeProblems()));
    await send('POST', command, body);
    if (!(await evaluate(() => 'problems' in window))) await evaluate(recordProblems);
  }
  /** The path of an element's commands, when the element is there. */
  async function find(selector: string, text = ''): Promise<string> {
    let id: string | undefined;
    await expect(async () => {
      const found = (await evaluate(findElement, { selector, text })) as Record<string, string> | null;
      id = found?.[elementKey];
      expect(id, `${selector} ${text}`).toBeDefined();
    }).toPass(polling);
    return `/element/${id}`;
  }

  await expect(async () => {
    const { sessionId } = await send<{ sessionId: string }>('POST', '', { capabilities: {} });
    session += `/${sessionId}`;
  }).toPass(polling);
  await send('POST', '/window/rect', { width, height });
  const inner = await evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await send('POST', '/window/rect', { width: 2 * width - inner.width, height: 2 * height - inner.height });
  return {
    goTo: (url) => load('/url', { url }),
    back: () => load('/back'),
    reload: () => load('/refresh'),
    click: async (selector, text) => send('POST', `${await find(selector, text)}/click`, {}),
    fill: async (selector, text) => {
      const element = await find(selector);
      await send('POST', `${element}/clear`, {});
      await send('POST', `${element}/value`, { text });
    },
    pressEscape: async (selector) => send('POST', `${await find(selector)}/value`, { text: '\uE00C' }),
    evaluate: (script, argument = '') => evaluate(script, argument),
    readProblems: async () => [...problems, ...(await takeProblems())],
    close: async () => {
      await send('DELETE', '');
      process.kill(-(driver.pid ?? 0));
      rmSync(configuration, { recursive: true });
    },
  };
}
