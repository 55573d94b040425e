import type { Page } from 'playwright/test';
import { services } from '../../content/index.ts';
import { formOn, patient, untilAnswering } from '../support/forms.ts';

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
      await untilAnswering(page);
      const form = formOn(page, 'inquiry');
      await form.fill(patient.inquiry);
      await form.submit();
      await form.untilSent();
    },
  },
];
