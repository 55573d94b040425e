import { topicCategories } from '#content/categories.data.ts';
import { practice } from '#content/practice.data.ts';
import { allSigns } from '#content/signs.data.ts';
import { plainText } from '#src/rules/links.ts';
import { signLead } from '#src/rules/sign-wording.ts';
import { expect, test } from '../fixtures.ts';

const context = { javaScriptEnabled: false };

test.describe('without JavaScript', () => {
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
    expect(await page.locator('form:visible').count()).toBe(0);
    expect(await contact.getByRole('tab').count()).toBe(0);
    expect(product.proxy.seen).toEqual([]);
  });

  test('the search is an index of all pages', async ({ openPage }) => {
    const page = await openPage('/search?q=glaucoma', { context });
    await expect(page.getByRole('search')).toBeHidden();
    const links = page.getByRole('region', { name: 'All pages, A to Z' }).getByRole('link');
    const titles = await links.allTextContents();
    expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')));
    const topics = topicCategories.flatMap((category) => category.topics.map(({ title }) => title));
    expect(titles).toEqual(expect.arrayContaining(topics));
  });

  test('every urgent sign is on its page with first aid, and no question is', async ({ openPage }) => {
    const page = await openPage('/urgent', { context });
    const text = (await page.locator('#signs').textContent()) ?? '';
    for (const sign of allSigns) {
      for (const words of [signLead(sign), ...(sign.oneOf ?? []), ...(sign.firstAid ?? [])])
        expect(text).toContain(plainText(words));
    }
    await expect(page.locator('#guide')).toBeHidden();
  });
});
