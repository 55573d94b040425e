import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The default rules, best practices included, and three more. Enhanced contrast passes what the minimum contrast fails. */
const options: RunOptions = {
  resultTypes: ['violations'],
  iframes: false,
  rules: {
    'color-contrast-enhanced': { enabled: true },
    'target-size': { enabled: true },
    'identical-links-same-purpose': { enabled: true },
  },
};

/** A theme of the site: `data-contrast` on `<html>`, and the color scheme of the device. */
export type Theme = 'usual' | 'high contrast' | 'dark';

/** The themes differ only in colors, so the others are checked only by the color rules. */
const onlyColors: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'] },
};

/**
 * Runs axe on the page. Without `@axe-core/playwright`: it waits a second in each run for a frame that loads lazily, and
 * inserts axe twice.
 */
async function runAxe(page: Page, part: string, runOptions: RunOptions): Promise<Result[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source);
  return page.evaluate(async ([include, given]) => (await window.axe.run(include, given)).violations, [
    part,
    runOptions,
  ] as const);
}

/**
 * The axe violations on the page in the given themes, one line each: theme, rule, element and reason.
 * @param part a selector of the elements to check
 */
export async function axeViolations(
  page: Page,
  themes: readonly Theme[] = ['usual', 'high contrast', 'dark'],
  part = 'html',
): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
    await page.evaluate((isHigh) => {
      if (isHigh) document.documentElement.dataset.contrast = 'more';
      else delete document.documentElement.dataset.contrast;
    }, theme === 'high contrast');
    const violations = await runAxe(page, part, theme === 'usual' ? options : { ...options, ...onlyColors });
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        found.push(`${theme}: ${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`);
      }
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
