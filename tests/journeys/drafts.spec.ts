import type { Page } from 'playwright/test';
import { doctors, home } from '../../content/index.ts';
import { expect, test } from '../fixtures.ts';
import { pdf } from '../function/support/payloads.ts';
import { comeToForm, formWords, openForm, patient, untilAnswering } from '../support/forms.ts';
import { screens, untilReady } from '../support/open-view.ts';
import { traces } from '../support/traces.ts';

const patience = { timeout: 10_000 };
const phone = { viewport: screens.phone, reducedMotion: 'reduce' } as const;

/** Follows a link of the bar at the bottom of a phone. */
const tap = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Quick', exact: true }).getByRole('link', { name: label }).click();

async function untilAt(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** Goes to another page of the site, without a new document. */
async function goElsewhere(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await tap(page, 'Eye Hub');
  await untilAt(page, /Eye Hub/);
}

const notice = (page: Page) => page.getByText('We kept what you typed').locator('visible=true');

/** Whether the browser would ask before it leaves the page. */
const isAsked = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  });

/** Answers what the browser asks, and takes note of it. */
function answerDialogs(page: Page, answer: 'stay' | 'leave'): string[] {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await (answer === 'leave' ? dialog.accept() : dialog.dismiss());
  });
  return asked;
}

test.describe('what is typed into a form', () => {
  test('is there again after a tap on another page and back, and can be sent', {
    tag: ['@translated', '@phone'],
  }, async ({ product, openPage }) => {
    const form = await openForm(openPage, 'appointment', { context: phone });
    await form.fill({ ...patient.appointment, appointmentType: 'Vision Therapy Consultation' });
    await goElsewhere(form.page);
    await form.page.goBack();
    await notice(form.page).waitFor();
    await form.until(({ values, button, notices }) => {
      expect(values).toMatchObject({ ...patient.appointment, appointmentType: 'Vision Therapy Consultation' });
      expect(button.isSwitchedOff).toBe(false);
      expect(notices.join()).toContain('waitlist');
    });
    await form.element.getByText('Friday, April 12, 1985').waitFor();
    expect(await form.page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await form.submit();
    const reference = await form.untilSent();
    expect(await product.readRows()).toMatchObject([{ reference }]);
    expect(await notice(form.page).count()).toBe(0);
  });

  test('is kept in memory alone, and not after it was sent', async ({ openPage }) => {
    const form = await openForm(openPage, 'inquiry', { context: phone });
    await form.fill(patient.inquiry);
    await goElsewhere(form.page);
    for (const text of Object.values(patient.inquiry)) expect(await traces(form.page)).not.toContain(text);
    await tap(form.page, 'Contact');
    await notice(form.page).waitFor();
    for (const text of Object.values(patient.inquiry)) expect(await traces(form.page)).not.toContain(text);
    await form.submit();
    await form.untilSent();
    await goElsewhere(form.page);
    expect(await isAsked(form.page)).toBe(false);
    await tap(form.page, 'Contact');
    await form.until(({ values }) => expect(Object.values(values).join('')).toBe(''));
    expect(await notice(form.page).count()).toBe(0);
  });

  test('is cleared by a button; another form keeps its own', async ({ openPage }) => {
    const inquiry = await openForm(openPage, 'inquiry', { context: phone });
    const { page } = inquiry;
    await inquiry.fill({ message: 'Do you repair a bent frame?' });
    const order = await comeToForm(page, 'contact-lens');
    await order.fill({ additionalNotes: 'Please call.' });
    await goElsewhere(page);
    await page.goBack();
    // The tab that was in front is in front again.
    await page.getByRole('tab', { name: formWords['contact-lens'].tab, selected: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contact-heading');
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await order.until(({ values }) => expect(values.additionalNotes).toBe(''));
    expect(await notice(page).count()).toBe(0);
    expect(await isAsked(page)).toBe(true);
    const again = await comeToForm(page, 'inquiry');
    await notice(page).waitFor();
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await again.until(({ values, focus }) => {
      expect(values.message).toBe('');
      expect(focus).toBe('Ask us a question');
    });
    expect(await isAsked(page)).toBe(false);
  });

  test('comes back with its file, which reaches the office', async ({ product, openPage }) => {
    const form = await openForm(openPage, 'contact-lens', { context: phone });
    await form.fill({ ...patient['contact-lens'], patientStatus: 'new' });
    const file = { name: 'prescription.pdf', mimeType: 'application/pdf', buffer: pdf(20_000) };
    await form.field('prescriptionFile').setInputFiles(file);
    await form.until((view) => expect(view.file).toEqual({ name: file.name, isBeingRead: false }));
    await goElsewhere(form.page);
    await form.page.goBack();
    await form.until((view) => expect(view.file).toEqual({ name: file.name, isBeingRead: false }));
    await form.submit();
    await form.untilSent();
    const [mail] = await product.mailbox.waitFor(1);
    expect(mail?.email.attachments).toHaveLength(1);
  });

  test('is not left behind by the link to the privacy page', async ({ openPage }) => {
    const form = await openForm(openPage, 'inquiry', { context: phone });
    await form.fill({ message: 'Do you repair a bent frame?' });
    await form.element.getByRole('link', { name: /rivacy/ }).click();
    await untilAt(form.page, 'Privacy Policy');
    await form.page.goBack();
    await notice(form.page).waitFor();
    await form.until(({ values }) => expect(values.message).toBe('Do you repair a bent frame?'));
  });
});

test.describe('leaving the site', () => {
  test('asks while there is unsent text, and stays when the visitor says so', async ({ openPage }) => {
    // A page that asks before it is left is not used for another test.
    const form = await openForm(openPage, 'inquiry', { context: phone, prepare: async () => {} });
    await form.fill({ message: 'Do you repair a bent frame?' });
    const asked = answerDialogs(form.page, 'stay');
    await form.page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(['beforeunload']);
    expect((await form.view()).values.message).toBe('Do you repair a bent frame?');
    await goElsewhere(form.page);
    await form.page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload']);
    await form.page.goBack();
    await form.until(({ values }) => expect(values.message).toBe('Do you repair a bent frame?'));
  });

  test('asks nothing before anything is written, and nothing after it was sent', async ({ openPage }) => {
    const form = await openForm(openPage, 'inquiry', { context: phone });
    const asked = answerDialogs(form.page, 'leave');
    await form.page.reload();
    const again = await comeToForm(form.page, 'inquiry');
    await again.fill(patient.inquiry);
    await again.submit();
    await again.untilSent();
    await form.page.reload();
    await untilAnswering(form.page);
    expect(asked).toEqual([]);
  });

  test('asks nothing when a link calls the office', async ({ openPage }) => {
    // The page is new: Chromium goes nowhere for a while after a call that nothing takes.
    const form = await openForm(openPage, 'inquiry', { context: phone, prepare: async () => {} });
    await form.fill({ message: 'Do you repair a bent frame?' });
    const asked = answerDialogs(form.page, 'stay');
    await form.element.locator('a[href^="tel:"]').first().click();
    // A browser that does not ask for a call asks all the same when the page is left later on.
    await form.page.waitForFunction(
      (since) => performance.now() - since > 1500,
      await form.page.evaluate(() => performance.now()),
    );
    expect(asked).toEqual([]);
    await form.page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(['beforeunload']);
  });

  test('asks nothing for what a link has put into the form', async ({ openPage }) => {
    const page = await openPage(`/team/${doctors[0]?.id}`, { context: phone });
    await untilReady(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(Book|Schedule|Request)/ })
      .first()
      .click();
    const form = await comeToForm(page, 'appointment');
    await form.until(({ values }) => expect(values.message).not.toBe(''));
    expect(await isAsked(page)).toBe(false);
    await form.fill({ firstName: 'José' });
    expect(await isAsked(page)).toBe(true);
  });
});

test.describe('details of the person', () => {
  test('are offered to the other forms, and replace nothing', { tag: '@translated' }, async ({ openPage }) => {
    const appointment = await openForm(openPage, 'appointment', { context: phone });
    await appointment.fill(patient.appointment);
    const inquiry = await comeToForm(appointment.page, 'inquiry');
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

test.describe('how the home page was left', () => {
  const language = 'Spanish';
  const found = doctors.filter(({ languages }) => languages.includes(language)).length;
  const cards = (page: Page) => page.locator('#doctors li a[href^="/team/"]');

  test('is how it is found by the way back from a doctor: filter and place', { tag: '@phone' }, async ({
    openPage,
  }) => {
    const page = await openPage('/', { context: { ...phone, viewport: screens.desk } });
    await untilReady(page);
    await page.locator('#doctors').scrollIntoViewIfNeeded();
    await page.locator('[data-awaiting="doctors-part"]').waitFor({ state: 'detached' });
    await page.getByLabel(home.doctors.languageLabel).selectOption(language);
    await expect.poll(() => cards(page).count(), patience).toBe(found);
    await cards(page).last().scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await cards(page).last().click();
    await page.waitForURL('**/team/*');
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(found);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    expect(await page.getByLabel(home.doctors.languageLabel).inputValue()).toBe(language);
  });

  test('is how it is found in a document that is loaded anew: filter and tab', async ({ openPage }) => {
    const page = await openPage('/#contact', { context: phone });
    await untilAnswering(page);
    await page.getByRole('tab', { name: formWords['contact-lens'].tab }).click();
    await page.getByLabel(home.doctors.languageLabel).selectOption(language);
    await page.goto('/privacy');
    await page.goBack();
    await untilAnswering(page);
    await page.getByRole('tab', { name: formWords['contact-lens'].tab, selected: true }).waitFor();
    await expect.poll(() => cards(page).count()).toBe(found);
  });

  test('a link that asks for a tab has its way when it is followed, and the visitor afterwards', async ({
    openPage,
  }) => {
    const page = await openPage(`/team/${doctors[0]?.id}`, { context: phone });
    await untilReady(page);
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /^(Book|Schedule|Request)/ })
      .first();
    await link.click();
    await page.getByRole('tab', { name: formWords.appointment.tab, selected: true }).waitFor();
    await page.getByRole('tab', { name: formWords['contact-lens'].tab }).click();
    await goElsewhere(page);
    await page.goBack();
    await page.getByRole('tab', { name: formWords['contact-lens'].tab, selected: true }).waitFor();
    await page.goBack();
    await link.click();
    await page.getByRole('tab', { name: formWords.appointment.tab, selected: true }).waitFor();
  });
});
