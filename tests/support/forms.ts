import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { forms, options } from '#content/forms.data.ts';
import { practice } from '#content/practice.data.ts';
import type { AppointmentType } from '#content/schema/options.ts';
import { dateInDigits, daysAfter, todayIn } from '#contract/dates.ts';
import { examples } from '#contract/fixtures.ts';
import type { RequestType } from '#contract/options.ts';
import type { OpenPage, PageOptions } from '../fixtures.ts';
import { type FormView, formWords, readFormView } from './form-view.ts';
import { polling, untilTranslated } from './open-view.ts';

/** Values by field name. 'on' checks a checkbox, '' unchecks it. */
export type Answers = Readonly<Record<string, string>>;

const person = { firstName: 'José', lastName: 'O’Brien-Núñez', email: 'Jose.OBrien@patient.example' };
const confirmEmail = 'jose.obrien@patient.example';

/** The preferred day of an appointment request: always in the future, and within the limit. */
export const preferredDay = daysAfter(todayIn(practice.hours.timeZone, new Date()), 200);

/** The value of the first appointment type of a kind; without one, of those that are of none. */
export function appointmentTypeOf(kind?: AppointmentType['kind']): string {
  const type = options.appointmentTypes.find((one) => one.kind === kind);
  if (type === undefined) throw new Error(`The practice has no appointment type of the kind ${kind}`);
  return type.value;
}

/** The value of the type with the waitlist, or a usual one where the practice has no waitlist. */
export const typeWithWaitlist = appointmentTypeOf(forms.waitlist === null ? undefined : 'waitlist');

const { website: _trap, ...appointment } = examples.appointment;
const { website: _field, ...inquiry } = examples.inquiry;
const { website: _bots, prescriptionFile: _file, rightEye, leftEye, ...order } = examples['contact-lens'];

const eyeFields = (eye: 'rightEye' | 'leftEye', values: object): Answers =>
  Object.fromEntries(Object.entries(values).map(([part, text]) => [`${eye}.${part}`, text]));

/** Valid values for all fields of each form: its example, with what this practice offers, written as people type it. */
export const patient = {
  appointment: {
    ...appointment,
    ...person,
    confirmEmail,
    appointmentType: appointmentTypeOf(),
    preferredDate: dateInDigits(preferredDay),
    preferredTime: String(options.preferredTimes[0]?.value),
    dateOfBirth: 'April 12, 1985',
    message: 'My eyes burn in the evening 🔥',
    acknowledgement: 'on',
  },
  inquiry: {
    ...inquiry,
    ...person,
    phone: '718-555-0142',
    subject: String(options.inquirySubjects[0]?.value),
    message: 'Do you repair a bent frame?',
  },
  'contact-lens': {
    ...order,
    ...person,
    confirmEmail,
    dateOfBirth: '4/12/1985',
    patientStatus: 'established',
    ...eyeFields('rightEye', rightEye),
    ...eyeFields('leftEye', leftEye),
    prescriptionDate: '3/2/2026',
  },
} satisfies Record<RequestType, Answers>;

/** A page object of a form. */
export type Form = ReturnType<typeof formOn>;

/** Opens the contact section of the home page, and selects one of its forms when they are hydrated. */
export async function openForm(openPage: OpenPage, id: RequestType, options: PageOptions = {}): Promise<Form> {
  const context = { reducedMotion: 'reduce', ...options.context } as const;
  const page = await openPage('/#contact', { ...options, context });
  return selectForm(page, id);
}

/** Waits until the forms are hydrated, and selects one of them. */
export async function selectForm(page: Page, id: RequestType): Promise<Form> {
  await untilFormsReady(page);
  await page.getByRole('tab', { name: formWords[id].tab }).click();
  const form = formOn(page, id);
  await form.element.waitFor();
  return form;
}

/** Waits until the forms are hydrated and, on a translated page, translated. */
export async function untilFormsReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('[data-awaiting="contact-part"]').waitFor({ state: 'detached' });
  await untilTranslated(page);
}

/** The page object of a form, hydrated or not. */
export function formOn(page: Page, id: RequestType) {
  const words = formWords[id];
  const element = page.locator(`form#${id}`);
  /** The first control with this name. */
  const field = (name: string) => element.locator(`[name="${name}"]`).first();
  const view = () => page.evaluate(readFormView, id);
  /** Retries until `check` does not throw. Rejects with its last error. */
  const until = (check: (view: FormView) => void) => expect(async () => check(await view())).toPass(polling);

  async function setValue(name: string, text: string): Promise<void> {
    const control = field(name);
    const type = await control.evaluate((input: HTMLInputElement) => input.type);
    if (type === 'select-one') await control.selectOption(text);
    else if (type === 'checkbox') await control.setChecked(text === 'on');
    else if (type === 'radio') await element.locator(`[name="${name}"][value="${text}"]`).check();
    else if (await control.isEditable()) await control.fill(text);
    // The honeypot, which only a script can fill in.
    else await control.evaluate((input: HTMLInputElement, value) => void Object.assign(input, { value }), text);
  }

  return {
    page,
    element,
    field,
    /** Sets the values of fields, lists and checkboxes. */
    fill: async (answers: Answers) => {
      for (const [name, text] of Object.entries(answers)) await setValue(name, text);
    },
    submit: async () => {
      const button = element.locator('button[type="submit"]');
      await button.scrollIntoViewIfNeeded();
      // A forced click does not wait for a stable position, and would miss a moving button.
      await (await button.elementHandle())?.waitForElementState('stable');
      // Forced, because Playwright would wait until the disabled button is enabled.
      await button.click({ force: true });
    },
    view,
    until,
    /** Waits until the newest toast is this one, as "Title: description". */
    untilToast: (text: string) => until(({ toast }) => expect(toast).toBe(text)),
    /** Waits for the success toast and the confirmation. Returns the reference. */
    untilSent: async (): Promise<string> => {
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

/**
 * Chooses a new file in a file input. The browser knows its type by the extension. Playwright would send a buffer as
 * base64: with 5 MB it takes two seconds.
 */
export async function attachFile(input: Locator, { name, buffer }: { name: string; buffer: Buffer }): Promise<void> {
  const { outputDir } = test.info();
  await mkdir(outputDir, { recursive: true });
  const file = join(await mkdtemp(join(outputDir, 'file-')), name);
  await writeFile(file, buffer);
  await input.setInputFiles(file);
}

/** Drops new files on an element, as a browser does. */
export async function dropFiles(target: Locator, files: readonly { name: string; buffer: Buffer }[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dropped-'));
  const paths = files.map(({ name }) => join(folder, name));
  await Promise.all(files.map(({ buffer }, index) => writeFile(paths[index] ?? '', buffer)));
  await target.scrollIntoViewIfNeeded();
  const { x, y } = (await target.boundingBox()) ?? { x: 0, y: 0 };
  const devtools = await target.page().context().newCDPSession(target.page());
  const data = { items: [], files: paths, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x: x + 4, y: y + 4, data });
}
