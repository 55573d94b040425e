import type { Page } from 'playwright/test';

/** The ids of fields without a border: in forced colors mode they have the background of the page. Runs in the page. */
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

/** The ids of the fields that are invisible in forced colors mode. Throws when the browser cannot emulate that mode. */
export async function findFieldsWithoutBorder(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  if (!(await page.evaluate(() => matchMedia('(forced-colors: active)').matches))) {
    throw new Error('The browser does not emulate forced colors');
  }
  const found = await page.evaluate(fieldsWithoutBorder);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}
