import type { Locator, Page } from 'playwright/test';
import { doctors, home, practice, services } from '../../content/index.ts';
import type { OpenPage } from '../fixtures.ts';
import { expect, test } from '../fixtures.ts';
import { formWords } from '../support/form-words.ts';
import { selectForm } from '../support/forms.ts';
import { screens, untilReady } from '../support/open-view.ts';

/** More key presses than there are between any two controls of a page. */
const maxPresses = 150;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const untilFocused = (target: Locator) => expect.poll(() => hasFocus(target)).toBe(true);

/** Keyboard actions on a page. */
function keyboardOn(page: Page) {
  const press = (key: string) => page.keyboard.press(key);

  /** Presses Tab until the target has focus. Finding it by role again after each press would take most of the time. */
  async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const element = await target.elementHandle();
    for (let presses = 0; presses < maxPresses; presses += 1) {
      await press(key);
      if (await page.evaluate((wanted) => wanted === document.activeElement, element)) return;
    }
    throw new Error(`${key} does not reach ${target}`);
  }

  return { press, tabTo };
}

async function open(openPage: OpenPage, path: string, viewport: { width: number; height: number }) {
  const page = await openPage(path, {
    context: { viewport, permissions: ['clipboard-read', 'clipboard-write'] },
  });
  page.setDefaultTimeout(10_000);
  await untilReady(page);
  return page;
}

/** Expects that a key press opens a map in a new tab. Closes the tab. */
async function expectMap(page: Page, press: () => Promise<void>): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await press();
  const tab = await opened;
  await expect.poll(() => tab.url()).toMatch(/^https:\/\/|^chrome-error:/);
  await tab.close();
}

const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });

