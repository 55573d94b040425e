import type { Page } from 'playwright/test';
import { doctors } from '#content/doctors.data.ts';
import { home } from '#content/home.data.ts';
import { expect, test } from '../fixtures.ts';
import { pdf } from '../function/support/payloads.ts';
import { formWords, generalFailure } from '../support/form-view.ts';
import { type Form, openForm, patient } from '../support/forms.ts';
import { readStoredData, screens, untilReady } from '../support/open-view.ts';
import type { Product } from '../support/product.ts';

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
const sending = (page: Page) => page.getByText('We are still sending').locator('visible=true');
const toast = (page: Page) => page.locator('[data-scope="toast"][data-part="root"][data-state="open"]');

/** Whether the browser would ask before the page is loaded again. */
const asksBeforeReload = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

/** Expects the answers nowhere in the browser's storage. */
async function expectOnlyInMemory(page: Page): Promise<void> {
  const stored = await readStoredData(page);
  for (const text of Object.values(patient.inquiry)) expect(stored).not.toContain(text);
}

/** Waits for the confirmation above an empty form. */
const untilConfirmed = (form: Form, reference: string) =>
  form.until(({ confirmation, values }) => {
    expect(confirmation).toContain(reference);
    expect(Object.values(values).join('')).toBe('');
  });

test.describe('draft of a form', () => {
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

    const footer = page.getByRole('contentinfo');
    await footer.locator('summary').click();
    await footer.locator('a[href^="tel:"]').click();
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

test.describe('a request that is on its way when its page is left', () => {
  /** Submits a form, and leaves its page before there is a response. Returns what lets the request through. */
  async function sendAndLeave(form: Form, { proxy }: Product): Promise<() => void> {
    const release = proxy.hold();
    await form.submit();
    await expect.poll(() => proxy.seen.length).toBe(1);
    await leavePage(form.page);
    return release;
  }

  test('is only in memory, and confirmed on any page, and at its form', async ({ product, openPage }) => {
    const form = await openForm(openPage, 'inquiry', { context: phone });
    const { page } = form;
    await form.fill(patient.inquiry);
    await leavePage(page);
    await expectOnlyInMemory(page);
    await followQuickLink(page, 'Contact');
    await notice(page).waitFor();
    const release = await sendAndLeave(form, product);
    await expectOnlyInMemory(page);
    await followQuickLink(page, 'Contact');
    await sending(page).waitFor();
    await form.until(({ button }) => expect(button).toEqual({ label: formWords.inquiry.sending, isDisabled: true }));
    expect(await notice(page).count()).toBe(0);
    expect(await asksBeforeReload(page)).toBe(true);

    await leavePage(page);
    const other = await page.context().newPage();
    await other.goto('/#contact');
    release();
    await toast(page)
      .filter({ hasText: /Your reference: R-[0-9A-Z]{6}/ })
      .waitFor();
    const [, reference = ''] = /reference: (R-[0-9A-Z]{6})/.exec((await toast(page).textContent()) ?? '') ?? [];
    expect(await page.evaluate(() => document.activeElement?.closest('#contact, [data-scope="toast"]'))).toBeNull();
    expect(await asksBeforeReload(page)).toBe(false);
    expect(await toast(other).count()).toBe(0);
    await other.close();

    await page.goBack();
    const confirmation = page.getByRole('region', { name: formWords.inquiry.confirmation });
    await expect(confirmation).toBeFocused();
    await expect(confirmation).toBeInViewport({ ratio: 0.5 });
    await untilConfirmed(form, reference);
    await expectOnlyInMemory(page);
    expect(await notice(page).count()).toBe(0);
    expect(await product.readRows()).toMatchObject([{ reference }]);
    expect(product.proxy.seen).toHaveLength(1);
  });

  test('is kept with its file when sending fails, and can be sent again', async ({ product, openPage }) => {
    const form = await openForm(openPage, 'contact-lens', { context: phone, expectedMessages: [/status of 404/] });
    const { page } = form;
    const answers = { ...patient['contact-lens'], patientStatus: 'new' };
    await form.fill(answers);
    const file = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdf(90_000) };
    await form.field('prescriptionFile').setInputFiles(file);
    product.proxy.setNextBehaviors({ status: 404 });
    const release = await sendAndLeave(form, product);
    release();
    await toast(page)
      .filter({ hasText: generalFailure.replace(': ', '') })
      .waitFor();

    await followQuickLink(page, 'Contact');
    await notice(page).waitFor();
    expect(await page.getByText('Sending it failed').locator('visible=true').count()).toBe(1);
    await form.until((view) => {
      expect(view).toMatchObject({
        values: answers,
        file: { name: file.name, isBeingRead: false },
        confirmation: null,
      });
      expect(view.button).toEqual({ label: formWords['contact-lens'].button, isDisabled: false });
    });
    await form.submit();
    const reference = await form.untilSent();
    expect(await product.readRows()).toMatchObject([{ reference }]);
    const [first, second] = product.proxy.seen.map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(first);
  });
});

test('the filter of the doctors and the scroll offset are restored on the way back, and the filter by a reload', async ({
  openPage,
}) => {
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
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.reload();
  await expect.poll(() => cards.count()).toBe(expectedCount);
});
