import type { Page } from 'playwright/test';
import { doctors, home } from '#content/index.ts';
import { expect, test } from '../fixtures.ts';
import { openForm, patient } from '../support/forms.ts';
import { readStoredData, screens, untilReady } from '../support/open-view.ts';

const phone = { viewport: screens.phone, reducedMotion: 'reduce' } as const;

/** Follows a link in the bottom bar. */
const followQuickLink = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Quick', exact: true }).getByRole('link', { name: label }).click();

/** Goes to another page of the site without loading a document. */
async function leavePage(page: Page): Promise<void> {
  await followQuickLink(page, 'Eye Hub');
  await page.getByRole('heading', { level: 1, name: /Eye Hub/ }).waitFor();
}

const notice = (page: Page) => page.getByText('We kept what you typed').locator('visible=true');

test.describe('draft of a form', () => {
  test('is stored only in memory, and is deleted when the form is sent', async ({ product, openPage }) => {
    const form = await openForm(openPage, 'inquiry', { context: phone });
    await form.fill(patient.inquiry);
    await leavePage(form.page);
    for (const text of Object.values(patient.inquiry)) expect(await readStoredData(form.page)).not.toContain(text);
    await followQuickLink(form.page, 'Contact');
    await notice(form.page).waitFor();
    for (const text of Object.values(patient.inquiry)) expect(await readStoredData(form.page)).not.toContain(text);
    await form.submit();
    const reference = await form.untilSent();
    await leavePage(form.page);
    for (const text of [reference, ...Object.values(patient.inquiry)]) {
      expect(await readStoredData(form.page)).not.toContain(text);
    }
    await followQuickLink(form.page, 'Contact');
    await form.until(({ confirmation, values }) => expect([confirmation, ...Object.values(values)].join('')).toBe(''));
    expect(product.proxy.seen).toHaveLength(1);
    expect(await notice(form.page).count()).toBe(0);
  });

  test('makes the browser ask before the site is left, except by a phone link', async ({ openPage }) => {
    // In a new context: Chromium blocks navigation for a while after an unhandled tel: link.
    const form = await openForm(openPage, 'inquiry', { context: phone, isolated: true });
    const { page } = form;
    await form.fill({ message: 'Do you repair a bent frame?' });
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.type());
      await dialog.dismiss();
    });
    await page.evaluate(() => location.reload());
    await expect.poll(() => dialogs).toEqual(['beforeunload']);
    await leavePage(page);
    await page.evaluate(() => location.reload());
    await expect.poll(() => dialogs).toEqual(['beforeunload', 'beforeunload']);
    await page.goBack();
    await form.until(({ values }) => expect(values.message).toBe('Do you repair a bent frame?'));

    await form.element.locator('a[href^="tel:"]').first().click();
    const asks = (timeStamp: number) =>
      page.evaluate((passed) => {
        const event = new Event('beforeunload', { cancelable: true });
        Object.defineProperty(event, 'timeStamp', { value: performance.now() + passed });
        dispatchEvent(event);
        return event.defaultPrevented;
      }, timeStamp);
    expect([dialogs.length, await asks(0), await asks(1000)]).toEqual([2, false, true]);
  });
});

test('the filter of the doctors and the scroll offset are restored on the way back', async ({ openPage }) => {
  const page = await openPage('/', { context: { ...phone, viewport: screens.desk } });
  const language = doctors.flatMap(({ languages }) => languages).find((one) => one !== 'English') ?? '';
  const expectedCount = doctors.filter(({ languages }) => languages.includes(language)).length;
  const cards = page.locator('#doctors li a[href^="/team/"]');
  await untilReady(page);
  await page.locator('#doctors').scrollIntoViewIfNeeded();
  await page.locator('[data-awaiting="doctors-part"]').waitFor({ state: 'detached' });
  await page.getByLabel(home.doctors.languageLabel).selectOption(language);
  await expect.poll(() => cards.count()).toBe(expectedCount);
  await cards.last().scrollIntoViewIfNeeded();
  const offset = await page.evaluate(() => scrollY);
  await cards.last().click();
  // The address changes before the page does.
  await page.locator('#doctors').waitFor({ state: 'detached' });
  await page.goBack();
  await expect.poll(() => cards.count()).toBe(expectedCount);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(offset);
  expect(await page.getByLabel(home.doctors.languageLabel).inputValue()).toBe(language);
});