test.describe('keyboard user', () => {
  test('can use every control of the home page', async ({ openPage }) => {
    const page = await open(openPage, '/', screens.desk);
    const { press, tabTo } = keyboardOn(page);
    const banner = page.getByRole('banner');
    const section = (id: string) => page.locator(`#${id}`);
    const dialog = page.getByRole('dialog');

    // Skip the navigation.
    await tabTo(page.getByRole('link', { name: 'Skip to main content' }));
    await press('Enter');
    await tabTo(page.locator('main').getByRole('link', { name: 'Our Approach' }));
    await press('Enter');
    await untilFocused(page.locator('#approach-heading'));

    // A tile opens a service. Closing it returns focus to the tile.
    const tile = section('approach').getByRole('button').first();
    await tabTo(tile);
    await press('Enter');
    await dialog.getByRole('list').first().waitFor();
    await press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await untilFocused(tile);

    // A card opens its service, and the dialog's own button closes it.
    const card = button(page, services[0]?.title ?? '');
    await tabTo(card);
    await press('Enter');
    await tabTo(dialog.getByRole('link', { name: 'View Full Details' }));
    await tabTo(dialog.getByRole('button', { name: 'Close' }));
    await press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await untilFocused(card);

    // Doctors are filtered by language.
    const language = page.getByLabel(home.doctors.languageLabel);
    const cards = section('doctors').getByRole('link');
    await tabTo(language);
    await press('ArrowDown');
    const [first = ''] = [...new Set(doctors.flatMap(({ languages }) => languages))].sort();
    const speakers = doctors.filter(({ languages }) => languages.includes(first)).length;
    await section('doctors').getByText(`Doctors who speak ${first}: ${speakers} of ${doctors.length}.`).waitFor();
    await expect.poll(() => cards.count()).toBe(speakers);
    await press('ArrowUp');
    await expect.poll(() => cards.count()).toBe(doctors.length);

    // The carousel pauses while it has focus, and stays paused after Pause.
    const carousel = page.locator('[data-movement]');
    const movement = () => carousel.getAttribute('data-movement');
    await tabTo(page.getByRole('region', { name: 'Eyewear brands', exact: true }));
    await expect.poll(movement).toBe('paused');
    await tabTo(button(page, 'Pause'));
    await press('Space');
    await button(page, 'Play').waitFor();
    await press('Tab');
    await expect.poll(movement).toBe('paused');
    await press('Shift+Tab');
    await press('Enter');
    await button(page, 'Pause').waitFor();

    // The office's address, directions and phone.
    await tabTo(button(page, 'Copy Address'));
    await press('Enter');
    await page.getByText('The address is copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(practice.address.oneLine);
    await press('Space');
    await tabTo(section('find-us').getByRole('link', { name: 'Get Directions' }));
    await expectMap(page, () => press('Enter'));
    const phone = section('find-us').locator('summary');
    await tabTo(phone);
    await press('Enter');
    await tabTo(section('find-us').getByRole('link', { name: 'Text Office' }));
    await press('Escape');
    await untilFocused(phone);
    await section('find-us').getByRole('link', { name: 'Text Office' }).waitFor({ state: 'hidden' });

    // Arrow keys select the tabs of the forms.
    const tab = (id: keyof typeof formWords, selected: boolean) =>
      page.getByRole('tab', { name: formWords[id].tab, selected });
    await tabTo(tab('inquiry', true));
    await press('ArrowRight');
    await tab('contact-lens', true).waitFor();
    await press('ArrowRight');
    await tab('appointment', true).waitFor();

    // Back to top is in the tab order.
    await press('End');
    const toTop = page.getByRole('button', { name: 'Back to top' });
    await tabTo(toTop);
    await press('Enter');
    await untilFocused(page.locator('#home-heading'));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await toTop.waitFor({ state: 'detached' });

    // Closing the display settings returns focus to their button.
    const settings = page.getByRole('button', { name: 'Accessibility and language' });
    await tabTo(settings, 'Shift+Tab');
    await press('Enter');
    await dialog.waitFor();
    await tabTo(dialog.getByRole('button', { name: 'Larger text' }));
    await press('Enter');
    await dialog.getByText('110%').waitFor();
    await tabTo(dialog.getByRole('checkbox', { name: 'High contrast' }));
    await press('Space');
    await page.locator('html[data-contrast="more"]').waitFor();
    await press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await untilFocused(settings);

    // The phone menu in the header, and a link to a section of another page.
    await tabTo(banner.locator('summary'));
    await press('Space');
    await tabTo(banner.getByRole('link', { name: 'Call Office' }));
    await press('Escape');
    await untilFocused(banner.locator('summary'));
    const main = banner.getByRole('navigation', { name: 'Main' });
    await tabTo(main.getByRole('link', { name: 'Eye Hub' }), 'Shift+Tab');
    await press('Enter');
    await page.waitForURL('**/eye-hub');
    await untilFocused(page.getByRole('heading', { level: 1 }));
    await tabTo(main.getByRole('link', { name: 'Find Us' }), 'Shift+Tab');
    await press('Enter');
    await page.waitForURL('**/#find-us');
    await untilFocused(page.locator('#find-us-heading'));
    await tabTo(banner.getByRole('link', { name: practice.address.street }), 'Shift+Tab');
    await expectMap(page, () => press('Enter'));
  });

  test('can attach a file to the contact lens order and remove it', { tag: ['@translated', '@all'] }, async ({
    openPage,
  }) => {
    const page = await open(openPage, '/#contact', screens.phone);
    const { press, tabTo } = keyboardOn(page);
    const { field, element, until } = await selectForm(page, 'contact-lens');
    const chooser = page.waitForEvent('filechooser');
    await tabTo(field('patientStatus'));
    await press('Space');
    await press('ArrowDown');
    await element.locator('input[type="file"]').waitFor();
    await tabTo(field('prescriptionFile'));
    await press('Enter');
    await (await chooser).setFiles({
      name: 'prescription.png',
      mimeType: 'image/png',
      buffer: Buffer.from('iVBORw0KGgo=', 'base64'),
    });
    await until(({ file }) => expect(file).toEqual({ name: 'prescription.png', isBeingRead: false }));
    await tabTo(element.getByRole('button', { name: 'Remove' }));
    await press('Enter');
    await until(({ file, focus }) => expect({ file, focus }).toEqual({ file: null, focus: 'prescriptionFile' }));

    // The bottom bar on phones.
    await tabTo(page.getByRole('navigation', { name: 'Quick', exact: true }).getByRole('link', { name: 'Team' }));
    await press('Enter');
    await untilFocused(page.locator('#doctors-heading'));
  });
});
