import type { Page } from 'playwright/test';
import { practice } from '../../content/index.ts';
import { expect, test } from '../fixtures.ts';
import { lazyPartScripts, openWithHeldScripts, untilHydrated } from '../support/hydration.ts';
import { screens } from '../support/open-view.ts';

const { openNow, closedNow, whenClosed } = practice.urgent;
const context = { viewport: screens.desk, reducedMotion: 'reduce' } as const;

test.describe('page left before its lazy parts were loaded', () => {
  const phone = { ...context, viewport: screens.phone };

  /** Follows a link to another page of the site. */
  async function leave(page: Page): Promise<void> {
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/eye-hub"]')?.click());
    await page.locator('main h1').filter({ hasText: 'Eye Hub' }).waitFor();
  }

  for (const { path, inside } of [
    { path: '/', inside: '#services' },
    { path: '/eye-hub/conditions/glaucoma', inside: 'main' },
  ]) {
    test(`is complete on the way back: ${path}`, async ({ openPage }) => {
      const page = await openPage(path, { context: phone });
      await untilHydrated(page);
      // Parts that are hydrated say whether the office is open.
      const textOf = async () =>
        (await page.locator(inside).textContent())?.replaceAll(openNow, whenClosed).replaceAll(closedNow, whenClosed);
      const text = await textOf();
      await leave(page);
      await page.goBack();
      await page.waitForURL(`**${path}`);
      await page.locator(inside).waitFor();
      await expect.poll(textOf).toBe(text);
      await expect.poll(() => page.locator(`${inside} [data-awaiting]`).count()).toBe(0);
    });
  }

  test('has the same scroll offset on the way back although parts above load late', { tag: '@translated' }, async ({
    openPage,
  }) => {
    const { page, scripts } = await openWithHeldScripts(openPage, '/');
    scripts.release({ except: lazyPartScripts });
    await untilHydrated(page);
    const topOfMap = () =>
      page.locator('#find-us').evaluate((section) => Math.round(section.getBoundingClientRect().top));
    // The router stores the scroll offset on a scroll event.
    await page.locator('#find-us').evaluate(
      (section) =>
        new Promise((resolve) => {
          addEventListener('scroll', resolve, { once: true });
          section.scrollIntoView();
        }),
    );
    const top = await topOfMap();
    await leave(page);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
    scripts.release();
    await page.locator('#services').waitFor();
    await expect.poll(async () => Math.abs((await topOfMap()) - top)).toBeLessThan(2);
  });
});
