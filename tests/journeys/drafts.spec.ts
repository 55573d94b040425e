import type { Page } from 'playwright/test';
import { doctors, home } from '../../content/index.ts';
import { expect, test } from '../fixtures.ts';
import { pdf } from '../function/support/payloads.ts';
import { formWords } from '../support/form-words.ts';
import { openForm, patient, selectForm, untilFormsReady } from '../support/forms.ts';
import { screens, untilReady } from '../support/open-view.ts';
import { readStoredData } from '../support/stored-data.ts';

const phone = { viewport: screens.phone, reducedMotion: 'reduce' } as const;

/** Follows a link in the bottom bar. */
const followQuickLink = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Quick', exact: true }).getByRole('link', { name: label }).click();

async function untilHeading(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** Goes to another page of the site without loading a document. */
async function leavePage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await followQuickLink(page, 'Eye Hub');
  await untilHeading(page, /Eye Hub/);
}

const notice = (page: Page) => page.getByText('We kept what you typed').locator('visible=true');

/** Whether the browser would ask before it leaves the page. */
const asksBeforeLeaving = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  });

/** Answers the dialogs of a page. Returns their types, appended as they open. */
function answerDialogs(page: Page, answer: 'stay' | 'leave'): string[] {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type());
    await (answer === 'leave' ? dialog.accept() : dialog.dismiss());
  });
  return dialogs;
}

