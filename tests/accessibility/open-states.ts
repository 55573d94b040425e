import type { Page } from 'playwright/test';
import { services, urgencyGuide } from '../../content/index.ts';
import { formOn, patient, untilFormsReady } from '../support/forms.ts';

/** A state of a page that a visitor opens. */
export interface OpenState {
  state: string;
  path: string;
  /** A selector of the opened element. */
  part: string;
  open(page: Page): Promise<void>;
}

const selectTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** Submits an empty form, and waits for the error toast. */
async function submitEmpty(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('group').filter({ hasText: 'Validation Error' }).waitFor();
}

/** Answers the urgency guide with the first of its answers, until it offers signs. */
async function answerGuide(page: Page): Promise<void> {
  await page.locator('#guide').scrollIntoViewIfNeeded();
  await page.locator('[data-awaiting="urgent-guide"]').waitFor({ state: 'detached' });
  for (const { question } of [urgencyGuide.whom, urgencyGuide.lenses, urgencyGuide.happened]) {
    await page.getByRole('list', { name: question }).getByRole('button').first().click();
  }
  await page.locator('#guide fieldset').waitFor();
}

/** Everything that opens on a page, each on one page. */
export const openStates: readonly OpenState[] = [
  {
    state: 'open phone menu',
    path: '/terms',
    part: 'header details',
    open: async (page) => {
      await page.getByRole('banner').locator('summary').click();
      await page.getByRole('link', { name: 'Text Office' }).first().waitFor();
    },
  },
  {
    state: 'open service modal',
    path: '/',
    part: ':is(dialog, [role="dialog"])',
    open: async (page) => {
      await page.getByRole('button', { name: services[0]?.title ?? '', exact: true }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'View Full Details' }).waitFor();
      await page.getByRole('dialog').getByRole('list').first().waitFor();
    },
  },
  {
    state: 'open accessibility panel',
    path: '/terms',
    part: ':is(dialog, [role="dialog"])',
    open: async (page) => {
      await page.getByRole('button', { name: 'Accessibility and language' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    state: 'signs of the urgency guide',
    path: '/urgent',
    part: '#guide',
    open: answerGuide,
  },
  {
    state: 'outcome of the urgency guide with first aid',
    path: '/urgent',
    part: '#guide',
    open: async (page) => {
      await answerGuide(page);
      for (const box of (await page.locator('#guide input').all()).slice(0, -2)) await box.check();
      await page.getByRole('checkbox', { name: urgencyGuide.signs.unsure }).check();
      await page.getByRole('button', { name: urgencyGuide.signs.button }).click();
      await page.locator('#guide h4').waitFor();
    },
  },
  {
    state: 'inquiry with errors',
    path: '/',
    part: 'form#inquiry',
    open: (page) => submitEmpty(page, 'Send Message'),
  },
  {
    state: 'appointment request with errors, calendar and waitlist notice',
    path: '/',
    part: 'form#appointment',
    open: async (page) => {
      await selectTab(page, 'Appointment Request');
      const form = page.locator('form#appointment');
      await form.getByRole('combobox', { name: 'Appointment type' }).selectOption('Vision Therapy Consultation');
      await form.getByRole('checkbox', { name: /request, not a confirmed booking/ }).check();
      await submitEmpty(page, 'Submit Request');
      await form.getByText('Choose from a calendar').click();
      await form.getByRole('grid').waitFor();
    },
  },
  {
    state: 'appointment request with emergency notice',
    path: '/',
    part: 'form#appointment',
    open: async (page) => {
      await selectTab(page, 'Appointment Request');
      const form = page.locator('form#appointment');
      await form.getByRole('combobox', { name: 'Appointment type' }).selectOption('Emergency Visit');
      await form.getByRole('link', { name: 'Call 911' }).waitFor();
    },
  },
  {
    state: 'contact lens order of a new patient with errors',
    path: '/',
    part: 'form#contact-lens',
    open: async (page) => {
      await selectTab(page, 'Contact Lens Ordering');
      await page.getByRole('radio', { name: /^New patient/ }).check();
      await submitEmpty(page, 'Submit Order Request');
    },
  },
  {
    state: 'inquiry confirmation',
    path: '/#contact',
    part: '#contact',
    open: async (page) => {
      await untilFormsReady(page);
      const form = formOn(page, 'inquiry');
      await form.fill(patient.inquiry);
      await form.submit();
      await form.untilSent();
    },
  },
];
