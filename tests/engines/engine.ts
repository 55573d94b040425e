import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright/test';
import { watchConsole } from '../support/console.ts';
import { startWebKitGtk } from './webkitgtk.ts';

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
