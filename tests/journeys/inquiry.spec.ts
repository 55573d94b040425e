import { forms, practice } from '../../content/index.ts';
import { expect, test } from '../fixtures.ts';
import { formWords } from '../support/form-words.ts';
import { openForm, patient, untilFormsReady } from '../support/forms.ts';
import { readStoredData } from '../support/stored-data.ts';

const answers = patient.inquiry;

test.describe('general inquiry', () => {
  test('is sent to the office and confirmed', { tag: ['@translated', '@phone'] }, async ({ product, openPage }) => {
    const form = await openForm(openPage, 'inquiry');
    await form.fill(answers);
    await form.submit();
    const reference = await form.untilSent();

    const { focus, confirmation, values } = await form.view();
    expect(focus).toBe('confirmation');
    expect(confirmation).toContain(forms.responseTime);
    expect(confirmation).toContain(forms.noCopy);
    expect(confirmation).toContain(practice.phone.display);
    expect(values).toEqual({ ...Object.fromEntries(Object.keys(answers).map((name) => [name, ''])), website: '' });

    expect(await product.readRows()).toMatchObject([{ reference, type: 'inquiry' }]);
    const [mail, ...others] = await product.mailbox.waitFor(1);
    expect(others).toEqual([]);
    expect(mail?.email.subject).toBe(`General inquiry ${reference}`);
    expect(mail?.email.replyTo).toMatchObject([{ address: answers.email.toLowerCase() }]);
    for (const part of [mail?.email.text, mail?.email.html?.replaceAll('&amp;', '&')]) {
      for (const text of ['José O’Brien-Núñez', answers.phone, answers.subject, answers.message]) {
        expect(part).toContain(text);
      }
    }
  });

  test('can be filled in and sent by keyboard only, twice', { tag: '@all' }, async ({ product, openPage }) => {
    const form = await openForm(openPage, 'inquiry');
    await form.page.getByRole('tab', { name: formWords.inquiry.tab }).focus();
    await form.type(answers);
    await form.page.keyboard.press('Tab');
    await form.page.keyboard.press('Tab');
    expect((await form.view()).focus).toBe('Send Message');
    await form.page.keyboard.press('Enter');
    const first = await form.untilSent();

    await form.page.getByRole('button', { name: 'Close' }).click();
    await form.until(({ confirmation }) => expect(confirmation).toBeNull());
    await form.fill({ ...answers, message: 'And glasses for children?' });
    await form.field('firstName').press('Enter');
    const second = await form.untilSent();

    expect((await product.readRows()).map(({ reference }) => reference)).toEqual([first, second]);
    expect(await product.mailbox.waitFor(2)).toHaveLength(2);
  });

  test('leaves no personal data in the browser', async ({ product, openPage }) => {
    const form = await openForm(openPage, 'inquiry');
    await form.fill(answers);
    await form.submit();
    const reference = await form.untilSent();
    const personal = [reference, answers.firstName, answers.lastName, answers.email, answers.phone, answers.message];

    await form.page.getByRole('link', { name: forms.privacyLinkLabel }).first().click();
    // The address changes before the page does.
    await form.element.waitFor({ state: 'detached' });
    const stored = await readStoredData(form.page);
    for (const text of personal) expect(stored.toLowerCase()).not.toContain(text.toLowerCase());

    await form.page.goBack();
    await form.element.waitFor();
    await untilFormsReady(form.page);
    const { confirmation, values } = await form.view();
    expect([confirmation, ...Object.values(values)].join('')).toBe('');
    expect(product.proxy.seen).toHaveLength(1);
  });
});
