import { AxeBuilder } from '@axe-core/playwright';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

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

/** A theme of the site, as `data-contrast` on the page's root says it. */
export type Theme = 'usual' | 'high contrast';

/** They differ in colors alone, so the second is judged by the rules about colors. */
const onlyColors: RunOptions = { runOnly: { type: 'tag', values: ['cat.color'] } };

/** What axe finds wrong on the page as it stands, in some themes: rule, place and reason, one line each. */
export async function axeFaults(page: Page, themes: readonly Theme[] = ['usual', 'high contrast']): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of themes) {
    await page.evaluate((isHigh) => {
      if (isHigh) document.documentElement.dataset.contrast = 'more';
      else delete document.documentElement.dataset.contrast;
    }, theme === 'high contrast');
    const builder = new AxeBuilder({ page }).options(theme === 'usual' ? options : { ...options, ...onlyColors });
    // In the page alone: it has no frame of its own to look into.
    const { violations } = await builder.setLegacyMode().analyze();
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        faults.push(`${theme}: ${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`);
      }
    }
  }
  return faults;
}
