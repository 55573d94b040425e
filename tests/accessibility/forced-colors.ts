import type { Page } from 'playwright/test';

/** Fields without an edge: their ground is the page's own when the visitor's system chooses all colors. */
function edgelessFields(): string[] {
  return [...document.querySelectorAll('input, select, textarea')]
    .filter((field) => field.checkVisibility() && field.closest('[aria-hidden="true"]') === null)
    .filter((field) => {
      // The browser draws boxes and sliders itself; a file is dropped on the area around its control.
      if (field instanceof HTMLInputElement && ['checkbox', 'radio', 'range'].includes(field.type)) return false;
      const edged = field instanceof HTMLInputElement && field.type === 'file' ? field.parentElement : field;
      const { borderTopStyle, borderTopWidth } = getComputedStyle(edged ?? field);
      return borderTopStyle === 'none' || borderTopWidth === '0px';
    })
    .map(({ id }) => id);
}

/**
 * The ids of the fields that cannot be seen where the visitor's system chooses the colors. Throws when the browser
 * cannot play such a system.
 */
export async function edgelessFieldsOn(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  if (!(await page.evaluate(() => matchMedia('(forced-colors: active)').matches))) {
    throw new Error('The browser does not force colors');
  }
  const found = await page.evaluate(edgelessFields);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}
