import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { builtSite } from '../../scripts/built-site.ts';
import { expect, test } from '../fixtures.ts';
import { otherService, service } from '../support/entries.ts';
import { lazyPartScripts, openWithHeldScripts, startUse, untilHydrated, untilPart } from '../support/hydration.ts';
import { notFoundMessage, screens, untilReady } from '../support/open-view.ts';

const context = { viewport: screens.desk, reducedMotion: 'reduce' } as const;

const offset = (page: Page) => page.evaluate(() => Math.round(scrollY));

/**
 * Reloads the page, and waits until the section is where it was. The offset may be another: the browser keeps the content
 * in its place, also when the first page was painted before its font arrived.
 */
async function reloadInPlace(page: Page, id: string) {
  const top = () => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
  const before = await top();
  await page.reload();
  await untilReady(page);
  await startUse(page);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
}

/** Waits until the page is scrolled to the section, within a pixel. */
const untilAtSection = (page: Page, id: string) =>
  expect
    .poll(() =>
      page
        .locator(`#${id}`)
        .evaluate((section) =>
          Math.abs(
            section.getBoundingClientRect().top -
              Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
          ),
        ),
    )
    .toBeLessThan(1);

/** Waits until the page is scrolled to the section, and its heading has focus. */
async function untilSectionFocused(page: Page, id: string) {
  await untilAtSection(page, id);
  await expect(page.locator(`#${id}-heading`)).toBeFocused();
}

/** Scrolls without animation, and waits for the scroll event, on which the router stores the scroll offset. */
const scrollToOffset = (page: Page, offset: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    offset,
  );

/** Follows a link of the footer or header without scrolling. */
async function follow(page: Page, path: string, heading: string): Promise<void> {
  await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), path);
  await page.locator('main h1').filter({ hasText: heading }).waitFor();
}

test.describe('an address', () => {
  test('with an invalid percent escape shows the page for missing addresses', async ({ openPage }) => {
    const page = await openPage(undefined, { expectedMessages: [notFoundMessage] });
    const response = await page.goto('/services/%E0%A4%A');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Service Not Found' }).waitFor();
  });

  test('of an HTML file shows the page on a host that serves the file without a redirect', async ({
    openPage,
    product,
  }) => {
    const page = await openPage();
    await page.route('**/index.html*', (route) =>
      route.fulfill({ path: join(builtSite, service.path, 'index.html'), contentType: 'text/html' }),
    );
    await page.goto(`${service.path}/index.html?from=card#main`);
    await untilReady(page);
    await page.getByRole('heading', { level: 1, name: service.title }).waitFor();
    expect(page.url()).toBe(`${product.siteOrigin}${service.path}?from=card#main`);
  });

  test('of a section shows it, but yields to the place of the visitor on the way back and on reload', async ({
    openPage,
  }) => {
    const page = await openPage('/#doctors', { context });
    await untilReady(page);
    await untilSectionFocused(page, 'doctors');
    const atSection = await offset(page);
    await follow(page, '/terms', 'Terms');
    await page.goBack();
    await page.waitForURL('**/#doctors');
    await expect.poll(() => offset(page)).toBe(atSection);

    await scrollToOffset(page, 1200);
    await follow(page, '/terms', 'Terms');
    await expect.poll(() => offset(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => offset(page)).toBe(1200);
    await expect(page.locator('#doctors-heading')).toBeFocused();
    expect(await offset(page)).toBe(1200);
    await reloadInPlace(page, 'approach');

    // As if it were typed into the address bar.
    await page.evaluate(() => location.assign('#find-us'));
    await untilAtSection(page, 'find-us');
    await scrollToOffset(page, 500);
    await reloadInPlace(page, 'about');
  });

  test('of a section is followed by a link on the page, also the second time', async ({ openPage }) => {
    const page = await openPage('/', { context: { viewport: screens.desk } });
    await untilReady(page);
    for (let follows = 0; follows < 2; follows += 1) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find Us' }).click();
      await untilSectionFocused(page, 'find-us');
    }
  });

  test('of a part of another page is followed by a link on that page, also where the part is folded', async ({
    openPage,
  }) => {
    const page = await openPage('/urgent', { context: { ...context, viewport: screens.phone } });
    await untilReady(page);
    const fold = page.locator('details', { has: page.locator('#chemical-splash') });
    for (let follows = 0; follows < 2; follows += 1) {
      await fold.evaluate((details: HTMLDetailsElement) => {
        details.open = false;
      });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.locator('main a[href$="#chemical-splash"]').click();
      await untilAtSection(page, 'chemical-splash');
      await expect(page.locator('#chemical-splash')).toBeFocused();
    }
  });
});

test('a service that is reached from another one begins at its top', async ({ openPage }) => {
  const page = await openPage(service.path, { context });
  await untilReady(page);
  await scrollToOffset(page, 1200);
  await follow(page, otherService.path, otherService.title);
  await expect.poll(() => offset(page)).toBe(0);
});

test('a page left before its lazy parts were loaded is complete on the way back, at the same offset', async ({
  openPage,
}) => {
  const { page, scripts } = await openWithHeldScripts(openPage, '/', { isTranslated: true });
  scripts.release({ except: lazyPartScripts });
  await untilHydrated(page);
  const text = await page.locator('#services').textContent();
  await scrollToOffset(page, 5000);
  await follow(page, '/eye-hub', 'Eye Hub');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  scripts.release();
  await untilPart(page, 'services-part');
  await expect.poll(() => offset(page)).toBe(5000);
  await expect(page.locator('#services')).toHaveText(text ?? '');
});

test('Back closes a modal, Forward and a link open it, and no extra history entry remains', async ({ openPage }) => {
  const page = await openPage('/terms', { context: { viewport: screens.phone, reducedMotion: 'reduce' } });
  await page.goto('/');
  await startUse(page);
  const dialog = page.getByRole('dialog');
  const opener = page.locator('#services').getByRole('button', { name: service.title, exact: true });
  await page.evaluate(() => location.assign('#find-us'));
  await expect(page.locator('#find-us')).toBeInViewport();
  await opener.scrollIntoViewIfNeeded();
  await untilPart(page, 'services-part');
  const before = await offset(page);
  await opener.click();
  await dialog.getByRole('list').first().waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await expect(opener).toBeFocused();
  const shown = () => page.evaluate(() => location.search + location.hash);
  expect(await shown()).toBe('#find-us');
  expect(Math.abs((await offset(page)) - before)).toBeLessThanOrEqual(1);
  await page.goForward();
  await dialog.getByRole('list').first().waitFor();
  expect(await shown()).toBe(`?service=${service.id}#find-us`);
  await page.reload();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(shown).toBe('#find-us');

  await opener.click();
  await dialog.getByRole('link', { name: 'View Full Details' }).click();
  await page.waitForURL(`**${service.path}`);
  for (const address of ['**/#find-us', '/', '**/terms']) {
    await page.goBack();
    await page.waitForURL(address);
    expect(await dialog.count()).toBe(0);
  }
});
