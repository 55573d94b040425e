import { createHash } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { jpeg, pdf, png } from '../function/support/payloads.ts';
import { attachFile } from '../support/attach-file.ts';
import { type Form, openForm, patient } from '../support/forms.ts';
import { isExhaustive } from '../support/sample.ts';

const answers = { ...patient['contact-lens'], patientStatus: 'new' };
const { patientStatus: _, ...person } = answers;

interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const scan: TestFile = { name: 'José’s Rx (final).pdf', mimeType: 'application/pdf', buffer: pdf(1_400_003) };
const photo: TestFile = { name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer: jpeg(220_001) };
const webp: TestFile = { name: 'photo.webp', mimeType: 'image/webp', buffer: Buffer.from('RIFF....WEBPVP8 ') };
const wrongType = 'Only PDF, JPG, and PNG files are allowed';

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const selectFile = (form: Form, file: TestFile) => attachFile(form.field('prescriptionFile'), file);
const untilSelected = (form: Form, file: TestFile) =>
  form.until((view) => expect(view.file).toEqual({ name: file.name, isBeingRead: false }));

/** Drops a file onto the upload area. */
async function drop(form: Form, { name, mimeType, buffer }: TestFile): Promise<void> {
  await form.page.evaluate(
    async ({ id, fileName, type, base64 }) => {
      const input = document.getElementById(id) as HTMLInputElement;
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], fileName, { type }));
      for (const eventName of ['dragenter', 'dragover', 'drop']) {
        input.dispatchEvent(new DragEvent(eventName, { dataTransfer: transfer, bubbles: true, cancelable: true }));
      }
      // Browsers do this with files that are dropped onto a file input.
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { id: 'contact-lens-prescriptionFile', fileName: name, type: mimeType, base64: buffer.toString('base64') },
  );
}

