import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { first, topic } from '../support/entries.ts';
import { openWithHeldScripts } from '../support/hydration.ts';
import { screens, untilReady } from '../support/open-view.ts';

const typed = `${topic.title}/`;

/** Whether a text contains what was typed, also where it is part of an address. */
const containsTyped = (text: string) =>
  decodeURIComponent(text.replaceAll('+', ' ')).toLowerCase().includes(topic.title.toLowerCase());

const field = (page: Page) => page.getByRole('combobox', { name: 'Search this site' });

test('the keyboard chooses a result, and Back keeps what was typed', async ({ openPage }) => {
  const page = await openPage('/search', { context: { viewport: screens.desk, reducedMotion: 'reduce' } });
  await untilReady(page);
  await field(page).click();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.keyboard.type(typed);
  await expect(field(page)).toHaveValue(typed);
  const options = page.getByRole('option');
  await expect(page.getByRole('group', { name: 'Topics' }).getByRole('option').first()).toContainText(topic.title);
  const found = (await options.first().textContent()) ?? '';
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('data-highlighted');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  // The query is nowhere but in memory until it is submitted.
  expect(new URL(page.url()).search).toBe('');
  expect(requests.filter(containsTyped)).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(containsTyped(stored)).toBe(false);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  expect(found).toContain(await heading.textContent());
  await page.goBack();
  await page.waitForURL('/search');
  await expect(field(page)).toHaveValue(typed);
  await expect(options.first()).toBeVisible();
  expect(containsTyped(await page.evaluate(() => JSON.stringify(history.state)))).toBe(false);
});

test('what is dictated before the scripts run is searched for', async ({ openPage }) => {
  const { page, scripts } = await openWithHeldScripts(openPage, '/search');
  // Dictation and assistive technology enter text without a pointer or a key.
  const { question } = first(topic.questions);
  await field(page).fill(question);
  scripts.release();
  // A question stands in a section that opens for it.
  await page.getByRole('option', { name: question }).first().click();
  await expect(page.getByRole('heading', { name: question })).toBeInViewport();
});

test('a result about prices opens their section of the home page, with the focus on its heading', async ({
  openPage,
}) => {
  const page = await openPage('/search', { context: { reducedMotion: 'reduce' } });
  await untilReady(page);
  await field(page).fill('price');
  await page.getByRole('option').first().click();
  await page.waitForURL('/#prices');
  await expect(page.locator('#prices-heading')).toBeFocused();
  await expect(page.locator('#prices-heading')).toBeInViewport();
  // In a section that opens for it, where the owner has not filled in prices.
  await expect(page.locator('#prices :is(p, td)').first()).toBeVisible();
});
