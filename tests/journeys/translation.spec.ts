import type { Locator, Page } from 'playwright/test';
import { doctors, home, services, topicCategories } from '../../content/index.ts';
import { views } from '../../scripts/views.ts';
import { layouts } from '../accessibility/layouts.ts';
import { expect, test } from '../fixtures.ts';
import { mockTranslationService, type ServiceBehavior, untilTranslated } from '../support/fake-translation.ts';
import { notFoundMessage, screens, untilReady } from '../support/open-view.ts';

const language = (page: Page) => page.getByLabel('Language', { exact: true });

/** The texts that the fake translation should have rewritten and has not. */
const untranslatedTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const isExcluded = text.parentElement?.closest('font, [translate="no"], script, style, textarea');
      if (text.textContent?.trim() && !isExcluded) texts.push(text.textContent);
    }
    return texts;
  });

async function openSettings(
  openPage: (path: string, options: object) => Promise<Page>,
  behavior: ServiceBehavior,
  messages: RegExp[] = [],
) {
  let requests: string[] = [];
  const page = await openPage('/terms', {
    context: { viewport: screens.desk },
    expectedMessages: messages,
    prepare: async (prepared: Page) => {
      requests = await mockTranslationService(prepared, behavior);
    },
  });
  await untilReady(page);
  await page.getByRole('button', { name: 'Accessibility and language' }).click();
  await language(page).waitFor();
  return { page, requests };
}

test.describe('translation', () => {
  test('starts with a language, persists on later pages and visits, and ends with English', async ({ openPage }) => {
    const { page, requests } = await openSettings(openPage, 'answers');
    expect(requests).toEqual([]);
    await language(page).selectOption('ar');
    await untilTranslated(page);
    await page.locator('html[dir="rtl"][lang="ar"]').waitFor({ state: 'attached' });
    await expect.poll(() => untranslatedTexts(page)).toEqual([]);
    await page.getByRole('button', { name: 'Larger text' }).click();
    await page.getByText('110%').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Eye Hub' }).click();
    await page.waitForURL('**/eye-hub');
    await expect.poll(() => untranslatedTexts(page)).toEqual([]);
    await page.reload();
    await untilTranslated(page);
    expect(requests).toHaveLength(2);
    await page.getByRole('button', { name: 'Accessibility and language' }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.locator('html[lang="en"]:not([dir])').waitFor({ state: 'attached' });
    expect(await page.locator('font').count()).toBe(0);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await page.reload();
    await untilReady(page);
    await page.getByRole('button', { name: 'Accessibility and language' }).click();
    expect(await language(page).inputValue()).toBe('en');
    expect(requests).toHaveLength(2);
  });

  test('fails with a message when the service is blocked', { tag: '@all' }, async ({ openPage }) => {
    const { page } = await openSettings(openPage, 'refuses', [/^Failed to load resource: net::ERR_FAILED/]);
    await language(page).selectOption('fr');
    await page.getByText('The page could not be translated, so it is in English.').waitFor();
    expect(await language(page).inputValue()).toBe('en');
  });

  test('fails with a message after five seconds', { tag: '@all' }, async ({ openPage }) => {
    const { page } = await openSettings(openPage, 'hangs');
    await language(page).selectOption('fr');
    await page.getByText('The page is being translated').waitFor();
    await page.getByText('The page could not be translated, so it is in English.').waitFor({ timeout: 8000 });
    expect(await language(page).inputValue()).toBe('en');
  });

  test('translates every text on every layout and on pages for missing addresses', { tag: '@all' }, async ({
    openPage,
  }) => {
    const kinds = new Set([...layouts, ...views.filter(({ status }) => status === 404)]);
    const [first, ...others] = [...kinds].map(({ path }) => path);
    const page = await openPage(first, {
      wording: 'translated',
      context: { viewport: screens.desk },
      expectedMessages: [notFoundMessage],
    });
    for (const path of others) {
      await expect.poll(() => untranslatedTexts(page), { message: page.url() }).toEqual([]);
      await page.goto(path);
      await untilReady(page);
    }
    await expect.poll(() => untranslatedTexts(page)).toEqual([]);
  });

  test('survives client-side navigation', { tag: '@all' }, async ({ openPage }) => {
    const page = await openPage('/', { wording: 'translated', context: { viewport: screens.desk } });
    await untilReady(page);
    const main = page.locator('main');
    const mainLink = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    const follow = async (link: Locator, heading: string) => {
      await link.click();
      await main.getByRole('heading', { level: 1, name: heading }).waitFor();
      await expect.poll(() => untranslatedTexts(page)).toEqual([]);
    };
    const [service] = services;
    const [doctor] = doctors;
    const [category] = topicCategories;
    const [topic] = category?.topics ?? [];
    await follow(main.getByRole('link', { name: `Learn More about ${service?.title}` }), service?.title ?? '');
    await follow(page.getByRole('link', { name: 'Our Team' }).first(), home.hero.heading);
    await follow(main.getByRole('link', { name: doctor?.name ?? '' }), doctor?.name ?? '');
    await follow(mainLink('Eye Hub'), 'Eye Hub');
    await follow(main.locator(`a[href="/eye-hub/${category?.id}"]`).first(), category?.title ?? '');
    await follow(main.locator(`a[href="/eye-hub/${category?.id}/${topic?.slug}"]`).first(), topic?.title ?? '');
    await follow(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }), 'Privacy Policy');
    for (const name of [topic?.title, category?.title, 'Eye Hub']) {
      await page.goBack();
      await main.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
      await expect.poll(() => untranslatedTexts(page)).toEqual([]);
    }
  });
});
