import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Every rule that is on by default, best practices included, and three that are not. The enhanced contrast asks for all
 * that the usual one does, and more.
 */
const options: RunOptions = {
  resultTypes: ['violations'],
  iframes: false,
  rules: {
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
    'target-size': { enabled: true },
    'identical-links-same-purpose': { enabled: true },
  },
};

/**
 * The two themes, as `data-contrast` on the page's root says them. They differ in colors alone, so the second is judged
 * by the rules about colors.
 */
const themes: readonly { theme: string; contrast?: string; only?: RunOptions['runOnly'] }[] = [
  { theme: 'the usual theme' },
  { theme: 'high contrast', contrast: 'more', only: { type: 'tag', values: ['cat.color'] } },
];

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/** What axe finds wrong on the page as it stands, in both themes: rule, place and reason, one line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  const text = await source;
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(text);
  const faults: string[] = [];
  for (const { theme, contrast, only } of themes) {
    const { violations } = await page.evaluate(
      ({ contrast, ...run }) => {
        if (contrast === undefined) delete document.documentElement.dataset.contrast;
        else document.documentElement.dataset.contrast = contrast;
        if (window.axe === undefined) throw new Error('axe is not on the page');
        return window.axe.run(run);
      },
      { ...options, contrast, ...(only && { runOnly: only }) },
    );
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        faults.push(`${theme}: ${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`);
      }
    }
  }
  return faults;
}
