import type { Locator, Page } from 'playwright/test';
import { urgencyGuide } from '#content/guide.ts';
import { allSigns } from '#content/signs/index.ts';
import { signInWords } from '#content/signs/wording.ts';
import { expect, test } from '../fixtures.ts';
import { openView, screens, untilReady } from '../support/open-view.ts';

const { whom, lenses, surgery, happened, signs } = urgencyGuide;

const guideOn = (page: Page) => page.locator('#guide');

/** Answers the questions of an adult without contact lenses or surgery who got a chemical, and more, into the eye. */
async function answer(page: Page): Promise<void> {
  const guide = guideOn(page);
  const choose = (options: readonly { id: string }[], wanted: string) =>
    guide
      .getByRole('button')
      .nth(options.findIndex(({ id }) => id === wanted))
      .click();
  await choose(whom.options, 'adult');
  await choose(lenses.options, 'no');
  await choose(surgery.options, 'no');
  await choose(happened.options, 'injury');
  for (const sign of allSigns.filter(({ id }) => ['chemical-splash', 'cut-or-stuck-object'].includes(id))) {
    await guide.getByLabel(signInWords(sign), { exact: true }).click();
  }
  await guide.locator('fieldset ~ button').first().click();
  await guide.locator('h4').waitFor();
}

test('the guide leads from the home page to first aid, one answer and pages that explain more', async ({
  openPage,
  product,
}) => {
  const page = await openPage('/', { context: { viewport: screens.phone, reducedMotion: 'reduce' } });
  await untilReady(page);
  await page.locator('#home a[href="/urgent"]').click();
  await page.waitForURL('**/urgent');
  await untilReady(page);
  await guideOn(page).scrollIntoViewIfNeeded();
  await page.locator('[data-awaiting="urgent-guide"]').waitFor({ state: 'detached' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await answer(page);
  const guide = guideOn(page);
  const heading = guide.locator('h3');
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText(/^Rinse now/);
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  expect(await top()).toBeLessThan(110);
  const phones = guide.locator('a[href^="tel:"]');
  expect(await phones.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'tel:+18002221222',
  ]);
  expect(await guide.locator('a[href^="/eye-hub/"]').count()).toBeGreaterThan(0);
  // The answers are nowhere but in memory.
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('chemical');
  expect(requests.filter((url) => !/\/assets\//.test(url) && url.startsWith(product.siteOrigin))).toEqual([]);
  expect(product.proxy.seen).toEqual([]);
  await page.goBack();
  await expect(heading).toHaveText(signs.question);
  await page.goForward();
  await expect(heading).toHaveText(/^Rinse now/);
  // Another page, and back.
  await guide.locator('a[href^="/eye-hub/"]').first().click();
  await page.waitForURL('**/eye-hub/**');
  await page.goBack();
  await expect(heading).toHaveText(/^Rinse now/);
});

test('paper has the list and not the guide', async ({ openPage }) => {
  const page = await openView(openPage, { path: '/urgent', status: 200 });
  const step = page
    .locator('#signs details')
    .filter({ has: page.locator('[data-printed*="If we are closed"]') })
    .first();
  await step.locator('summary').click();
  const advice = step.locator('[data-printed*="If we are closed"]');
  const now = advice.locator('> *');
  await expect(now).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // Paper is read at another time.
  await expect(now).toBeHidden();
  const printed = (place: Locator) => place.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await printed(advice)).toContain('If we are closed');
  expect(await printed(page.locator('[data-printed^="Our hours"]').first())).toContain('Tuesday-Friday 10 AM-6 PM');
  await expect(guideOn(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 3, name: 'Call 911 now' }).first()).toBeVisible();
});