test.describe('draft of a form', () => {
  test('is restored after leaving the page and coming back, and can be sent', { tag: '@phone' }, async ({
    product,
    openPage,
  }) => {
    const form = await openForm(openPage, 'appointment', { context: phone });
    await form.fill({ ...patient.appointment, appointmentType: 'Vision Therapy Consultation' });
    await leavePage(form.page);
    await form.page.goBack();
    await notice(form.page).waitFor();
    await form.until(({ values, button, notices }) => {
      expect(values).toMatchObject({ ...patient.appointment, appointmentType: 'Vision Therapy Consultation' });
      expect(button.isDisabled).toBe(false);
      expect(notices.join()).toContain('waitlist');
    });
    await form.element.getByText('Friday, April 12, 1985').waitFor();
    expect(await form.page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await form.submit();
    const reference = await form.untilSent();
    expect(await product.readRows()).toMatchObject([{ reference }]);
    expect(await notice(form.page).count()).toBe(0);
  });

  test('is stored only in memory, and is deleted when the form is sent', async ({ openPage }) => {
    const form = await openForm(openPage, 'inquiry', { context: phone });
    await form.fill(patient.inquiry);
    await leavePage(form.page);
    for (const text of Object.values(patient.inquiry)) expect(await readStoredData(form.page)).not.toContain(text);
    await followQuickLink(form.page, 'Contact');
    await notice(form.page).waitFor();
    for (const text of Object.values(patient.inquiry)) expect(await readStoredData(form.page)).not.toContain(text);
    await form.submit();
    await form.untilSent();
    await leavePage(form.page);
    expect(await asksBeforeLeaving(form.page)).toBe(false);
    await followQuickLink(form.page, 'Contact');
    await form.until(({ values }) => expect(Object.values(values).join('')).toBe(''));
    expect(await notice(form.page).count()).toBe(0);
  });

  test('is cleared by a button, without clearing other forms', { tag: '@all' }, async ({ openPage }) => {
    const inquiry = await openForm(openPage, 'inquiry', { context: phone });
    const { page } = inquiry;
    await inquiry.fill({ message: 'Do you repair a bent frame?' });
    const order = await selectForm(page, 'contact-lens');
    await order.fill({ additionalNotes: 'Please call.' });
    await leavePage(page);
    await page.goBack();
    // The same tab is selected again.
    await page.getByRole('tab', { name: formWords['contact-lens'].tab, selected: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contact-heading');
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await order.until(({ values }) => expect(values.additionalNotes).toBe(''));
    expect(await notice(page).count()).toBe(0);
    expect(await asksBeforeLeaving(page)).toBe(true);
    const again = await selectForm(page, 'inquiry');
    await notice(page).waitFor();
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await again.until(({ values, focus }) => {
      expect(values.message).toBe('');
      expect(focus).toBe('Ask us a question');
    });
    expect(await asksBeforeLeaving(page)).toBe(false);
  });

  test('is restored with its file, which is sent to the office', async ({ product, openPage }) => {
    const form = await openForm(openPage, 'contact-lens', { context: phone });
    await form.fill({ ...patient['contact-lens'], patientStatus: 'new' });
    const file = { name: 'prescription.pdf', mimeType: 'application/pdf', buffer: pdf(20_000) };
    await form.field('prescriptionFile').setInputFiles(file);
    await form.until((view) => expect(view.file).toEqual({ name: file.name, isBeingRead: false }));
    await leavePage(form.page);
    await form.page.goBack();
    await form.until((view) => expect(view.file).toEqual({ name: file.name, isBeingRead: false }));
    await form.submit();
    await form.untilSent();
    const [mail] = await product.mailbox.waitFor(1);
    expect(mail?.email.attachments).toHaveLength(1);
  });

  test('is restored after following the privacy link', { tag: '@all' }, async ({ openPage }) => {
    const form = await openForm(openPage, 'inquiry', { context: phone });
    await form.fill({ message: 'Do you repair a bent frame?' });
    await form.element.getByRole('link', { name: /rivacy/ }).click();
    await untilHeading(form.page, 'Privacy Policy');
    await form.page.goBack();
    await notice(form.page).waitFor();
    await form.until(({ values }) => expect(values.message).toBe('Do you repair a bent frame?'));
  });
});

test.describe('leaving the site', () => {
  test('asks for confirmation while there is unsent text, and stays on cancel', async ({ openPage }) => {
    // In a new context: a page that asks before leaving must not be reused.
    const form = await openForm(openPage, 'inquiry', { context: phone, isolated: true });
    await form.fill({ message: 'Do you repair a bent frame?' });
    const dialogs = answerDialogs(form.page, 'stay');
    await form.page.evaluate(() => location.reload());
    await expect.poll(() => dialogs).toEqual(['beforeunload']);
    expect((await form.view()).values.message).toBe('Do you repair a bent frame?');
    await leavePage(form.page);
    await form.page.evaluate(() => location.reload());
    await expect.poll(() => dialogs).toEqual(['beforeunload', 'beforeunload']);
    await form.page.goBack();
    await form.until(({ values }) => expect(values.message).toBe('Do you repair a bent frame?'));
  });

  test('does not ask before anything is typed or after it was sent', { tag: '@all' }, async ({ openPage }) => {
    const form = await openForm(openPage, 'inquiry', { context: phone });
    const dialogs = answerDialogs(form.page, 'leave');
    await form.page.reload();
    const again = await selectForm(form.page, 'inquiry');
    await again.fill(patient.inquiry);
    await again.submit();
    await again.untilSent();
    await form.page.reload();
    await untilFormsReady(form.page);
    expect(dialogs).toEqual([]);
  });

  test('does not ask when a phone link is followed', { tag: '@all' }, async ({ openPage }) => {
    // In a new context: Chromium blocks navigation for a while after an unhandled tel: link.
    const form = await openForm(openPage, 'inquiry', { context: phone, isolated: true });
    await form.fill({ message: 'Do you repair a bent frame?' });
    const dialogs = answerDialogs(form.page, 'stay');
    await form.element.locator('a[href^="tel:"]').first().click();
    // Later, leaving the page asks again.
    await form.page.waitForFunction(
      (since) => performance.now() - since > 1500,
      await form.page.evaluate(() => performance.now()),
    );
    expect(dialogs).toEqual([]);
    await form.page.evaluate(() => location.reload());
    await expect.poll(() => dialogs).toEqual(['beforeunload']);
  });

  test('does not ask when only a link has prefilled the form', { tag: '@all' }, async ({ openPage }) => {
    const page = await openPage(`/team/${doctors[0]?.id}`, { context: phone });
    await untilReady(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(Book|Schedule|Request)/ })
      .first()
      .click();
    const form = await selectForm(page, 'appointment');
    await form.until(({ values }) => expect(values.message).not.toBe(''));
    expect(await asksBeforeLeaving(page)).toBe(false);
    await form.fill({ firstName: 'José' });
    expect(await asksBeforeLeaving(page)).toBe(true);
  });
});

test.describe('personal details', () => {
  test('are offered to the other forms, and do not overwrite values', { tag: ['@translated', '@all'] }, async ({
    openPage,
  }) => {
    const appointment = await openForm(openPage, 'appointment', { context: phone });
    await appointment.fill(patient.appointment);
    const inquiry = await selectForm(appointment.page, 'inquiry');
    const offer = inquiry.page.getByRole('button', { name: 'Use the details from your appointment request' });
    await offer.waitFor();
    await inquiry.fill({ lastName: 'Lima' });
    await offer.click();
    await inquiry.until(({ values, focus }) => {
      const { firstName, email, phone: number } = patient.appointment;
      expect(values).toMatchObject({ firstName, lastName: 'Lima', email, phone: number, message: '' });
      expect(focus).toBe('Ask us a question');
    });
    expect(await offer.count()).toBe(0);
  });
});

test.describe('state of the home page', () => {
  const language = 'Spanish';
  const expectedCount = doctors.filter(({ languages }) => languages.includes(language)).length;
  const cards = (page: Page) => page.locator('#doctors li a[href^="/team/"]');

  test('is restored on the way back from a doctor: filter and scroll offset', { tag: '@phone' }, async ({
    openPage,
  }) => {
    const page = await openPage('/', { context: { ...phone, viewport: screens.desk } });
    await untilReady(page);
    await page.locator('#doctors').scrollIntoViewIfNeeded();
    await page.locator('[data-awaiting="doctors-part"]').waitFor({ state: 'detached' });
    await page.getByLabel(home.doctors.languageLabel).selectOption(language);
    await expect.poll(() => cards(page).count()).toBe(expectedCount);
    await cards(page).last().scrollIntoViewIfNeeded();
    const offset = await page.evaluate(() => scrollY);
    await cards(page).last().click();
    // The address changes before the page does.
    await page.locator('#doctors').waitFor({ state: 'detached' });
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(expectedCount);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(offset);
    expect(await page.getByLabel(home.doctors.languageLabel).inputValue()).toBe(language);
  });

  test('is restored in a new document: filter and tab', { tag: '@all' }, async ({ openPage }) => {
    const page = await openPage('/#contact', { context: phone });
    await untilFormsReady(page);
    await page.getByRole('tab', { name: formWords['contact-lens'].tab }).click();
    await page.getByLabel(home.doctors.languageLabel).selectOption(language);
    await page.goto('/privacy');
    await page.goBack();
    await untilFormsReady(page);
    await page.getByRole('tab', { name: formWords['contact-lens'].tab, selected: true }).waitFor();
    await expect.poll(() => cards(page).count()).toBe(expectedCount);
  });

  test('has the tab that a link selects, until the visitor selects another', { tag: '@all' }, async ({ openPage }) => {
    const page = await openPage(`/team/${doctors[0]?.id}`, { context: phone });
    await untilReady(page);
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /^(Book|Schedule|Request)/ })
      .first();
    await link.click();
    await page.getByRole('tab', { name: formWords.appointment.tab, selected: true }).waitFor();
    await page.getByRole('tab', { name: formWords['contact-lens'].tab }).click();
    await leavePage(page);
    await page.goBack();
    await page.getByRole('tab', { name: formWords['contact-lens'].tab, selected: true }).waitFor();
    await page.goBack();
    await link.click();
    await page.getByRole('tab', { name: formWords.appointment.tab, selected: true }).waitFor();
  });
});
