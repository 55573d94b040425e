import type { Page } from 'playwright/test';
import { linkingPage, onePageOfEachKind } from '../../scripts/pages.ts';
import { expect, test } from '../fixtures.ts';
import { category, topic } from '../support/entries.ts';
import { startUse, untilLoaded } from '../support/hydration.ts';
import { holdRoute, screens } from '../support/open-view.ts';

/** The most requests for the next page until its heading is shown, and their bytes without headers. */
const budget = { requests: 3, bytes: 15_000 };

/** The browser says that the visitor wants to save data. */
const savingData = {
  prepare: (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  context: { viewport: screens.phone },
};

/** What the page has fetched when the heading of the next page appears after a click on a link to it. */
const follow = (page: Page, path: string): Promise<{ file: string; bytes: number }[]> =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate(
      (link: HTMLAnchorElement) =>
        new Promise((resolve) => {
          const heading = () => document.querySelector('main h1')?.textContent;
          const before = heading();
          const resources = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          // A script that is preloaded and then imported is reported twice.
          const scripts = new Set(resources().flatMap(({ name }) => (name.endsWith('.js') ? name : [])));
          const clicked = performance.now();
          new MutationObserver((_, observer) => {
            if (heading() === undefined || heading() === before) return;
            observer.disconnect();
            const files = resources()
              .filter(({ name, startTime }) => startTime >= clicked && !scripts.has(name))
              .filter(({ initiatorType }) => initiatorType !== 'img')
              .map(({ name, encodedBodySize }) => ({ file: new URL(name).pathname, bytes: encodedBodySize }))
              // Chromium fetches the icon of the first page whenever it finds time.
              .filter(({ file }) => !file.startsWith('/icons/'));
            resolve(files);
          }).observe(document, { childList: true, subtree: true, characterData: true });
          link.click();
        }),
    );

test.describe('a followed link', () => {
  for (const [from, part, to] of [
    ['/', 'footer', '/terms'],
    [category.path, 'main', topic.path],
  ] as const) {
    test(`from ${from} to ${to} loads no document, also as the first thing that a visitor does`, async ({
      openPage,
    }) => {
      const page = await openPage(from, { context: { viewport: screens.phone } });
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
      await page
        .locator(`${part} a[href="${to}"]`)
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click());
      await expect(page).toHaveURL(to);
      expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
      await expect(page.locator('main h1')).toBeFocused();
    });
  }

  for (const path of onePageOfEachKind.filter((one) => /^\/(services|eye-hub)\/.+/.test(one))) {
    test(`to ${path} shows the heading after at most ${budget.requests} requests`, async ({ openPage }) => {
      const page = await openPage(linkingPage(path), savingData);
      await startUse(page);
      const files = await follow(page, path);
      const names = [...new Set(files.map(({ file }) => file))];
      expect(names.length, names.join(', ')).toBeLessThanOrEqual(budget.requests);
      expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(budget.bytes);
    });
  }

  test('needs no request when the visitor has pointed at it', async ({ openPage }) => {
    const page = await openPage(category.path, { context: { viewport: screens.phone } });
    await startUse(page);
    await page.locator(`main a[href="${topic.path}"]`).first().hover();
    await untilLoaded(page, [`/assets/page${topic.path.replaceAll('/', '.')}-`]);
    expect(await follow(page, topic.path)).toEqual([]);
  });

  test('is not fetched ahead for a visitor who saves data', async ({ openPage }) => {
    const page = await openPage(category.path, savingData);
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await startUse(page);
    await page.locator(`main a[href^="${category.path}/"]`).first().hover();
    await page.waitForLoadState('networkidle');
    expect(files.filter((file) => file.startsWith('/assets/page.'))).toEqual([]);
  });

  test('shows the font that came too late for the first page', async ({ openPage }) => {
    const page = await openPage(undefined, { isolated: true });
    const release = await holdRoute(page, /\.woff2$/);
    await page.goto('/search', { waitUntil: 'commit' });
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    // The letters of the fallback are as wide as those of the font on average alone.
    const width = () =>
      page.evaluate(() => {
        const text = Object.assign(document.createElement('b'), { textContent: 'illicit' });
        text.style.position = 'absolute';
        document.body.append(text);
        const { width } = text.getBoundingClientRect();
        text.remove();
        return width;
      });
    release();
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const usual = await width();
    await page.locator('main a[href="/terms"]').click();
    await expect.poll(width).not.toBe(usual);
  });

  test('moves the picture of its card below the bar and the buttons', async ({ openPage }) => {
    const page = await openPage('/', {
      // Keeps what the browser animates when a view transition begins.
      prepare: (page) =>
        page.addInitScript(() => {
          const start = document.startViewTransition.bind(document);
          document.startViewTransition = (update) => {
            const transition = start(update);
            void transition.ready.then(() => {
              const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
              Object.assign(window, { animated: effects.map(({ pseudoElement }) => pseudoElement) });
            });
            return transition;
          };
        }),
      context: { viewport: screens.phone, reducedMotion: 'no-preference' },
    });
    await startUse(page);
    const link = page.locator('#services').getByRole('link', { name: 'Learn More' }).first();
    await link.scrollIntoViewIfNeeded();
    await page.locator('[data-awaiting="services-part"]').waitFor({ state: 'detached' });
    await link.click();
    await page.waitForFunction(() => 'animated' in window);
    const animated = await page.evaluate(() => Reflect.get(window, 'animated'));
    // What has no name of its own is part of the page, above which everything with a name is painted.
    for (const name of ['shared-picture', 'bottom-bar', 'accessibility-button', 'back-to-top']) {
      expect(animated).toContainEqual(expect.stringContaining(`(${name})`));
    }
  });
});
