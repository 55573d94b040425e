import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { formWords } from '../support/form-view.ts';
import { openView, screens } from '../support/open-view.ts';

/** More key presses than there are between any two controls of a page. */
const maxPresses = 150;

/** Presses Tab until the target has focus. Finding it by role again after each press would take most of the time. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const element = await target.elementHandle();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate((wanted) => wanted === document.activeElement, element)) return;
  }
  throw new Error(`${key} does not reach ${target}`);
}

test('keyboard user can use what is more than a link or a button', async ({ openPage }) => {
  const page = await openView(openPage, { path: '/', status: 200 }, { context: { viewport: screens.desk } });
  const press = (key: string) => page.keyboard.press(key);
  const banner = page.getByRole('banner');
  const dialog = page.getByRole('dialog');

  // Skip the navigation, and follow a link to a section.
  await tabTo(page, page.getByRole('link', { name: 'Skip to main content' }));
  await press('Enter');
  await tabTo(page, page.locator('main').getByRole('link', { name: 'Our Approach' }));
  await press('Enter');
  await expect(page.locator('#approach-heading')).toBeFocused();

  // Closing the accessibility panel returns focus to their button, and closing the phone menu to its summary.
  const settings = page.getByRole('button', { name: 'Accessibility and language' });
  await tabTo(page, settings, 'Shift+Tab');
  await press('Enter');
  await dialog.waitFor();
  await tabTo(page, dialog.getByRole('checkbox', { name: 'High contrast' }));
  await press('Space');
  await page.locator('html[data-contrast="more"]').waitFor();
  await press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect(settings).toBeFocused();
  await tabTo(page, banner.locator('summary'));
  await press('Space');
  await tabTo(page, banner.getByRole('link', { name: 'Call Office' }));
  await press('Escape');
  await expect(banner.locator('summary')).toBeFocused();

  // A tile opens a service. Closing it returns focus to the tile.
  const tile = page.locator('#approach').getByRole('button').first();
  await tabTo(page, tile);
  await press('Enter');
  await dialog.getByRole('list').first().waitFor();
  await press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect(tile).toBeFocused();

  // A link before the tiles skips all that opens or names a service.
  await tabTo(page, page.locator('main').getByRole('link', { name: 'Skip the services' }), 'Shift+Tab');
  await press('Enter');
  await expect(page.locator('#visit-heading')).toBeFocused();

  // Arrow keys select the tabs of the forms.
  const tab = (id: keyof typeof formWords) => page.getByRole('tab', { name: formWords[id].tab, selected: true });
  await tabTo(page, tab('inquiry'));
  await press('ArrowRight');
  await tab('contact-lens').waitFor();
  await press('ArrowRight');
  await tab('appointment').waitFor();

  // A link to another page moves focus to its heading.
  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Eye Hub' }));
  await press('Enter');
  await page.waitForURL('**/eye-hub');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
