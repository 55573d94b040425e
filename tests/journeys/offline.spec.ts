import type { Page, Request } from 'playwright/test';
import { practice } from '../../content/practice.ts';
import { expect, test } from '../fixtures.ts';
import { countLoads, startUse } from '../support/hydration.ts';

const card = 'DMV Eye Exam';
const offlineWords = 'You seem to be offline. The details will load when you are back online.';

/** Hydrates the tiles, the cards and the display settings of the home page. */
async function hydrate(page: Page): Promise<void> {
  await startUse(page);
  await page.locator('#approach').scrollIntoViewIfNeeded();
  const pending = page.locator('[data-awaiting="services-part"], [data-awaiting="display-settings"]');
  await expect.poll(() => pending.count()).toBe(0);
}

test('a card and a tile show a summary offline, and details when the network is back', {
  tag: ['@phone', '@all'],
}, async ({ openPage }) => {
  const page = await openPage('/');
  await hydrate(page);
  // Loads lazy images too, since the browser would log errors for them offline.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const loads = countLoads(page);
  const dialog = page.getByRole('dialog');
  const phone = dialog.getByRole('link', { name: practice.phone.display });
  await page.context().setOffline(true);

  await page.locator('#services').getByRole('button', { name: card, exact: true }).click();
  await dialog.getByRole('heading', { name: card }).waitFor();
  await dialog.getByText(offlineWords).waitFor();
  expect(await phone.getAttribute('href')).toBe(`tel:${practice.phone.dial}`);
  expect(await dialog.getByRole('link', { name: 'View Full Details' }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.locator('#approach').getByRole('button', { name: 'IPL Therapy', exact: true }).click();
  await dialog.getByText(offlineWords).waitFor();
  await page.context().setOffline(false);
  await dialog.getByRole('list').first().waitFor();
  expect(await dialog.getByText(offlineWords).count()).toBe(0);
  await dialog.getByRole('link', { name: 'View Full Details' }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(loads()).toBe(0);
});

test('a link to a preloaded page works offline', async ({ openPage }) => {
  const page = await openPage('/terms');
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await startUse(page);
  // The browser requests the icon again at every URL.
  await page.route('**/icons/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }));
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(request.url()));
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Eye Hub' });
  // The first movement only says where the pointer is.
  await page.mouse.move(2, 2);
  await link.hover();
  for (const file of [/\/eye-hub-index-[^/]*\.js$/, /\/page\.eye-hub-[^/]*\.json$/]) {
    await expect.poll(() => fetched.some((address) => file.test(address))).toBe(true);
  }
  await expect.poll(() => pending.size).toBe(0);
  const loads = countLoads(page);
  await page.context().setOffline(true);
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Eye Hub' }).waitFor();
  expect(loads()).toBe(0);
});

test('the settings open with their styles when the network is back, unless the visitor cancels', {
  tag: ['@translated', '@all'],
}, async ({ openPage }) => {
  let isOffline = true;
  const page = await openPage('/terms', {
    prepare: async (opened) => {
      // Requests fail before the browser reports that it is offline.
      await opened.route(/\/assets\/AccessibilityPanel-[^/]*\.(?:css|js)$/, (route) =>
        isOffline ? route.abort('internetdisconnected') : route.continue(),
      );
      // The navigation timing says that the page has been reloaded already.
      await opened.addInitScript(() => {
        performance.getEntriesByType = () => [{ type: 'reload' } as unknown as PerformanceEntry];
      });
    },
    expectedMessages: [/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/],
  });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.mouse.move(4, 4, { steps: 2 });
  const loads = countLoads(page);
  const button = page.getByRole('button', { name: 'Accessibility and language' });
  const panel = page.getByRole('dialog');
  const status = page.locator('aside > [role="status"]');
  await page.locator('[data-awaiting="display-settings"]').waitFor({ state: 'detached' });

  await button.click();
  await expect.poll(() => status.textContent()).toMatch(/could not be loaded/);
  await page.context().setOffline(true);
  await button.click();
  await expect.poll(() => status.textContent()).toBe('The settings will load when you are back online.');
  expect(await button.getAttribute('aria-busy')).toBe('true');
  await button.click();
  await expect.poll(() => status.textContent()).toBe('');
  expect(await button.getAttribute('aria-busy')).toBeNull();
  await button.click();
  expect(await panel.count()).toBe(0);

  isOffline = false;
  await page.context().setOffline(false);
  await panel.waitFor();
  expect(await panel.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
  expect(await status.textContent()).toBe('');
  expect(loads()).toBe(0);
});

test('Back closes a modal before it leaves the page, and no extra history entry remains', { tag: '@phone' }, async ({
  openPage,
}) => {
  const page = await openPage('/terms');
  await page.goto('/');
  await hydrate(page);
  const dialog = page.getByRole('dialog');
  const opener = page.locator('#services').getByRole('button', { name: card, exact: true });
  const path = () => page.evaluate(() => location.pathname);

  await opener.scrollIntoViewIfNeeded();
  const offset = await page.evaluate(() => scrollY);
  await opener.click();
  await dialog.getByRole('list').first().waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(await path()).toBe('/');
  expect(await page.evaluate(() => scrollY)).toBe(offset);
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);

  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  await opener.click();
  await dialog.getByRole('link', { name: 'View Full Details' }).click();
  await page.waitForURL('**/services/dmv-eye-exam');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await page.waitForURL((address) => address.pathname === '/');
  expect(await dialog.count()).toBe(0);
  await page.goBack();
  await page.waitForURL('**/terms');
  await page.goForward();
  await page.waitForURL((address) => address.pathname === '/');
  expect(await dialog.count()).toBe(0);
});

test('Back only closes a modal when the hash in the address bar was changed by hand', async ({ openPage }) => {
  const page = await openPage('/');
  await hydrate(page);
  const opener = page.locator('#services').getByRole('button', { name: card, exact: true });
  await page.evaluate(() => location.assign('#find-us'));
  await expect(page.locator('#find-us')).toBeInViewport();

  await opener.scrollIntoViewIfNeeded();
  const offset = await page.evaluate(() => scrollY);
  await opener.click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => [location.hash, scrollY])).toEqual(['#find-us', offset]);
});
