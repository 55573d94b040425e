import type { Page } from 'playwright/test';
import { forms } from '#content/forms.data.ts';
import { practice } from '#content/practice.data.ts';
import { responseTime } from '#src/rules/response-time.ts';
import { expect, test } from '../fixtures.ts';
import { openForm, patient } from '../support/forms.ts';

const answers = patient.inquiry;

test.describe('general inquiry', () => {
  test('is sent to the office from a translated page, confirmed, and handled by the link in its mail', async ({
    product,
    openPage,
  }) => {
    const form = await openForm(openPage, 'inquiry', { isTranslated: true });
    await form.fill({ ...answers, email: 'jose@' });
    await form.submit();
    await form.untilToast('Validation Error: Invalid email format');
    await form.until(({ focus, errors, title }) => {
      expect(focus).toBe('summary');
      expect(errors).toEqual({ email: 'Invalid email format' });
      expect(title).toMatch(/^Error: /);
    });
    await form.page.getByRole('group', { name: 'There is a problem' }).getByRole('link').click();
    await form.until(({ focus }) => expect(focus).toBe('email'));

    await form.fill({ email: answers.email });
    await form.submit();
    const reference = await form.untilSent();
    const { focus, confirmation, values } = await form.view();
    expect(focus).toBe('confirmation');
    const answered = responseTime(forms, practice.hours, new Date());
    for (const text of [answered, forms.noCopy, practice.phone.display]) expect(confirmation).toContain(text);
    expect(values).toEqual({ ...Object.fromEntries(Object.keys(answers).map((name) => [name, ''])), website: '' });

    expect(await product.readRows()).toMatchObject([{ reference, type: 'inquiry' }]);
    const [mail, ...others] = await product.mailbox.waitFor(1);
    expect(others).toEqual([]);
    expect(mail?.email.subject).toBe(`General inquiry ${reference}`);
    expect(mail?.email.replyTo).toMatchObject([{ address: answers.email.toLowerCase() }]);
    for (const part of [mail?.email.text, mail?.email.html?.replaceAll('&#38;', '&')]) {
      for (const text of ['José O’Brien-Núñez', answers.phone, answers.subject, answers.message]) {
        expect(part).toContain(text);
      }
    }

    const link = /http\S+\/handled#\S+/.exec(mail?.email.text ?? '')?.[0] ?? '';
    await expectHandledByLink(await openPage(`/handled#${reference}`), new URL(link).hash, reference);
  });
});

/** Follows the link in the mail: it shows the request without anything personal, and marks it as handled. */
async function expectHandledByLink(page: Page, hash: string, reference: string): Promise<void> {
  // The link is pasted into the tab that has shown an incomplete one.
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  await expect(status).toContainText('This link is not complete');
  await page.evaluate((complete) => {
    location.hash = complete;
  }, hash);
  await expect(status).toContainText('Mark this request as handled');
  await expect(main).toContainText('General inquiry');
  await expect(main).toContainText(reference);
  await expect(main).not.toContainText('José');

  // A link within the page changes the address, and not the request.
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await page.waitForURL(/#main$/);
  await main.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(status).toContainText('This request is handled');
  await main.getByRole('button', { name: 'Undo' }).click();
  await main.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(status).toContainText('This request is handled');
  await page.goBack();
  await page.reload();
  await expect(status).toContainText('This request is handled');
  await expect(main.getByRole('button')).toHaveText('Undo');
}
