import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { screens } from '../support/open-view.ts';
import { openAsleep, partScripts, untilAwake } from '../support/waking.ts';

const context = { viewport: screens.desk, reducedMotion: 'reduce' } as const;

test.describe('a page that was left before all of it was needed', () => {
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
    test(`is whole when its visitor comes back: ${path}`, async ({ openPage }) => {
      const page = await openPage(path, { context: phone });
      await untilAwake(page);
      const textOf = () => page.locator(inside).textContent();
      const text = await textOf();
      await leave(page);
      await page.goBack();
      await page.waitForURL(`**${path}`);
      await page.locator(inside).waitFor();
      await expect.poll(textOf).toBe(text);
      await expect.poll(() => page.locator(`${inside} [data-awaiting]`).count()).toBe(0);
    });
  }

  test('is where it was left, although what is above it comes late', { tag: '@translated' }, async ({ openPage }) => {
    const { page, scripts } = await openAsleep(openPage, '/');
    scripts.letRun({ except: partScripts });
    await untilAwake(page);
    const topOfMap = () =>
      page.locator('#find-us').evaluate((section) => Math.round(section.getBoundingClientRect().top));
    // The router remembers the place of a page only once it has heard it scroll.
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
    scripts.letRun();
    await page.locator('#services').waitFor();
    await expect.poll(async () => Math.abs((await topOfMap()) - top)).toBeLessThan(2);
  });
});
