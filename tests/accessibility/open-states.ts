import type { Page } from 'playwright/test';
import { services } from '../../content/index.ts';
import { formOn, patient, untilAnswering } from '../support/forms.ts';

/** Something that a visitor opens on a page, and how. */
export interface OpenState {
  state: string;
  path: string;
  /** A selector of what was opened. */
  part: string;
  open(page: Page): Promise<void>;
}

const chooseTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** Sends a form as it is, and waits for what it says about that. */
async function sendEmpty(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('group').filter({ hasText: 'Validation Error' }).waitFor();
}

/** Everything that opens over a page or in it, each on one page. */
export const openStates: readonly OpenState[] = [
  {
    state: 'the phone menu open',
    path: '/terms',
    part: 'header details',
    open: async (page) => {
      await page.getByRole('banner').locator('summary').click();
      await page.getByRole('link', { name: 'Text Office' }).first().waitFor();
    },
  },
  {
    state: "a service's modal open",
    path: '/',
    part: ':is(dialog, [role="dialog"])',
    open: async (page) => {
      await page.getByRole('button', { name: services[0]?.title ?? '', exact: true }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'View Full Details' }).waitFor();
      await page.getByRole('dialog').getByRole('list').first().waitFor();
    },
  },
  {
    state: 'the accessibility panel open',
    path: '/terms',
    part: ':is(dialog, [role="dialog"])',
    open: async (page) => {
      await page.getByRole('button', { name: 'Accessibility and language' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    state: "the inquiry's errors",
    path: '/',
    part: 'form#inquiry',
    open: (page) => sendEmpty(page, 'Send Message'),
  },
  {
    state: "the appointment request's errors, calendar and waitlist notice",
    path: '/',
    part: 'form#appointment',
    open: async (page) => {
      await chooseTab(page, 'Appointment Request');
      const form = page.locator('form#appointment');
      await form.getByRole('combobox', { name: 'Appointment type' }).selectOption('Vision Therapy Consultation');
      await form.getByRole('checkbox', { name: /request, not a confirmed booking/ }).check();
      await sendEmpty(page, 'Submit Request');
      await form.getByText('Choose from a calendar').click();
      await form.getByRole('grid').waitFor();
    },
  },
  {
    state: "a new patient's contact lens order with errors",
    path: '/',
    part: 'form#contact-lens',
    open: async (page) => {
      await chooseTab(page, 'Contact Lens Ordering');
      await page.getByRole('radio', { name: /^New patient/ }).check();
      await sendEmpty(page, 'Submit Order Request');
    },
  },
  {
    state: 'the confirmation of a message',
    path: '/#contact',
    part: '#contact',
    open: async (page) => {
      await untilAnswering(page);
      const form = formOn(page, 'inquiry');
      await form.fill(patient.inquiry);
      await form.submit();
      await form.untilSent();
    },
  },
];
