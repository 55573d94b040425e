import { describe, expect } from 'vitest';
import { views } from '../../scripts/views.ts';
import { test } from '../support/journey.ts';
import { openView, screens } from '../support/open-view.ts';
import { axeFaults } from './axe-check.ts';
import { layoutFaults } from './layout-faults.ts';
import { layouts } from './layouts.ts';
import { smallTargetsOn } from './targets.ts';
import { walk } from './walk.ts';

/**
 * Each view is opened once and looked at in every way: by the rules of axe, in both themes and at both widths; for
 * targets that a finger misses; with the Tab key, all the way around; and, once for each layout, in looks that readers
 * choose for themselves.
 */
describe('everybody can use every view', () => {
  test.for(views)('$path', async (view, { openPage }) => {
    const page = await openView(openPage, view);
    // Where the whole page is made in the browser, its end comes last.
    await page.getByRole('contentinfo').waitFor();
    const isFirstOfItsLayout = layouts.includes(view);

    expect.soft(await axeFaults(page)).toEqual([]);
    expect.soft(await smallTargetsOn(page)).toEqual([]);
    const onPhone = await walk(page);
    expect.soft(onPhone.faults).toEqual([]);
    expect.soft(onPhone.stops[0]).toBe('a "Skip to main content"');
    expect.soft(onPhone.stops.length).toBeGreaterThan(20);

    await page.setViewportSize(screens.desk);
    expect.soft(await axeFaults(page)).toEqual([]);
    if (!isFirstOfItsLayout) return;
    expect.soft((await walk(page)).faults).toEqual([]);
    expect.soft(await layoutFaults(page)).toEqual([]);
  });
});
