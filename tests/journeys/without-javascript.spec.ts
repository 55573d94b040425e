import { practice } from '../../content/index.ts';
import { expect, test } from '../fixtures.ts';
import { openWithHeldScripts } from '../support/hydration.ts';

test.describe('without JavaScript', () => {
  const context = { javaScriptEnabled: false };

  test('a notice with phone and e-mail replaces the forms', async ({ product, openPage }) => {
    const page = await openPage('/', { context });
    const contact = page.locator('#contact');
    // Not by text: Playwright ignores the text of noscript elements.
    const notice = contact.locator('noscript [role="note"]');
    await notice.waitFor();
    expect(await notice.textContent()).toContain('Our forms need JavaScript');
    const { phone, email } = practice;
    for (const [href, name] of [
      [`tel:${phone.dial}`, phone.display],
      [`mailto:${email}`, email],
    ] as const) {
      expect(await notice.locator(`a[href="${href}"]:visible`).textContent()).toBe(name);
    }
    expect(await contact.locator('form').count()).toBe(3);
    expect(await contact.locator('form:visible').count()).toBe(0);
    expect(await contact.getByRole('tab').count()).toBe(0);
    // No other form of the page is visible.
    expect(await page.locator('form:visible').count()).toBe(0);
    expect(product.proxy.seen).toEqual([]);
  });
});

test('the forms are shown without the notice before scripts load', async ({ openPage }) => {
  const { page } = await openWithHeldScripts(openPage, '/');
  await page.locator('#contact form#inquiry').waitFor();
  expect(await page.locator('#contact noscript').isVisible()).toBe(false);
});
