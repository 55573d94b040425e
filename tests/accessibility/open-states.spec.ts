import { expect, test } from '../fixtures.ts';
import { openView, screens } from '../support/open-view.ts';
import { sample } from '../support/sample.ts';
import { axeFaults } from './axe-check.ts';
import { edgelessFieldsOn } from './forced-colors.ts';
import { layoutFaults } from './layout-faults.ts';
import { openStates } from './open-states.ts';
import { smallTargetsOn } from './targets.ts';
import { walkOn } from './walk.ts';

/** What is opened is looked at in the ways of every view, and in the colors of the visitor's system. */
test.describe('everybody can use', () => {
  for (const { state, path, open, part } of sample(openStates, 3)) {
    test(`${state}`, async ({ openPage }) => {
      const page = await openView(openPage, { path, status: 200 });
      await open(page);

      expect.soft(await axeFaults(page)).toEqual([]);
      expect.soft(await smallTargetsOn(page)).toEqual([]);
      expect.soft(await edgelessFieldsOn(page)).toEqual([]);

      await page.setViewportSize(screens.desk);
      expect.soft(await axeFaults(page)).toEqual([]);
      expect.soft(await layoutFaults(page, part)).toEqual([]);

      await page.setViewportSize(screens.phone);
      // The checks may have left the focus anywhere; a modal keeps it at its title at first.
      await page.evaluate(() => document.querySelector<HTMLElement>('dialog:modal [tabindex="-1"]')?.focus());
      const { stops, faults } = await walkOn(page);
      expect.soft(faults).toEqual([]);
      expect.soft(stops.length).toBeGreaterThan(1);
    });
  }
});
