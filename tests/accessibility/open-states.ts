import type { Locator, Page } from 'playwright/test';
import { urgencyGuide } from '#content/guide.data.ts';
import { services } from '#content/services.data.ts';
import { appointmentTypeOf, formOn, patient, typeWithWaitlist, untilFormsReady } from '../support/forms.ts';

const selectTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** Submits an empty form, and waits for the error toast. */
async function submitEmpty(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('group').filter({ hasText: 'Validation Error' }).waitFor();
}

/** Answers the urgency guide as an adult with pain would, until it offers signs. */
async function answerGuide(page: Page): Promise<void> {
  await page.locator('#guide').scrollIntoViewIfNeeded();
  await page.locator('[data-awaiting="urgent-guide"]').waitFor({ state: 'detached' });
  for (const [{ question, options }, id] of [
    [urgencyGuide.happened, 'pain'],
    [urgencyGuide.whom, 'adult'],
    [urgencyGuide.lensesOrSurgery, 'lenses'],
  ] as const) {
    const place = options.findIndex((option) => option.id === id);
    await page.getByRole('list', { name: question }).getByRole('button').nth(place).click();
  }
  await page.locator('#guide fieldset').waitFor();
}

const dialog = ':is(dialog, [role="dialog"])';

const chooseAppointmentType = async (page: Page, type: string): Promise<Locator> => {
  await selectTab(page, 'Appointment Request');
  const form = page.locator('form#appointment');
  await form.getByRole('combobox', { name: 'Appointment type' }).selectOption(type);
  return form;
};

/** Everything that opens on a page, each on one page: path, selector of the opened element, and how it is opened. */
const opened: Readonly<Record<string, readonly [string, string, (page: Page) => Promise<unknown>]>> = {
  'open phone menu': [
    '/terms',
    'header details',
    async (page) => {
      await page.getByRole('banner').locator('summary').click();
      await page.getByRole('link', { name: 'Text Office' }).first().waitFor();
    },
  ],
  'open service modal': [
    '/',
    dialog,
    async (page) => {
      await page.getByRole('button', { name: services[0]?.title ?? '', exact: true }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'View Full Details' }).waitFor();
      await page.getByRole('dialog').getByRole('list').first().waitFor();
    },
  ],
  'open accessibility panel': [
    '/terms',
    dialog,
    async (page) => {
      await page.getByRole('button', { name: 'Accessibility and language' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  'signs of the urgency guide': ['/urgent', '#guide', answerGuide],
  'outcome of the urgency guide with first aid': [
    '/urgent',
    '#guide',
    async (page) => {
      await answerGuide(page);
      for (const box of await page.locator('#guide input').all()) await box.check();
      await page.getByRole('button', { name: urgencyGuide.signs.unsure }).click();
      await page.locator('#guide h4').waitFor();
    },
  ],
  'inquiry with errors': ['/', 'form#inquiry', (page) => submitEmpty(page, 'Send Message')],
  'appointment request with errors, calendar and notice of a waitlist': [
    '/',
    'form#appointment',
    async (page) => {
      const form = await chooseAppointmentType(page, typeWithWaitlist);
      await form.getByRole('checkbox', { name: /request, not a confirmed booking/ }).check();
      await submitEmpty(page, 'Submit Request');
      await form.getByText('Choose from a calendar').click();
      await form.getByRole('grid').waitFor();
    },
  ],
  'appointment request with emergency notice': [
    '/',
    'form#appointment',
    async (page) => {
      const form = await chooseAppointmentType(page, appointmentTypeOf('emergency'));
      await form.getByText('Do not wait for a reply.').waitFor();
    },
  ],
  'contact lens order of a new patient with errors': [
    '/',
    'form#contact-lens',
    async (page) => {
      await selectTab(page, 'Contact Lens Ordering');
      await page.getByRole('radio', { name: /^New patient/ }).check();
      await submitEmpty(page, 'Submit Order Request');
    },
  ],
  'inquiry confirmation': [
    '/#contact',
    '#contact',
    async (page) => {
      await untilFormsReady(page);
      const form = formOn(page, 'inquiry');
      await form.fill(patient.inquiry);
      await form.submit();
      await form.untilSent();
    },
  ],
};

/** The states of pages that a visitor opens. */
export const openStates = Object.entries(opened).map(([state, [path, part, open]]) => ({ state, path, part, open }));
