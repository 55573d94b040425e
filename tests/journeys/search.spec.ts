import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { openWithHeldScripts } from '../support/hydration.ts';
import { screens, untilReady } from '../support/open-view.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search this site' });

test('the keyboard chooses a result, and Back keeps what was typed', async ({ openPage }) => {
  const page = await openPage('/search', { context: { viewport: screens.desk, reducedMotion: 'reduce' } });
  await untilReady(page);
  await field(page).click();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.keyboard.type('pink eye/');
  await expect(field(page)).toHaveValue('pink eye/');
  const options = page.getByRole('option');
  await expect(page.getByRole('group', { name: 'Topics' }).getByRole('option').first()).toContainText('Pink eye');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('data-highlighted');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  // The query is nowhere but in memory until it is submitted.
  expect(new URL(page.url()).search).toBe('');
  expect(requests.filter((url) => /pink/i.test(url))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('pink');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Conjunctivitis' })).toBeFocused();
  await page.goBack();
  await page.waitForURL('/search');
  await expect(field(page)).toHaveValue('pink eye/');
  await expect(options.first()).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('pink');
});

test('what is dictated before the scripts run is searched for', async ({ openPage }) => {
  const { page, scripts } = await openWithHeldScripts(openPage, '/search');
  // Dictation and assistive technology enter text without a pointer or a key.
  await field(page).fill('dry eyes');
  scripts.release();
  await expect(page.getByRole('option').first()).toContainText('Dry Eye');
  // A question stands in a section that opens for it.
  await page.getByRole('option', { name: 'Does dry eye go away?' }).first().click();
  await expect(page.getByRole('heading', { name: 'Does dry eye go away?' })).toBeInViewport();
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
  await expect(page.locator('#prices')).toHaveJSProperty('open', true);
});
