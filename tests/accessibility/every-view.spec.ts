import { views } from '../../scripts/views.ts';
import { expect, test } from '../fixtures.ts';
import { openView, screens } from '../support/open-view.ts';
import { isExhaustive, sample } from '../support/sample.ts';
import { axeViolations } from './axe-check.ts';
import { layoutViolations } from './layout-violations.ts';
import { layouts } from './layouts.ts';
import { readTabOrder } from './tab-order.ts';

/**
 * Checks a sample of the layouts, and every view in an exhaustive run: axe in both themes and at both widths, tab order,
 * and all display modes. `journeys/views.spec.ts` runs axe in the usual theme on a phone, and checks target sizes.
 */
test.describe('accessibility', () => {
  for (const view of isExhaustive ? views : sample(layouts, 1)) {
    test(`${view.path} has no violations on a phone`, async ({ openPage }) => {
      const page = await openView(openPage, view);
      // On pages that are rendered on the client, the footer appears last.
      await page.getByRole('contentinfo').waitFor();
      expect.soft(await axeViolations(page, ['high contrast'])).toEqual([]);
      const { violations, stops } = await readTabOrder(page);
      expect.soft(violations).toEqual([]);
      expect.soft(stops[0]).toBe('a "Skip to main content"');
      expect.soft(stops.length).toBeGreaterThan(20);
    });

    test(`${view.path} has no violations on a desktop, and in any display mode`, async ({ openPage }) => {
      const page = await openView(openPage, view);
      await page.getByRole('contentinfo').waitFor();
      await page.setViewportSize(screens.desk);
      expect.soft(await axeViolations(page)).toEqual([]);
      expect.soft((await readTabOrder(page)).violations).toEqual([]);
      expect.soft(await layoutViolations(page)).toEqual([]);
    });
  }
});
