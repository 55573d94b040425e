import { expect, test } from '../fixtures.ts';
import { openView, screens } from '../support/open-view.ts';
import { axeViolations } from './axe-check.ts';
import { layoutViolations } from './layout-violations.ts';
import { openStates } from './open-states.ts';
import { readTabOrder } from './tab-order.ts';
import { findSmallTargets } from './targets.ts';

/** The ids of fields that would be invisible in forced colors mode: they have no border. Runs in the page. */
function fieldsWithoutBorder(): string[] {
  return [...document.querySelectorAll('input, select, textarea')]
    .filter((field) => field.checkVisibility() && field.closest('[aria-hidden="true"]') === null)
    .filter((field) => {
      // The browser draws checkboxes, radios and sliders. The area around a file input has the border.
      if (field instanceof HTMLInputElement && ['checkbox', 'radio', 'range'].includes(field.type)) return false;
      const bordered = field instanceof HTMLInputElement && field.type === 'file' ? field.parentElement : field;
      const { borderTopStyle, borderTopWidth } = getComputedStyle(bordered ?? field);
      return borderTopStyle === 'none' || borderTopWidth === '0px';
    })
    .map(({ id }) => id);
}

/** Hides what is beside the opened part: the browser would lay it out again in every display mode. Runs in the page. */
function hideOthers(part: string): void {
  for (const child of document.querySelectorAll<HTMLElement>('main > *')) {
    if (child.closest(part) === null && child.querySelector(part) === null) child.style.display = 'none';
  }
}

// Only the opened part is checked, with the toast if there is one: the rest of the page is that of its layout. The colors
// of the other themes are checked on the examples of all components.
test.describe('accessibility of open states', () => {
  for (const { state, path, open, part } of openStates) {
    test(`${state} has no violations`, async ({ openPage }) => {
      const page = await openView(openPage, { path, status: 200 });
      await open(page);
      await page.evaluate(hideOthers, part);
      const opened = `${part}, [data-scope="toast"]`;
      expect.soft(await axeViolations(page, ['usual'], opened)).toEqual([]);
      expect.soft(await findSmallTargets(page, opened)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await page.evaluate(fieldsWithoutBorder)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
      expect.soft(await layoutViolations(page, part)).toEqual([]);

      // Last, since the focus leaves a panel in the end, which closes it.
      await page.setViewportSize(screens.phone);
      const { stops, violations } = await readTabOrder(page, part);
      expect.soft(violations).toEqual([]);
      expect.soft(stops.length).toBeGreaterThan(1);
    });
  }
});