test.describe('contact lens order', () => {
  test('delivers the prescription of a new patient to the office unchanged', {
    tag: isExhaustive ? ['@translated', '@phone'] : '@translated',
  }, async ({ product, openPage }) => {
    const form = await openForm(openPage, 'contact-lens');
    await form.fill(answers);
    await form.until(({ takesFiles }) => expect(takesFiles).toBe(true));
    await selectFile(form, scan);
    await untilSelected(form, scan);
    await form.element.getByText('1.3 MB').waitFor();
    await form.submit();
    const reference = await form.untilSent();

    const { focus, values, takesFiles, file } = await form.view();
    expect(focus).toBe('confirmation');
    expect({ takesFiles, file }).toEqual({ takesFiles: false, file: null });
    expect(Object.values(values).join('')).toBe('');

    expect(await product.readRows()).toMatchObject([{ reference, type: 'contact-lens' }]);
    const [mail, ...others] = await product.mailbox.waitFor(1);
    expect(others).toEqual([]);
    expect(mail?.email.subject).toBe(`Contact lens order ${reference}`);
    expect(mail?.email.replyTo).toMatchObject([{ address: answers.email.toLowerCase() }]);
    expect(mail?.email.attachments.map(({ filename, mimeType }) => ({ filename, mimeType }))).toEqual([
      { filename: `prescription-${reference}.pdf`, mimeType: 'application/pdf' },
    ]);
    expect(hash(new Uint8Array(mail?.email.attachments[0]?.content as ArrayBuffer))).toBe(hash(scan.buffer));
    expect(mail?.email.text).not.toContain(scan.name);
    expect(mail?.email.text).toContain(
      [
        'Patient status: New patient',
        'Prescription file: Attached (PDF)',
        '',
        'Right eye (OD)',
        'Brand: Clear Days',
        'Power (sphere): -2.50',
        'Base curve (BC): 8.6',
        'Diameter (DIA): 14.2',
        'Quantity: 4',
        '',
        'Left eye (OS)',
        'Brand: Clear Days',
        'Power (sphere): -2.75',
      ].join('\n'),
    );
    for (const line of [
      'Name: José O’Brien-Núñez',
      `Phone: ${answers.phone}`,
      'Date of birth: April 12, 1985',
      'Prescription date: March 2, 2026',
      `Prescribing doctor: ${answers.doctorName}`,
      `Additional notes: ${answers.additionalNotes}`,
    ]) {
      expect(mail?.email.text?.split('\n')).toContain(line);
    }
  });

  test('can be filled in and sent by keyboard only by an established patient', { tag: '@all' }, async ({
    product,
    openPage,
  }) => {
    const form = await openForm(openPage, 'contact-lens');
    await form.page.getByRole('tab', { name: 'Contact Lens Ordering' }).focus();
    await form.type(patient['contact-lens']);
    await form.until(({ takesFiles, notices }) => {
      expect(takesFiles).toBe(false);
      expect(notices.join()).toContain('Nothing to upload');
    });
    await form.page.keyboard.press('Tab');
    await form.page.keyboard.press('Tab');
    await form.page.keyboard.press('Enter');
    const reference = await form.untilSent();
    expect(await product.readRows()).toMatchObject([{ reference }]);
    const [mail] = await product.mailbox.waitFor(1);
    expect(mail?.email.text).toContain('Patient status: Established patient');
    expect(mail?.email.attachments).toEqual([]);
  });

  test('accepts a dropped, replaced or removed file, and clears it for an established patient', {
    tag: ['@translated', '@all'],
  }, async ({ openPage }) => {
    const form = await openForm(openPage, 'contact-lens');
    const { page } = form;
    await form.fill({ patientStatus: 'new' });
    await drop(form, photo);
    await untilSelected(form, photo);

    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Replace' }).click();
    await (await chooser).setFiles(scan);
    await untilSelected(form, scan);

    await page.getByRole('button', { name: 'Remove' }).click();
    await form.until(({ file, focus, values }) => {
      expect(file).toBeNull();
      expect(focus).toBe('prescriptionFile');
      expect(values.patientStatus).toBe('new');
    });
    expect(await filesIn(form)).toBe(0);

    await selectFile(form, scan);
    await untilSelected(form, scan);
    await form.fill({ patientStatus: 'established' });
    await form.until(({ takesFiles, notices }) => {
      expect(takesFiles).toBe(false);
      expect(notices.join()).toContain('We will use the one in our records');
    });
    await form.fill({ patientStatus: 'new' });
    await form.until(({ takesFiles, file, notices }) => {
      expect({ takesFiles, file, notices }).toEqual({ takesFiles: true, file: null, notices: [] });
    });
    expect(await filesIn(form)).toBe(0);
  });

  test('validates files when they are selected', { tag: '@all' }, async ({ product, openPage }) => {
    const form = await openForm(openPage, 'contact-lens');
    await form.fill(answers);
    const accept = (await form.field('prescriptionFile').getAttribute('accept')) ?? '';
    for (const type of ['.pdf', '.jpg', '.png', '.webp']) expect(accept).toContain(type);

    // One byte too many: a toast, and the input is empty.
    await selectFile(form, { ...scan, buffer: pdf(5_242_881) });
    await form.untilToast('File Too Large: Please upload a file smaller than 5MB.');
    await form.until(({ file }) => expect(file).toBeNull());
    expect(await filesIn(form)).toBe(0);

    // A wrong type: an error at once, the file stays listed, and the error is shown again on submit.
    await selectFile(form, webp);
    await form.until(({ file, errors }) => {
      expect(file).toEqual({ name: webp.name, isBeingRead: false });
      expect(errors).toEqual({ prescriptionFile: wrongType });
    });
    await form.submit();
    await form.untilToast(`Validation Error: ${wrongType}`);
    await form.until(({ summary, file, focus }) => {
      expect(summary).toEqual([`Prescription file: ${wrongType}`]);
      expect(file?.name).toBe(webp.name);
      expect(focus).toBe('summary');
    });
    expect(product.proxy.seen).toEqual([]);

    // A file of the maximum size.
    const largest = { name: 'scan.png', mimeType: 'image/png', buffer: png(5_242_880) };
    await selectFile(form, largest);
    await untilSelected(form, largest);
    await form.submit();
    const reference = await form.untilSent();
    const [mail] = await product.mailbox.waitFor(1);
    expect(mail?.email.attachments[0]?.filename).toBe(`prescription-${reference}.png`);
    expect(hash(new Uint8Array(mail?.email.attachments[0]?.content as ArrayBuffer))).toBe(hash(largest.buffer));
  });

  test('shows an error that the function finds in the content of a file', async ({ product, openPage }) => {
    const form = await openForm(openPage, 'contact-lens', {
      expectedMessages: [/^Failed to load resource: the server responded with a status of 400/],
    });
    const program = {
      name: 'prescription.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ\x90\x00 program'),
    };
    await form.fill(answers);
    await selectFile(form, program);
    await untilSelected(form, program);
    await form.submit();
    await form.untilToast(`Validation Error: ${wrongType}`);
    await form.until(({ errors, summary, file, focus, title, values }) => {
      expect(errors).toEqual({ prescriptionFile: wrongType });
      expect(summary).toEqual([`Prescription file: ${wrongType}`]);
      expect(file?.name).toBe(program.name);
      expect(focus).toBe('summary');
      expect(title).toMatch(/^Error: /);
      expect(values).toMatchObject(person);
    });
    expect(await product.readRows()).toEqual([]);
  });

  test('copies the right eye, and warns about unusual values without rejecting them', {
    tag: ['@translated', '@all'],
  }, async ({ product, openPage }) => {
    const form = await openForm(openPage, 'contact-lens');
    await form.fill({
      ...patient['contact-lens'],
      'rightEye.power': '-2.60',
      'leftEye.brand': '',
      'leftEye.power': '',
    });
    await form.page.getByRole('button', { name: 'Same as right eye' }).click();
    await form.until(({ values }) =>
      expect(values).toMatchObject({
        'leftEye.brand': 'Clear Days',
        'leftEye.power': '-2.60',
        'leftEye.baseCurve': '8.6',
        'leftEye.diameter': '14.2',
        'leftEye.quantity': '4',
      }),
    );
    await form.fill({ 'rightEye.baseCurve': '86', 'leftEye.diameter': '142', prescriptionDate: '1/2/2020' });
    await form.field('doctorName').focus();
    const warnings = form.element.getByText(
      /Powers usually come in steps|A base curve is usually between|A diameter is usually between|more than a year old/,
    );
    await expect.poll(() => warnings.count(), { timeout: 10_000 }).toBe(5);
    await form.submit();
    await form.untilSent();
    expect(await product.readRows()).toHaveLength(1);
  });
});

test('a warning that appears on blur does not swallow the click on the submit button', async ({
  product,
  openPage,
}) => {
  const form = await openForm(openPage, 'contact-lens');
  await form.fill({ ...patient['contact-lens'], prescriptionDate: '' });
  const button = form.element.locator('button[type="submit"]');
  await button.scrollIntoViewIfNeeded();
  await form.field('prescriptionDate').focus();
  await form.page.keyboard.insertText('1/2/2020');
  await button.hover();
  await form.page.mouse.down();
  await expect.poll(() => form.view().then(({ focus }) => focus)).toBe('Submit Order Request');
  await form.page.mouse.up();
  await form.untilSent();
  expect(await product.readRows()).toHaveLength(1);
});

const filesIn = (form: Form) =>
  form.field('prescriptionFile').evaluate((input: HTMLInputElement) => input.files?.length ?? -1);
