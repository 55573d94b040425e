import { views } from '../../scripts/views.ts';
import { expect, test } from '../fixtures.ts';
import { openView, screens } from '../support/open-view.ts';
import { isExhaustive, sample } from '../support/sample.ts';
import { axeFaults } from './axe-check.ts';
import { layoutFaults } from './layout-faults.ts';
import { layouts } from './layouts.ts';
import { smallTargetsOn } from './targets.ts';
import { walk } from './walk.ts';

/**
 * One view of each layout, all of them in an exhaustive run: by the rules of axe, in both themes and at both widths; for
 * targets that a finger misses; with the Tab key all the way around; and in looks that readers choose for themselves.
 * Every view is judged by axe in `journeys/views.spec.ts`.
 */
test.describe('everybody can use', () => {
  for (const view of isExhaustive ? views : sample(layouts, 2)) {
    test(`${view.path}`, async ({ openPage }) => {
      const page = await openView(openPage, view);
      // Where the whole page is made in the browser, its end comes last.
      await page.getByRole('contentinfo').waitFor();

      expect.soft(await axeFaults(page)).toEqual([]);
      expect.soft(await smallTargetsOn(page)).toEqual([]);
      const onPhone = await walk(page);
      expect.soft(onPhone.faults).toEqual([]);
      expect.soft(onPhone.stops[0]).toBe('a "Skip to main content"');
      expect.soft(onPhone.stops.length).toBeGreaterThan(20);

      await page.setViewportSize(screens.desk);
      expect.soft(await axeFaults(page)).toEqual([]);
      expect.soft((await walk(page)).faults).toEqual([]);
      expect.soft(await layoutFaults(page)).toEqual([]);
    });
  }
});
