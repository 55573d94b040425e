import { expect, test } from '../fixtures.ts';
import { openForm, patient } from '../support/forms.ts';

test.describe('the link in the mail to the office', () => {
  test('shows the request without anything personal, and marks it as handled', { tag: '@phone' }, async ({
    product,
    openPage,
  }) => {
    const form = await openForm(openPage, 'inquiry');
    await form.fill(patient.inquiry);
    await form.submit();
    const reference = await form.untilSent();
    const [mail] = await product.mailbox.waitFor(1);
    const link = /http\S+\/handled#\S+/.exec(mail?.email.text ?? '')?.[0] ?? '';

    // The link is pasted into the tab that has shown an incomplete one.
    const page = await openPage(`/handled#${reference}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toContainText('This link is not complete');
    await page.evaluate((hash) => {
      location.hash = hash;
    }, new URL(link).hash);
    await expect(main.getByRole('status')).toContainText('Mark this request as handled');
    await expect(main).toContainText(`General inquiry`);
    await expect(main).toContainText(reference);
    await expect(main).not.toContainText('José');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

    // A link within the page changes the address, and not the request.
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    await page.waitForURL(/#main$/);
    await main.getByRole('button', { name: 'Mark as handled' }).click();
    await expect(main.getByRole('status')).toContainText('This request is handled');
    await page.goBack();
    await page.reload();
    await expect(main.getByRole('status')).toContainText('This request is handled');
    await expect(main.getByRole('button')).toHaveCount(0);
  });

  test('says so when it is not complete or not signed', async ({ openPage }) => {
    const page = await openPage('/handled#R-7KQ2XM');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toContainText('This link is not complete');
    const other = await openPage('/handled#R-7KQ2XM.20837.aaaaaaaaaaaaaaaaaaaaaa', {
      expectedMessages: [/^Failed to load resource: the server responded with a status of 404/],
    });
    await expect(other.getByRole('main').getByRole('status')).toContainText('This link is not complete');
  });
});
