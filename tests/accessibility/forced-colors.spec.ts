import { expect, test } from '../fixtures.ts';
import { openView, screens } from '../support/open-view.ts';
import { findFieldsWithoutBorder } from './forced-colors.ts';

/** The styles of the selected tab and of the others. Runs in the page. */
function readTabStyles(): { selected: string[]; others: string[] } {
  const styles = (tab: Element) => {
    const own = getComputedStyle(tab);
    const mark = getComputedStyle(tab, '::after');
    const values = [own.color, own.backgroundColor, own.borderTopWidth, own.borderBottomWidth, own.outlineStyle];
    return [...values, own.textDecorationLine, mark.backgroundColor, mark.borderBottomColor, mark.height].join(' ');
  };
  const tabs = [...document.querySelectorAll('[role="tab"]')];
  const isSelected = (tab: Element) => tab.getAttribute('aria-selected') === 'true';
  return { selected: tabs.filter(isSelected).map(styles), others: tabs.filter((tab) => !isSelected(tab)).map(styles) };
}

test('forced colors mode shows the selected tab, focus outlines and field borders', async ({ openPage }) => {
  const page = await openView(
    openPage,
    { path: '/', status: 200 },
    { context: { viewport: screens.desk, forcedColors: 'active' } },
  );
  const { selected, others } = await page.evaluate(readTabStyles);
  expect(selected).toHaveLength(1);
  expect(others).toHaveLength(2);
  expect(others).not.toContain(selected[0]);

  // Forced colors mode removes shadows.
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(outline).toMatch(/^(?:solid|auto) [1-9]/);
  }

  // `open-states.spec.ts` checks the fields of every form. Here: the check finds a deliberate violation.
  expect(await findFieldsWithoutBorder(page)).toEqual([]);
  await page.locator('main').evaluate((main) => {
    const field = document.createElement('input');
    field.id = 'edgeless';
    field.style.border = '0';
    main.prepend(field);
  });
  expect(await findFieldsWithoutBorder(page)).toEqual(['edgeless']);
});
