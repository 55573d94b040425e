import { expect, test } from '../fixtures.ts';
import { openView, screens } from '../support/open-view.ts';
import { sample } from '../support/sample.ts';
import { axeViolations } from './axe-check.ts';
import { findFieldsWithoutBorder } from './forced-colors.ts';
import { layoutViolations } from './layout-violations.ts';
import { openStates } from './open-states.ts';
import { continueTabOrder } from './tab-order.ts';
import { findSmallTargets } from './targets.ts';

/** The checks of every view, and forced colors mode. */
test.describe('accessibility of open states', () => {
  for (const { state, path, open, part } of sample(openStates, 1)) {
    test(`${state} has no violations`, async ({ openPage }) => {
      const page = await openView(openPage, { path, status: 200 });
      await open(page);

      expect.soft(await axeViolations(page)).toEqual([]);
      expect.soft(await findSmallTargets(page)).toEqual([]);
      expect.soft(await findFieldsWithoutBorder(page)).toEqual([]);

      await page.setViewportSize(screens.desk);
      expect.soft(await axeViolations(page)).toEqual([]);
      expect.soft(await layoutViolations(page, part)).toEqual([]);

      await page.setViewportSize(screens.phone);
      // The checks may have moved the focus. In a modal it starts at the title.
      await page.evaluate(() => document.querySelector<HTMLElement>('dialog:modal [tabindex="-1"]')?.focus());
      const { stops, violations } = await continueTabOrder(page);
      expect.soft(violations).toEqual([]);
      expect.soft(stops.length).toBeGreaterThan(1);
    });
  }
});
