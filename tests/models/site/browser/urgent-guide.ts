import type { Page } from 'playwright/test';
import { expect } from '../../../fixtures.ts';
import { polling } from '../../polling.ts';
import { type GuideScreen, readGuide } from '../urgent-guide.table.ts';

/** The urgency guide on the built site. */
export async function openGuide(page: Page): Promise<GuideScreen> {
  const guide = page.locator('#guide');
  await page.locator('[data-awaiting="urgent-guide"]').waitFor({ state: 'detached' });
  return {
    done: { isUsed: false },
    until: (check) => expect(async () => check(await guide.evaluate(readGuide))).toPass(polling),
    press: (name) =>
      guide
        .locator('button')
        .filter({ hasText: new RegExp(`^${name}(?: \\(your answer\\))?$`) })
        .click(),
    toggle: (label) => guide.getByLabel(label, { exact: true }).click(),
  };
}
