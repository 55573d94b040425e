import {
  type Issue,
  maximumCharacters,
  messages,
  type RequestType,
  whichDayMeant,
} from '../../supabase/functions/_shared/requests/index.ts';
import { expect, test } from '../fixtures.ts';
import { type FunctionResponse, post } from '../function/support/client.ts';
import * as payloads from '../function/support/payloads.ts';
import { type Answers, type Form, openForm, patient } from '../support/forms.ts';
import type { Product } from '../support/product.ts';
import { sample } from '../support/sample.ts';

/** A field, an invalid value, and its message. An e-mail address is entered in both of its fields. */
type Rule = readonly [field: string, value: string, message: string];

const today = new Date();
const inTwoYears = `1/2/${today.getFullYear() + 2}`;
const letters = (count: number) => 'a'.repeat(count);

const nameRules = (field: string): Rule[] => [
  [field, '', messages.required],
  [field, '  ', messages.required],
  [field, letters(101), maximumCharacters(100)],
  [field, 'R2D2', messages.nameCharacters],
  [field, 'Ann 😀', messages.nameCharacters],
];

const emailRules: readonly Rule[] = [
  ['email', '', messages.emailRequired],
  ['email', `${letters(250)}@b.com`, messages.emailTooLong],
  ['email', 'jose@example', messages.emailFormat],
];

const phoneRules: readonly Rule[] = [
  ['phone', '718-555-01', messages.phoneTooShort],
  ['phone', '(718) 555- ', messages.phoneTooShort],
  ['phone', '123456789012345678901', messages.phoneTooLong],
  ['phone', '718,555,0142', messages.phoneFormat],
];

const birthRules: readonly Rule[] = [
  ['dateOfBirth', '', messages.dateOfBirthRequired],
  ['dateOfBirth', '2/30/1985', messages.dateOfBirthInvalid],
  ['dateOfBirth', '4/12', messages.dateOfBirthInvalid],
  ['dateOfBirth', '4.12.1985', whichDayMeant('April 12', 'December 4')],
  ['dateOfBirth', inTwoYears, messages.dateOfBirthFuture],
  ['dateOfBirth', letters(51), maximumCharacters(50)],
];

const personRules = [...nameRules('firstName'), ...nameRules('lastName'), ...emailRules, ...phoneRules];
const confirmRule: Rule = ['confirmEmail', 'other@patient.example', messages.emailsDiffer];

const eyeRules = (eye: string): Rule[] => [
  [`${eye}.brand`, letters(101), maximumCharacters(100)],
  ...['power', 'baseCurve', 'diameter', 'quantity'].map(
    (part): Rule => [`${eye}.${part}`, letters(21), maximumCharacters(20)],
  ),
];

/** Every rule of each form, except those for files. */
const rules: Readonly<Record<RequestType, readonly Rule[]>> = {
  appointment: [
    ...personRules,
    ['phone', '', messages.phoneTooShort],
    confirmRule,
    ['appointmentType', '', messages.appointmentTypeRequired],
    ['preferredDate', 'someday', messages.preferredDateInvalid],
    ['preferredDate', '1/2/2020', messages.preferredDatePast],
    ['preferredDate', inTwoYears, messages.preferredDateTooFar],
    ['preferredDate', '1.12.2026', whichDayMeant('January 12', 'December 1')],
    ['insuranceProvider', '', messages.insuranceProviderRequired],
    ['insuranceProvider', letters(201), maximumCharacters(200)],
    ['insuranceProvider', 'Harbor \u202eVision', messages.invisibleCharacters],
    ['insuranceId', '', messages.insuranceIdRequired],
    ['insuranceId', letters(101), maximumCharacters(100)],
    ...birthRules,
    ['message', letters(2001), messages.messageTooLong],
    ['message', 'a\u0007b', messages.invisibleCharactersInText],
  ],
  inquiry: [
    ...personRules,
    ['subject', '', messages.subjectRequired],
    ['message', '', messages.messageRequired],
    ['message', letters(2001), messages.messageTooLong],
  ],
  'contact-lens': [
    ...personRules,
    ['phone', '', messages.phoneTooShort],
    confirmRule,
    ...birthRules,
    ...eyeRules('rightEye'),
    ...eyeRules('leftEye'),
    ['prescriptionDate', letters(51), maximumCharacters(50)],
    ['doctorName', letters(201), maximumCharacters(200)],
    ['additionalNotes', letters(1001), maximumCharacters(1000)],
  ],
};

