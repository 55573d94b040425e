import type { Browser, Page } from 'playwright/test';
import { watchConsole } from '../support/console.ts';
import type { RunningEngine, Tab } from './engine.ts';

/** The first visible element that matches a selector, and whose text starts with `text`. */
function elementOf(page: Page, selector: string, text = '') {
  const start = new RegExp(`^\\s*${text.replace(/\W/g, '\\$&')}`);
  return page.locator(selector).filter({ visible: true, hasText: start }).first();
}

/** Drives a browser with Playwright. Closes it at the end. */
export function playwrightEngine(browser: Browser): RunningEngine {
  return {
    version: browser.version(),
    stop: () => browser.close(),
    openTab: async (viewport): Promise<Tab> => {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      context.setDefaultTimeout(15_000);
      const log = await watchConsole(context);
      const page = await context.newPage();
      let taken = 0;
      return {
        goTo: async (address) => void (await page.goto(address)),
        reload: async () => void (await page.reload()),
        back: async () => void (await page.goBack()),
        forward: async () => void (await page.goForward()),
        click: (selector, text) => elementOf(page, selector, text).click(),
        fill: (selector, text) => elementOf(page, selector).fill(text),
        select: async (selector, value) => void (await elementOf(page, selector).selectOption(value)),
        attach: (selector, file) => page.locator(selector).setInputFiles(file),
        press: (selector, key) => elementOf(page, selector).press(key),
        evaluate: (script, argument = '') => page.evaluate(script, argument),
        screenshot: () => page.screenshot(),
        takeProblems: async () => {
          const found = log.messages.slice(taken);
          taken += found.length;
          return found.map(({ text }) => text);
        },
        close: () => context.close(),
      };
    },
  };
}
