import type { Locator, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { practice } from '../../content/index.ts';
import { dateInDigits, daysAfter, todayIn } from '../../supabase/functions/_shared/requests/dates.ts';
import type { RequestType } from '../../supabase/functions/_shared/requests/options.ts';
import type { OpenPage, PageOptions } from '../fixtures.ts';
import { type FormView, readFormView } from '../models/forms/form-view.ts';
import { untilTranslated } from './translation-stand-in.ts';

/** Texts, choices and ticks under the names of their fields; a box is ticked by 'on' and unticked by ''. */
export type Answers = Readonly<Record<string, string>>;

/** What a form of the contact section is called, and what it says. */
export const formWords = {
  appointment: {
    tab: 'Appointment Request',
    button: 'Submit Request',
    sending: 'Submitting...',
    success: "Request Submitted!: We'll contact you shortly to confirm your appointment.",
    confirmation: 'Your appointment request was sent',
  },
  inquiry: {
    tab: 'General Inquiry',
    button: 'Send Message',
    sending: 'Sending...',
    success: "Message Sent!: We'll get back to you as soon as possible.",
    confirmation: 'Your message was sent',
  },
  'contact-lens': {
    tab: 'Contact Lens Ordering',
    button: 'Submit Order Request',
    sending: 'Submitting...',
    success: 'Order Request Submitted!: Our team will verify your prescription and contact you to finalize your order.',
    confirmation: 'Your contact lens order request was sent',
  },
} as const satisfies Record<RequestType, object>;

const person = { firstName: 'José', lastName: 'O’Brien-Núñez', email: 'Jose.OBrien@patient.example' };
const reachable = { ...person, confirmEmail: 'jose.obrien@patient.example', phone: '(718) 555-0142' };

/** The day that the patient of an appointment request asks for: always one that is still to come, and not too far. */
export const wishedDay = daysAfter(todayIn(practice.hours.timeZone, new Date()), 200);

/** What a patient writes into each form: everything, and nothing that breaks a rule. */
export const patient = {
  appointment: {
    ...reachable,
    appointmentType: 'Dry Eye Treatment',
    preferredDate: dateInDigits(wishedDay),
    preferredTime: 'Afternoon (2 PM - 4 PM)',
    insuranceProvider: 'Harbor Vision',
    insuranceId: 'HV-1029384',
    dateOfBirth: 'April 12, 1985',
    message: 'My eyes burn in the evening 🔥',
    acknowledgement: 'on',
  },
  inquiry: { ...person, phone: '718-555-0142', subject: 'Eyewear & Frames', message: 'Do you repair a bent frame?' },
  'contact-lens': {
    ...reachable,
    dateOfBirth: '4/12/1985',
    patientStatus: 'established',
    'rightEye.brand': 'Clear Days',
    'rightEye.power': '-2.50',
    'rightEye.baseCurve': '8.6',
    'rightEye.diameter': '14.2',
    'rightEye.quantity': '4',
    'leftEye.brand': 'Clear Days',
    'leftEye.power': '-2.75',
    'leftEye.baseCurve': '8.6',
    'leftEye.diameter': '14.2',
    'leftEye.quantity': '2',
    prescriptionDate: '3/2/2026',
    doctorName: 'Dr. Example',
    additionalNotes: 'Please call in the afternoon.',
  },
} as const satisfies Record<RequestType, Answers>;

/** A form on an open page, with a hand on it. */
export interface Form {
  page: Page;
  /** The `<form>` itself. */
  element: Locator;
  /** The control of that name; of several, the first. */
  field(name: string): Locator;
  /** Replaces what the fields hold, chooses from lists, ticks boxes. */
  fill(answers: Answers): Promise<void>;
  /** Fills in the fields with nothing but a keyboard, each reached with the Tab key from the one before. */
  type(answers: Answers): Promise<void>;
  /** Presses the form's button. */
  submit(): Promise<void>;
  /** What a person sees of the form now. */
  view(): Promise<FormView>;
  /** Looks until `check` throws no more. Rejects with what it threw last. */
  until(check: (view: FormView) => void): Promise<void>;
  /** Looks until the newest toast says this, as "Title: description". */
  untilToast(text: string): Promise<void>;
  /** Looks until the form says that it was sent, in toast and confirmation. Returns the reference. */
  untilSent(): Promise<string>;
}

/**
 * Opens the contact section of the home page and comes to one of its forms, as soon as it answers.
 */
export async function openForm(openPage: OpenPage, id: RequestType, options: PageOptions = {}): Promise<Form> {
  const context = { reducedMotion: 'reduce', ...options.context } as const;
  const page = await openPage('/#contact', { ...options, context });
  return comeToForm(page, id);
}

/** Waits until the forms of a page answer, and comes to one of them. */
export async function comeToForm(page: Page, id: RequestType): Promise<Form> {
  await untilAnswering(page);
  await page.getByRole('tab', { name: formWords[id].tab }).click();
  const form = formOn(page, id);
  await form.element.waitFor();
  return form;
}

/** Waits until the forms' own script has taken over, and the words are as the page was opened to show them. */
export async function untilAnswering(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('[data-awaiting="contact-part"]').waitFor({ state: 'detached' });
  await untilTranslated(page);
}

/** A hand on a form that is on the page, whether it answers or not. */
export function formOn(page: Page, id: RequestType): Form {
  const words = formWords[id];
  const element = page.locator(`form#${id}`);
  const field = (name: string) => element.locator(`[name="${name}"]`).first();
  const view = () => page.evaluate(readFormView, id);
  const until = (check: (seen: FormView) => void) =>
    expect(async () => check(await view())).toPass({ timeout: 15_000, intervals: [25] });

  async function answer(name: string, text: string): Promise<void> {
    const control = field(name);
    const kind = await control.evaluate((found: HTMLInputElement) => found.type);
    if (kind === 'select-one') await control.selectOption(text);
    else if (kind === 'checkbox') await control.setChecked(text === 'on');
    else if (kind === 'radio') await element.locator(`[name="${name}"][value="${text}"]`).check();
    else await control.fill(text);
  }

  /** Presses Tab until the field has the focus. */
  async function tabTo(name: string): Promise<void> {
    const reached = () =>
      page.evaluate((wanted) => document.activeElement?.getAttribute('name') === wanted, name).catch(() => false);
    for (let presses = 0; presses < 80; presses += 1) {
      if (await reached()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key does not come to the field "${name}"`);
  }

  async function typeAnswer(name: string, text: string): Promise<void> {
    await tabTo(name);
    const control = field(name);
    const kind = await control.evaluate((found: HTMLInputElement) => found.type);
    if (kind === 'select-one') {
      const options = await control.evaluate((list: HTMLSelectElement) => [...list.options].map(({ value }) => value));
      for (let place = 0; place < options.indexOf(text); place += 1) await page.keyboard.press('ArrowDown');
    } else if (kind === 'checkbox') {
      await page.keyboard.press('Space');
    } else if (kind === 'radio') {
      const choices = await element
        .locator(`[name="${name}"]`)
        .evaluateAll((radios: HTMLInputElement[]) => radios.map(({ value }) => value));
      await page.keyboard.press('Space');
      for (let place = 0; place < choices.indexOf(text); place += 1) await page.keyboard.press('ArrowDown');
    } else {
      await page.keyboard.insertText(text);
    }
  }

  return {
    page,
    element,
    field,
    fill: async (answers) => {
      for (const [name, text] of Object.entries(answers)) await answer(name, text);
    },
    type: async (answers) => {
      for (const [name, text] of Object.entries(answers)) await typeAnswer(name, text);
    },
    submit: async () => {
      const button = element.locator('button[type="submit"]');
      await button.scrollIntoViewIfNeeded();
      // A press by force does not wait until the page stands still, and would miss the button.
      await (await button.elementHandle())?.waitForElementState('stable');
      // Playwright waits for a button that is switched off; a patient presses it all the same.
      await button.click({ force: true });
    },
    view,
    until,
    untilToast: (text) => until(({ toast }) => expect(toast).toBe(text)),
    untilSent: async () => {
      await until(({ toast, confirmation, button, errors }) => {
        expect({ toast, confirmation, label: button.label, errors }).toEqual({
          toast: words.success,
          confirmation: expect.stringContaining(words.confirmation),
          label: words.button,
          errors: {},
        });
      });
      const { confirmation } = await view();
      const [reference] = /R-[0-9A-Z]{6}/.exec(confirmation ?? '') ?? [];
      if (reference === undefined) throw new Error(`No reference in "${confirmation}"`);
      return reference;
    },
  };
}
