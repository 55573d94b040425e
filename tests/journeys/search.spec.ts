import type { Page } from 'playwright/test';
import { topicCategories } from '../../content/index.ts';
import { expect, test } from '../fixtures.ts';
import { holdRoute } from '../support/hold-route.ts';
import { openWithHeldScripts } from '../support/hydration.ts';
import { screens, untilReady } from '../support/open-view.ts';

const desk = { viewport: screens.desk, reducedMotion: 'reduce' } as const;
const phone = { viewport: screens.phone, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;

const field = (page: Page) => page.getByRole('combobox', { name: 'Search this site' });

/** Waits until the search is hydrated. */
const untilSearchReady = (page: Page) => page.locator('[data-awaiting="search"]').waitFor({ state: 'detached' });

/** The paths of the requests that a page makes from now on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname + new URL(request.url()).search));
  return paths;
}

test('the slash key opens the search, results appear while typing, and the keyboard chooses one', {
  tag: '@translated',
}, async ({ openPage }) => {
  const page = await openPage('/terms', { context: desk });
  await untilReady(page);
  await page.mouse.move(5, 5, { steps: 2 });
  await page.locator('[data-awaiting="page-tools"]').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+/');
  expect(new URL(page.url()).pathname).toBe('/terms');
  await page.keyboard.press('/');
  await page.waitForURL('/search');
  await expect(field(page)).toBeFocused();
  const requests = requestsOf(page);
  await page.keyboard.type('pink eye', { delay: 20 });
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Topics' }).getByRole('option').first()).toContainText('Pink eye');
  await expect(page.locator('mark').first()).toHaveText('Pink');
  await expect(page.getByRole('status').filter({ hasText: /results/ })).toHaveText(/^\d+ results$/);
  await page.keyboard.press('ArrowDown');
  const chosen = options.first();
  await expect(chosen).toHaveAttribute('data-highlighted');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  expect(new URL(page.url()).search).toBe('');
  expect(requests.filter((path) => /pink/i.test(path))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('pink');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Conjunctivitis' })).toBeFocused();
});

test('the slash key stays a slash in a field, and selects the query on the page itself', async ({ openPage }) => {
  const page = await openPage('/search', { context: desk });
  await untilReady(page);
  await field(page).fill('stye');
  await untilSearchReady(page);
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('stye/');
  await page.getByRole('heading', { level: 1 }).click();
  await page.locator('[data-awaiting="page-tools"]').waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('stye/');
});

test('a submitted query is in the address, and Back returns from its result to the results', async ({ openPage }) => {
  const page = await openPage('/search?q=floaty%20things', { context: desk });
  const result = page.getByRole('option', { name: /Flashes \/ Floaters/ });
  await result.waitFor();
  await field(page).fill('lazy eye');
  await field(page).press('Enter');
  await page.waitForURL('/search?q=lazy+eye');
  await page.goBack();
  await result.waitFor();
  await expect(field(page)).toHaveValue('floaty things');
  await result.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Flashes / Floaters' })).toBeFocused();
  await page.goBack();
  await result.waitFor();
});

test('on a phone, the header leads to the search, and a danger comes first @phone', async ({ openPage }) => {
  const page = await openPage('/', { context: phone });
  await untilReady(page);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap();
  await page.waitForURL('/search');
  await untilSearchReady(page);
  await field(page).tap();
  await field(page).pressSequentially('got bleach in my eye');
  const notice = page.getByRole('region', { name: 'This may be urgent' });
  await expect(notice).toBeVisible();
  await expect(notice.getByText(/Rinse the eye/)).toBeVisible();
  await expect(notice.getByRole('link', { name: 'Is it urgent?' })).toHaveAttribute('href', '/urgent');
  await expect(notice.locator('a[href^="tel:+"]').last()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'urgent' })).toHaveText(/^This may be urgent/);
  const { y: noticeTop = 0 } = (await notice.boundingBox()) ?? {};
  const { y: resultTop = 0 } = (await page.getByRole('option').first().boundingBox()) ?? {};
  expect(noticeTop).toBeLessThan(resultTop);
  await field(page).fill('xqzv');
  await expect(page.getByText(/^Nothing was found for/)).toBeVisible();
  await expect(notice).toBeHidden();
});

test('what is typed before hydration is searched for', async ({ openPage }) => {
  const page = await openPage(undefined, { context: desk });
  const release = await holdRoute(page, /\/assets\/SearchPart-[^/]+\.js$/);
  await page.goto('/search', { waitUntil: 'commit' });
  await field(page).click();
  await page.keyboard.type('dry e');
  release();
  await untilSearchReady(page);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.type('yes');
  await expect(field(page)).toHaveValue('dry eyes');
  await expect(page.getByRole('option').first()).toContainText('Dry Eye');
});

test('what is dictated before the scripts run is searched for', async ({ openPage }) => {
  const { page, scripts } = await openWithHeldScripts(openPage, '/search');
  // Dictation and assistive technology enter text without a pointer or a key.
  await field(page).fill('dry eyes');
  scripts.release();
  await expect(page.getByRole('option').first()).toContainText('Dry Eye');
});

test('without scripts, the page is an index of all pages', async ({ openPage }) => {
  const page = await openPage('/search?q=glaucoma', { context: { javaScriptEnabled: false, viewport: screens.phone } });
  await expect(page.getByRole('search')).toBeHidden();
  const links = page.getByRole('region', { name: 'All pages, A to Z' }).getByRole('link');
  const titles = await links.allTextContents();
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')));
  const topics = topicCategories.flatMap((category) => category.topics.map(({ title }) => title));
  expect(titles).toEqual(expect.arrayContaining(topics));
});