/** Rules that only requests without a form of the site can break. */
const functionRules: readonly (readonly [RequestType, field: string, value: unknown, message: string])[] = [
  ['appointment', 'appointmentType', 'Free glasses', messages.appointmentTypeRequired],
  ['appointment', 'preferredTime', 'At night', messages.preferredTimeUnknown],
  ['appointment', 'preferredTime', letters(51), maximumCharacters(50)],
  ['appointment', 'insuranceProvider', undefined, messages.insuranceProviderRequired],
  ['appointment', 'message', 7, messages.notText],
  ['inquiry', 'subject', 'Something else', messages.subjectRequired],
  ['inquiry', 'subject', letters(201), messages.subjectTooLong],
  ['contact-lens', 'patientStatus', '', messages.patientStatusRequired],
  ['contact-lens', 'patientStatus', 'famous', messages.patientStatusRequired],
];

const bodies: Readonly<Record<RequestType, object>> = {
  appointment: payloads.appointment,
  inquiry: payloads.inquiry,
  'contact-lens': payloads.orderWithoutFile,
};

const withBothEmails = (id: RequestType, field: string, value: string): Answers =>
  field === 'email' && id !== 'inquiry' ? { email: value, confirmEmail: value } : { [field]: value };

/** A body as the form would send it, with other values in some fields. */
function bodyWith(id: RequestType, values: Readonly<Record<string, unknown>>): object {
  const body: Record<string, unknown> = { ...bodies[id] };
  for (const [name, value] of Object.entries(values)) {
    const [group = '', part] = name.split('.');
    body[group] = part === undefined ? value : { ...(body[group] as object), [part]: value };
  }
  return body;
}

const send = ({ functionUrl, siteOrigin, publishableKey }: Product, body: unknown): Promise<FunctionResponse> =>
  post(functionUrl, body, { Origin: siteOrigin, apikey: publishableKey });

async function expectRejected(product: Product, body: unknown, issue: Issue): Promise<void> {
  const { status, code, message, issues } = await send(product, body);
  expect({ status, code, message, issues }, `${issue.field}, without the form`).toEqual({
    status: 400,
    code: 'invalid',
    message: issue.message,
    issues: [issue],
  });
}

/** Waits until the form shows this issue in field, summary and toast. Follows the link from the summary to the field. */
async function expectShown(form: Form, { field, message }: Issue): Promise<void> {
  await form.until((view) => {
    expect(view.errors, field).toEqual({ [field]: message });
    expect(view.toast).toBe(`Validation Error: ${message}`);
    expect(view.summary).toHaveLength(1);
    expect(view.summary[0]).toMatch(/^\S.*: /);
    expect(view.summary[0]?.endsWith(`: ${message}`)).toBe(true);
    expect(view.focus).toBe('summary');
    expect(view.title).toMatch(/^Error: (?!Error)/);
    expect(view.button.isDisabled).toBe(false);
  });
  await form.page.getByRole('group', { name: 'There is a problem' }).getByRole('link').click();
  await form.until(({ focus }) => expect(focus).toBe(field));
  expect(await form.page.locator('[data-scope="toast"][data-part="root"][data-state="open"]').count()).toBe(1);
}

