import type { Locator, Page } from 'playwright/test';
import { doctors, home, services, topicCategories } from '../../content/index.ts';
import { views } from '../../scripts/views.ts';
import { layouts } from '../accessibility/layouts.ts';
import { expect, test } from '../fixtures.ts';
import { notFoundMessage, screens, untilReady } from '../support/open-view.ts';
import { type ServiceMood, setServiceMood, untilTranslated } from '../support/translation-stand-in.ts';

const patience = { timeout: 10_000 };

const language = (page: Page) => page.getByLabel('Language', { exact: true });

/** The texts of the page that the stand-in should have rewritten and has not. */
const untranslatedTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const isLeftAlone = text.parentElement?.closest('font, [translate="no"], script, style, textarea');
      if (text.textContent?.trim() && !isLeftAlone) texts.push(text.textContent);
    }
    return texts;
  });

async function openWith(
  openPage: (path: string, options: object) => Promise<Page>,
  mood: ServiceMood,
  messages: RegExp[] = [],
) {
  let requests: string[] = [];
  const page = await openPage('/terms', {
    context: { viewport: screens.desk },
    expectedMessages: messages,
    prepare: async (prepared: Page) => {
      requests = await setServiceMood(prepared, mood);
    },
  });
  await untilReady(page);
  await page.getByRole('button', { name: 'Accessibility and language' }).click();
  await language(page).waitFor();
  return { page, requests };
}

test.describe('the translation of the site', () => {
  test('begins with a choice, holds on later pages and visits, and ends with English', async ({ openPage }) => {
    const { page, requests } = await openWith(openPage, 'answers');
    expect(requests).toEqual([]);
    await language(page).selectOption('ar');
    await untilTranslated(page);
    await page.locator('html[dir="rtl"][lang="ar"]').waitFor({ state: 'attached' });
    await expect.poll(() => untranslatedTexts(page), patience).toEqual([]);
    await page.getByRole('button', { name: 'Larger text' }).click();
    await page.getByText('110%').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Eye Hub' }).click();
    await page.waitForURL('**/eye-hub');
    await expect.poll(() => untranslatedTexts(page), patience).toEqual([]);
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

  test('is given up with a message when the service is blocked', async ({ openPage }) => {
    const { page } = await openWith(openPage, 'refuses', [/^Failed to load resource: net::ERR_FAILED/]);
    await language(page).selectOption('fr');
    await page.getByText('The page could not be translated, so it is in English.').waitFor();
    expect(await language(page).inputValue()).toBe('en');
  });

  test('is given up with a message after five seconds', async ({ openPage }) => {
    const { page } = await openWith(openPage, 'hangs');
    await language(page).selectOption('fr');
    await page.getByText('The page is being translated').waitFor();
    await page.getByText('The page could not be translated, so it is in English.').waitFor({ timeout: 8000 });
    expect(await language(page).inputValue()).toBe('en');
  });

  test('leaves no text behind, whatever the page and whatever is missing', async ({ openPage }) => {
    const kinds = new Set([...layouts, ...views.filter(({ status }) => status === 404)]);
    const [first, ...others] = [...kinds].map(({ path }) => path);
    const page = await openPage(first, {
      wording: 'translated',
      context: { viewport: screens.desk },
      expectedMessages: [notFoundMessage],
    });
    for (const path of others) {
      await expect.poll(() => untranslatedTexts(page), { ...patience, message: page.url() }).toEqual([]);
      await page.goto(path);
      await untilReady(page);
    }
    await expect.poll(() => untranslatedTexts(page), patience).toEqual([]);
  });

  test('bears that pages come and go without being loaded anew', async ({ openPage }) => {
    const page = await openPage('/', { wording: 'translated', context: { viewport: screens.desk } });
    await untilReady(page);
    const main = page.locator('main');
    const mainLink = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    const follow = async (link: Locator, heading: string) => {
      await link.click();
      await main.getByRole('heading', { level: 1, name: heading }).waitFor();
      await expect.poll(() => untranslatedTexts(page), patience).toEqual([]);
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
      await expect.poll(() => untranslatedTexts(page), patience).toEqual([]);
    }
  });
});
