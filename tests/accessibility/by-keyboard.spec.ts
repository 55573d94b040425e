import type { Locator, Page } from 'playwright/test';
import { doctors, home, practice, services } from '../../content/index.ts';
import type { OpenPage } from '../fixtures.ts';
import { expect, test } from '../fixtures.ts';
import { comeToForm, formWords } from '../support/forms.ts';
import { screens, untilReady } from '../support/open-view.ts';

/** More presses than lie between any two things on a page. */
const mostPresses = 150;

const patience = { timeout: 10_000 };

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const untilFocused = (target: Locator) => expect.poll(() => hasFocus(target), patience).toBe(true);

/** A page, and a person whose only tool is a keyboard. */
function keyboardOn(page: Page) {
  const press = (key: string) => page.keyboard.press(key);

  /** Presses Tab until the target has the focus. */
  async function goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let presses = 0; presses < mostPresses; presses += 1) {
      await press(key);
      if (await hasFocus(target)) return;
    }
    throw new Error(`${key} does not come to ${target}`);
  }

  return { press, goTo };
}

async function open(openPage: OpenPage, path: string, viewport: { width: number; height: number }) {
  const page = await openPage(path, {
    context: { viewport, permissions: ['clipboard-read', 'clipboard-write'] },
  });
  page.setDefaultTimeout(10_000);
  await untilReady(page);
  return page;
}

/** The tab that a press opens, and that it leads to a map. It is closed again. */
async function expectMap(page: Page, press: () => Promise<void>): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await press();
  const tab = await opened;
  await expect.poll(() => tab.url(), patience).toMatch(/^https:\/\/|^chrome-error:/);
  await tab.close();
}

const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });

test.describe('somebody with nothing but a keyboard', () => {
  test('uses everything that the home page has', async ({ openPage }) => {
    const page = await open(openPage, '/', screens.desk);
    const { press, goTo } = keyboardOn(page);
    const banner = page.getByRole('banner');
    const section = (id: string) => page.locator(`#${id}`);
    const dialog = page.getByRole('dialog');

    // Past the navigation, into the page.
    await goTo(page.getByRole('link', { name: 'Skip to main content' }));
    await press('Enter');
    await goTo(page.locator('main').getByRole('link', { name: 'Our Approach' }));
    await press('Enter');
    await untilFocused(page.locator('#approach-heading'));

    // A tile scrolls to the services and opens one; closed, the focus is on the tile again.
    const tile = section('approach').getByRole('button').first();
    await goTo(tile);
    await press('Enter');
    await dialog.getByRole('list').first().waitFor();
    await press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await untilFocused(tile);

    // A card opens its service, and the dialog's own button closes it.
    const card = button(page, services[0]?.title ?? '');
    await goTo(card);
    await press('Enter');
    await goTo(dialog.getByRole('link', { name: 'View Full Details' }));
    await goTo(dialog.getByRole('button', { name: 'Close' }));
    await press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await untilFocused(card);

    // Doctors by language, and by no language again.
    const language = page.getByLabel(home.doctors.languageLabel);
    const cards = section('doctors').getByRole('link');
    await goTo(language);
    await press('ArrowDown');
    const [first = ''] = [...new Set(doctors.flatMap(({ languages }) => languages))].sort();
    const speakers = doctors.filter(({ languages }) => languages.includes(first)).length;
    await section('doctors').getByText(`Doctors who speak ${first}: ${speakers} of ${doctors.length}.`).waitFor();
    await expect.poll(() => cards.count(), patience).toBe(speakers);
    await press('ArrowUp');
    await expect.poll(() => cards.count(), patience).toBe(doctors.length);

    // The brands stand still while the focus is on them, and for good once they are paused.
    const reel = page.locator('[data-movement]');
    const movement = () => reel.getAttribute('data-movement');
    await goTo(page.getByRole('region', { name: 'Eyewear brands', exact: true }));
    await expect.poll(movement, patience).toBe('paused');
    await goTo(button(page, 'Pause'));
    await press('Space');
    await button(page, 'Play').waitFor();
    await press('Tab');
    await expect.poll(movement, patience).toBe('paused');
    await press('Shift+Tab');
    await press('Enter');
    await button(page, 'Pause').waitFor();

    // The office: its address, the way there, its phone.
    await goTo(button(page, 'Copy Address'));
    await press('Enter');
    await page.getByText('The address is copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(practice.address.oneLine);
    await press('Space');
    await goTo(section('find-us').getByRole('link', { name: 'Get Directions' }));
    await expectMap(page, () => press('Enter'));
    const phone = section('find-us').locator('summary');
    await goTo(phone);
    await press('Enter');
    await goTo(section('find-us').getByRole('link', { name: 'Text Office' }));
    await press('Escape');
    await untilFocused(phone);
    await section('find-us').getByRole('link', { name: 'Text Office' }).waitFor({ state: 'hidden' });

    // The forms by their tabs, from end to end.
    const tab = (id: keyof typeof formWords, selected: boolean) =>
      page.getByRole('tab', { name: formWords[id].tab, selected });
    await goTo(tab('inquiry', true));
    await press('ArrowRight');
    await tab('contact-lens', true).waitFor();
    await press('ArrowRight');
    await tab('appointment', true).waitFor();

    // Back to the top, which is a stop like any other.
    await press('End');
    const toTop = page.getByRole('button', { name: 'Back to top' });
    await goTo(toTop);
    await press('Enter');
    await untilFocused(page.locator('#home-heading'));
    await expect.poll(() => page.evaluate(() => scrollY), patience).toBe(0);
    await toTop.waitFor({ state: 'detached' });

    // Text size, contrast and language, and back to the button that led there.
    const settings = page.getByRole('button', { name: 'Accessibility and language' });
    await goTo(settings, 'Shift+Tab');
    await press('Enter');
    await dialog.waitFor();
    await goTo(dialog.getByRole('button', { name: 'Larger text' }));
    await press('Enter');
    await dialog.getByText('110%').waitFor();
    await goTo(dialog.getByRole('checkbox', { name: 'High contrast' }));
    await press('Space');
    await page.locator('html[data-contrast="more"]').waitFor();
    await press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await untilFocused(settings);

    // The phone in the bar, and a section from another page.
    await goTo(banner.locator('summary'));
    await press('Space');
    await goTo(banner.getByRole('link', { name: 'Call Office' }));
    await press('Escape');
    await untilFocused(banner.locator('summary'));
    const main = banner.getByRole('navigation', { name: 'Main' });
    await goTo(main.getByRole('link', { name: 'Eye Hub' }), 'Shift+Tab');
    await press('Enter');
    await page.waitForURL('**/eye-hub');
    await untilFocused(page.getByRole('heading', { level: 1 }));
    await goTo(main.getByRole('link', { name: 'Find Us' }), 'Shift+Tab');
    await press('Enter');
    await page.waitForURL('**/#find-us');
    await untilFocused(page.locator('#find-us-heading'));
    await goTo(banner.getByRole('link', { name: practice.address.street }), 'Shift+Tab');
    await expectMap(page, () => press('Enter'));
  });

  test('gives a file to the contact lens order, and takes it away again', { tag: '@translated' }, async ({
    openPage,
  }) => {
    const page = await open(openPage, '/#contact', screens.phone);
    const { press, goTo } = keyboardOn(page);
    const { field, element, until } = await comeToForm(page, 'contact-lens');
    const chooser = page.waitForEvent('filechooser');
    await goTo(field('patientStatus'));
    await press('Space');
    await press('ArrowDown');
    await element.locator('input[type="file"]').waitFor();
    await goTo(field('prescriptionFile'));
    await press('Enter');
    await (await chooser).setFiles({
      name: 'prescription.png',
      mimeType: 'image/png',
      buffer: Buffer.from('iVBORw0KGgo=', 'base64'),
    });
    await until(({ file }) => expect(file).toEqual({ name: 'prescription.png', isBeingRead: false }));
    await goTo(element.getByRole('button', { name: 'Remove' }));
    await press('Enter');
    await until(({ file, focus }) => expect({ file, focus }).toEqual({ file: null, focus: 'prescriptionFile' }));

    // The bar at the bottom of a phone's screen.
    await goTo(page.getByRole('navigation', { name: 'Quick', exact: true }).getByRole('link', { name: 'Team' }));
    await press('Enter');
    await untilFocused(page.locator('#doctors-heading'));
  });
});
