import { expect, test } from '../fixtures.ts';
import { jpeg, pdf } from '../function/support/payloads.ts';
import { attachFile, dropFiles, openForm, patient, untilFormsReady } from '../support/forms.ts';
import { screens } from '../support/open-view.ts';

const answers = { ...patient['contact-lens'], patientStatus: 'new' };
const scan = { name: 'José’s Rx (final).pdf', buffer: pdf(1_400_003) };
const photo = { name: 'IMG_0042.JPG', buffer: jpeg(220_001) };

test.describe('contact lens order', () => {
  test('delivers the prescription of a new patient to the office unchanged, although a warning appears on the press', async ({
    product,
    openPage,
  }) => {
    const form = await openForm(openPage, 'contact-lens');
    await form.fill({ ...answers, prescriptionDate: '' });
    await attachFile(form.field('prescriptionFile'), photo);
    await form.until(({ file }) => expect(file).toEqual({ name: photo.name, isBeingRead: false }));
    const chooser = form.page.waitForEvent('filechooser');
    await form.page.getByRole('button', { name: 'Replace' }).click();
    await (await chooser).setFiles({ ...scan, mimeType: 'application/pdf' });
    await form.until(({ file }) => expect(file).toEqual({ name: scan.name, isBeingRead: false }));
    await form.element.getByText('1.3 MB').waitFor();
    // The warning appears when the field is left.
    const button = form.element.locator('button[type="submit"]');
    await button.scrollIntoViewIfNeeded();
    await form.field('prescriptionDate').focus();
    await form.page.keyboard.insertText('1/2/2020');
    await button.hover();
    await form.page.mouse.down();
    await expect.poll(() => form.view().then(({ focus }) => focus)).toBe('Submit Order Request');
    await form.page.mouse.up();
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
    expect(mail?.email.attachments).toMatchObject([
      { filename: `prescription-${reference}.pdf`, mimeType: 'application/pdf' },
    ]);
    expect(scan.buffer.equals(Buffer.from(mail?.email.attachments[0]?.content as ArrayBuffer))).toBe(true);
    expect(mail?.email.text).not.toContain(scan.name);
    expect(mail?.email.text).toContain(
      [
        'Patient status: New patient',
        'Prescription file: Attached (PDF); open it only in a viewer',
        '',
        'Right eye (OD)',
        'Brand: Day Lens',
        'Power (sphere): -2.50',
        'Base curve (BC): 8.6',
        'Diameter (DIA): 14.2',
        'Quantity: 2',
        '',
        'Left eye (OS)',
        'Brand: Day Lens',
        'Power (sphere): -2.75',
      ].join('\n'),
    );
    for (const line of [
      'Name: José O’Brien-Núñez',
      `Phone: ${answers.phone}`,
      'Date of birth: April 12, 1985',
      'Prescription date: January 2, 2020',
      `Prescribing doctor: ${answers.doctorName}`,
      `Additional notes: ${answers.additionalNotes}`,
    ]) {
      expect(mail?.email.text?.split('\n')).toContain(line);
    }
  });

  test('takes a photo on a phone, and says after a return that it was not kept', async ({ openPage }) => {
    const form = await openForm(openPage, 'contact-lens', { context: { hasTouch: true, isMobile: true } });
    const { page } = form;
    await form.fill(answers);
    const picker = page.locator('#contact-lens-prescriptionFile');
    await picker.evaluate((input: HTMLInputElement) => {
      const record = () => input.setAttribute('data-opened', `${input.accept} ${input.getAttribute('capture')}`);
      input.addEventListener('click', record);
    });
    const camera = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Take a photo' }).tap();
    await expect(picker).toHaveAttribute('data-opened', 'image/* environment');
    await expect(picker).not.toHaveAttribute('capture');
    await (await camera).setFiles({ ...photo, mimeType: 'image/jpeg' });
    await form.until(({ file }) => expect(file).toEqual({ name: photo.name, isBeingRead: false }));
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto('/privacy');
    // Without the back/forward cache, as after the camera has taken the memory.
    await page.goBack();
    await untilFormsReady(page);
    await form.until(({ values, file, errors }) => {
      expect({ values, file }).toMatchObject({ values: answers, file: null });
      expect(errors.prescriptionFile).toMatch(/was not kept/);
    });
  });

  test('chooses what is dropped beside the field, and says what it does not take', async ({ openPage }) => {
    const form = await openForm(openPage, 'contact-lens');
    const { page } = form;
    const address = page.url();
    const title = page.getByRole('heading', { name: 'Order contact lenses' });
    await form.fill({ firstName: 'Ana' });
    await dropFiles(title, [scan]);
    await expect(page.getByText('File not taken', { exact: true })).toBeVisible();
    await form.fill({ patientStatus: 'new' });
    await dropFiles(title, [photo]);
    await form.until(({ file }) => expect(file).toEqual({ name: photo.name, isBeingRead: false }));
    await dropFiles(form.field('prescriptionFile'), [scan, photo]);
    await expect(page.getByText(`We took ${scan.name}.`, { exact: true })).toBeVisible();
    await form.until(({ file }) => expect(file).toEqual({ name: scan.name, isBeingRead: false }));
    await page.getByRole('tab', { name: 'General Inquiry' }).click();
    await dropFiles(page.locator('#inquiry-message'), [photo]);
    await expect(page.getByText('File not taken', { exact: true })).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
    expect(page.url()).toBe(address);
    await form.until(({ file, values }) =>
      expect({ ...values, file }).toMatchObject({ firstName: 'Ana', file: { name: scan.name } }),
    );
  });
});

test('a file that is dropped on a page whose scripts do not come does not replace it', async ({ openPage }) => {
  const page = await openPage(undefined, {
    isolated: true,
    prepare: (opened) => opened.route('**/assets/*.js', () => {}),
  });
  await page.goto('/#contact', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  const message = page.locator('#inquiry-message');
  await message.fill('My glasses broke');
  await dropFiles(message, [scan]);
  await dropFiles(page.locator('h1'), [scan]);
  expect(page.context().pages()).toHaveLength(1);
  await expect(message).toHaveValue('My glasses broke');
});

test('fields side by side have their labels and their controls at the same height, though one has a longer hint', async ({
  openPage,
}) => {
  const form = await openForm(openPage, 'contact-lens', { context: { viewport: screens.desk } });
  const part = (id: string) => form.element.locator(`#contact-lens-${id}`);
  const top = (id: string) => part(id).evaluate((one) => one.getBoundingClientRect().top);
  const before = await top('phone');
  await part('phone-hint').evaluate((hint) => hint.append(' and more words'.repeat(9)));
  expect(await top('phone')).toBeGreaterThan(before);
  for (const one of ['-label', '']) expect(await top(`phone${one}`)).toBe(await top(`dateOfBirth${one}`));
});
