import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { notFoundMessage, screens, untilReady, untilTranslated } from '../support/open-view.ts';

const language = (page: Page) => page.getByLabel('Language', { exact: true });

const openSettings = (page: Page) => page.getByRole('button', { name: 'Accessibility and language' }).click();

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

test('display settings and a translation last on later pages and visits, until they are reset', async ({
  openPage,
}) => {
  const requests: string[] = [];
  const page = await openPage('/terms', {
    context: { viewport: screens.desk },
    expectedMessages: [notFoundMessage],
    prepare: async (opened) => {
      opened.on('request', (request) => requests.push(request.url()));
    },
  });
  const requested = () => requests.filter((url) => url.startsWith('https://translate.google.com/')).length;
  const untilAllTranslated = () => expect.poll(() => untranslatedTexts(page)).toEqual([]);
  await untilReady(page);
  await openSettings(page);
  await language(page).waitFor();
  expect(requested()).toBe(0);
  await language(page).selectOption('ar');
  await page.locator('html[dir="rtl"][lang="ar"]').waitFor({ state: 'attached' });
  await untilAllTranslated();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await page.getByText('110%').waitFor();
  await page.keyboard.press('Escape');

  // React replaces text that the service has rewritten.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Eye Hub' }).click();
  await page.getByRole('heading', { level: 1, name: 'Eye Hub' }).waitFor();
  await untilAllTranslated();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
  await untilAllTranslated();

  await page.goto('/no-such-page');
  await untilTranslated(page);
  await untilAllTranslated();
  expect(await page.evaluate(() => document.documentElement.dataset.textSize)).toBe('110');
  expect(requested()).toBe(2);

  await openSettings(page);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.locator('html[lang="en"]:not([dir])').waitFor({ state: 'attached' });
  expect(await page.locator('font').count()).toBe(0);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await page.goto('/terms');
  await untilReady(page);
  await openSettings(page);
  expect(await language(page).inputValue()).toBe('en');
  expect(requested()).toBe(2);
});