for (const id of sample(Object.keys(rules) as RequestType[], 2)) {
  test.describe(`rules of the ${id} form`, () => {
    test('show errors in toast, summary and field, and apply without the form', async ({ product, openPage }) => {
      const form = await openForm(openPage, id);
      const answers: Answers = patient[id];
      await form.fill(answers);
      for (const [field, value, message] of sample(rules[id], 2)) {
        const invalid = withBothEmails(id, field, value);
        await form.fill(invalid);
        await form.submit();
        await expectShown(form, { field, message });
        // The typed value is unchanged.
        expect((await form.view()).values, field).toMatchObject(invalid);
        await form.fill(Object.fromEntries(Object.keys(invalid).map((name) => [name, answers[name] ?? ''])));
      }
      for (const [field, value, message] of rules[id]) {
        await expectRejected(product, bodyWith(id, withBothEmails(id, field, value)), { field, message });
      }
      expect(product.proxy.seen).toEqual([]);
      expect(await product.readRows()).toEqual([]);

      // The corrected form is sent, and the errors are gone.
      await form.submit();
      await form.untilSent();
      const { title, errors, summary } = await form.view();
      expect({ errors, summary }).toEqual({ errors: {}, summary: [] });
      expect(title).not.toMatch(/^Error/);
    });

    test('accept values at their limits', { tag: '@all' }, async ({ product, openPage }) => {
      const form = await openForm(openPage, id);
      const answers: Answers = patient[id];
      const limits = new Map<string, number>();
      for (const [field, value] of rules[id]) if (/^a{20,}$/.test(value)) limits.set(field, value.length - 1);
      limits.delete('dateOfBirth');
      const email = `${letters(249)}@b.com`;
      await form.fill({
        ...answers,
        ...Object.fromEntries([...limits].map(([field, limit]) => [field, letters(limit)])),
        ...withBothEmails(id, 'email', email),
        phone: '+1 (718) 555-0142  0',
      });
      await form.submit();
      await form.untilSent();
      const [mail] = await product.mailbox.waitFor(1);
      expect(mail?.email.text?.replaceAll(/\s/g, '')).toContain(`Email:${email}`);
    });
  });
}

test('a contact lens order requires a patient status, and for a new patient a valid file', async ({
  product,
  openPage,
}) => {
  const form = await openForm(openPage, 'contact-lens');
  const { patientStatus: _, ...answers } = patient['contact-lens'];
  await form.fill(answers);
  await form.submit();
  await expectShown(form, { field: 'patientStatus', message: messages.patientStatusRequired });

  await form.fill({ patientStatus: 'new' });
  await form.submit();
  const required = { field: 'prescriptionFile', message: messages.fileRequired };
  await expectShown(form, required);
  await expectRejected(product, bodyWith('contact-lens', { patientStatus: 'new' }), required);

  // A file that was set without a change event is validated on submit.
  await form.field('prescriptionFile').evaluate((input: HTMLInputElement) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(5_242_881)], 'scan.pdf', { type: 'application/pdf' }));
    input.files = transfer.files;
  });
  await form.submit();
  const tooLarge = { field: 'prescriptionFile', message: messages.fileTooLarge };
  await expectShown(form, tooLarge);
  await expectRejected(product, payloads.orderWith(payloads.pdf(5_242_881)), tooLarge);

  await form
    .field('prescriptionFile')
    .setInputFiles({ name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('notes') });
  await form.submit();
  const wrongType = { field: 'prescriptionFile', message: messages.fileType };
  await expectShown(form, wrongType);
  await expectRejected(
    product,
    payloads.orderWith(Buffer.from('notes'), 'notes.docx', 'application/msword'),
    wrongType,
  );
  expect(product.proxy.seen).toEqual([]);
});

test('the function rejects values that no form can send', async ({ product }) => {
  for (const [id, field, value, message] of functionRules) {
    await expectRejected(product, bodyWith(id, { [field]: value }), { field, message });
  }
  const { status, issues } = await send(product, { ...payloads.inquiry, type: 'prize' });
  expect({ status, issues }).toEqual({ status: 400, issues: [{ field: 'type', message: messages.requestType }] });
  expect(await product.readRows()).toEqual([]);
});

test('a bot without the form gets the same response as a patient, and the office gets no mail', async ({ product }) => {
  const bot = await send(product, { ...payloads.inquiry, website: 'https://bot.example' });
  const person = await send(product, payloads.inquiry);
  expect([bot.status, person.status]).toEqual([200, 200]);
  expect(bot.reference).toMatch(/^R-[0-9A-Z]{6}$/);
  expect((await product.readRows()).map(({ reference }) => reference)).toEqual([person.reference]);
});

test('these tests cover every message of the contract', () => {
  const covered = new Set<string>([
    ...Object.values(rules).flatMap((list) => list.map(([, , message]) => message)),
    ...functionRules.map(([, , , message]) => message),
    messages.patientStatusRequired,
    messages.fileRequired,
    messages.fileTooLarge,
    messages.fileType,
    messages.requestType,
  ]);
  // A filled honeypot shows no message.
  expect(Object.values(messages).filter((message) => !covered.has(message))).toEqual([messages.botDetected]);
});
