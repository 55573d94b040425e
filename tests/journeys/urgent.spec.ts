import type { Locator, Page } from 'playwright/test';
import { urgencyGuide } from '#content/guide.data.ts';
import { practice } from '#content/practice.data.ts';
import { allSigns } from '#content/signs.data.ts';
import { hoursInWords } from '#src/rules/office-hours.ts';
import { signInWords } from '#src/rules/sign-wording.ts';
import { expect, test } from '../fixtures.ts';
import { first } from '../support/entries.ts';
import { openView, screens, untilReady } from '../support/open-view.ts';

const { happened, whom, lensesOrSurgery, signs } = urgencyGuide;

const guideOn = (page: Page) => page.locator('#guide');

/** Answers one question of the guide. */
const choose = (page: Page, { options }: { options: readonly { id: string }[] }, wanted: string) =>
  guideOn(page)
    .getByRole('button')
    .nth(options.findIndex(({ id }) => id === wanted))
    .click();

/** Scrolls to the guide, and waits until it can be used. */
async function untilGuideReady(page: Page): Promise<void> {
  await untilReady(page);
  await guideOn(page).scrollIntoViewIfNeeded();
  await page.locator('[data-awaiting="urgent-guide"]').waitFor({ state: 'detached' });
}

test('the guide leads from the home page to first aid and one answer', async ({ openPage, product }) => {
  const page = await openPage('/', { context: { viewport: screens.phone, reducedMotion: 'reduce' } });
  await untilReady(page);
  await page.locator('#home a[href="/urgent"]').click();
  await page.waitForURL('**/urgent');
  await untilGuideReady(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const guide = guideOn(page);
  const heading = guide.locator('h3');
  await choose(page, happened, 'injury');
  await choose(page, lensesOrSurgery, 'none');
  for (const sign of allSigns.filter(({ id }) => id === 'cut-or-stuck-object'))
    await guide.getByLabel(signInWords(sign), { exact: true }).click();
  await guide.getByRole('button', { name: signs.button }).click();
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText('Go to an emergency room now');
  await expect(guide.getByRole('heading', { name: 'First aid' })).toBeVisible();
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  expect(await top()).toBeLessThan(110);
  // The answers are nowhere but in memory.
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('injury');
  expect(requests.filter((url) => !/\/assets\//.test(url) && url.startsWith(product.siteOrigin))).toEqual([]);
  expect(product.proxy.seen).toEqual([]);
  await page.goBack();
  await expect(heading).toHaveText(signs.question);
  await page.goForward();
  await expect(heading).toHaveText('Go to an emergency room now');
  // Another page, and back.
  await page.getByRole('navigation', { name: 'Quick', exact: true }).getByRole('link', { name: 'Eye Hub' }).click();
  await page.waitForURL('**/eye-hub');
  await page.goBack();
  await expect(heading).toHaveText('Go to an emergency room now');
  // A reload loses the answers: the guide is back at its first entry, and Back leaves the page.
  await page.reload();
  await expect(heading).toHaveText(happened.question);
  await expect.poll(() => page.evaluate(() => history.state.guideStep)).toBeUndefined();
  await page.goBack();
  await page.waitForURL('/');
});

test('a chemical is one press away from what to do, which is all in one place', async ({ openPage }) => {
  const page = await openPage('/urgent', { context: { viewport: screens.phone } });
  await untilGuideReady(page);
  await choose(page, happened, 'chemical');
  const guide = guideOn(page);
  await expect(guide.locator('h3')).toHaveText(/^Rinse now/);
  const phones = guide.locator('a[href^="tel:"]');
  expect(await phones.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'tel:+18002221222',
    'tel:911',
  ]);
});

test('the button below the signs stays in view, and covers no sign that has the focus', async ({ openPage }) => {
  const page = await openPage('/urgent', { context: { viewport: screens.phone, reducedMotion: 'reduce' } });
  await untilGuideReady(page);
  await choose(page, happened, 'pain');
  await choose(page, whom, 'older');
  await choose(page, lensesOrSurgery, 'lenses');
  const guide = guideOn(page);
  const boxes = guide.getByRole('checkbox');
  await boxes.first().press('Space');
  await expect(guide.getByRole('button', { name: signs.button })).toBeInViewport({ ratio: 1 });
  const isCovered = (box: Element) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) !== box;
  };
  for (const box of await boxes.all()) {
    await expect(box).toBeFocused();
    expect(await box.evaluate(isCovered)).toBe(false);
    await page.keyboard.press('Tab');
  }
  await expect(guide.getByRole('button', { name: signs.button })).toBeFocused();
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
  const week = first(hoursInWords(practice.hours).week);
  expect(await printed(page.locator('[data-printed^="Our hours"]').first())).toContain(`${week.days} ${week.hours}`);
  await expect(guideOn(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 3, name: 'Call 911 now' }).first()).toBeVisible();
});
