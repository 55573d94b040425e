import { expect, test } from '../fixtures.ts';
import { openView, screens } from '../support/open-view.ts';
import { edgelessFieldsOn } from './forced-colors.ts';

/** Whether each choice looks different from the ones beside it that are not chosen. */
function looksOfTabs(): { chosen: string[]; others: string[] } {
  const looks = (tab: Element) => {
    const own = getComputedStyle(tab);
    const mark = getComputedStyle(tab, '::after');
    const values = [own.color, own.backgroundColor, own.borderTopWidth, own.borderBottomWidth, own.outlineStyle];
    return [...values, own.textDecorationLine, mark.backgroundColor, mark.borderBottomColor, mark.height].join(' ');
  };
  const tabs = [...document.querySelectorAll('[role="tab"]')];
  const isChosen = (tab: Element) => tab.getAttribute('aria-selected') === 'true';
  return { chosen: tabs.filter(isChosen).map(looks), others: tabs.filter((tab) => !isChosen(tab)).map(looks) };
}

test('with colors that the visitor’s system chooses, the chosen tab is marked, and focus and fields have edges', async ({
  openPage,
}) => {
  const page = await openView(
    openPage,
    { path: '/', status: 200 },
    { context: { viewport: screens.desk, forcedColors: 'active' } },
  );
  const { chosen, others } = await page.evaluate(looksOfTabs);
  expect(chosen).toHaveLength(1);
  expect(others).toHaveLength(2);
  expect(others).not.toContain(chosen[0]);

  // Shadows are gone there.
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(outline).toMatch(/^(?:solid|auto) [1-9]/);
  }

  // The fields of every form are judged where they are open; here, one that only its ground sets off.
  expect(await edgelessFieldsOn(page)).toEqual([]);
  await page.locator('main').evaluate((main) => {
    const field = document.createElement('input');
    field.id = 'edgeless';
    field.style.border = '0';
    main.prepend(field);
  });
  expect(await edgelessFieldsOn(page)).toEqual(['edgeless']);
});
