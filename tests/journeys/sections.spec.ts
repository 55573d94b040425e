import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { builtSite } from '../../scripts/built-site.ts';
import { expect, test } from '../fixtures.ts';
import { untilPart } from '../support/hydration.ts';
import { screens, untilReady } from '../support/open-view.ts';
import { sample } from '../support/sample.ts';

const desk = { context: { viewport: screens.desk } };

/** Waits until the page is scrolled to the section, within a pixel. */
async function untilAtSection(page: Page, id: string) {
  const distance = () =>
    page
      .locator(`#${id}`)
      .evaluate((section) =>
        Math.abs(
          section.getBoundingClientRect().top -
            Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
        ),
      );
  await expect.poll(distance).toBeLessThan(1);
}

/** Waits until the page is scrolled to the section, and its heading has focus. */
async function untilSectionFocused(page: Page, id: string) {
  await untilAtSection(page, id);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`${id}-heading`);
}

const offset = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls without animation, and waits for the scroll event. */
const scrollToOffset = (page: Page, offset: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    offset,
  );

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test.describe('sections of the home page', () => {
  const sections = [
    ...['home', 'about', 'approach', 'services', 'doctors'],
    ...['testimonials', 'recommendations', 'find-us', 'contact'],
  ];
  for (const id of sample(sections, 2))
    test(`are shown when the URL has their hash: ${id}`, async ({ openPage }) => {
      const page = await openPage(`/#${id}`, { context: { viewport: screens.desk, reducedMotion: 'reduce' } });
      await untilReady(page);
      await untilSectionFocused(page, id);
    });

  test('are shown when the first frame is painted after the scripts', async ({ openPage }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = await openPage(undefined, {
      ...desk,
      prepare: async (opened) => {
        await opened.route('/', async (route) => {
          const home = await readFile(join(builtSite, 'index.html'), 'utf8');
          const blocking = '<script async blocking="render" src="/assets/blocking.js"></script>';
          await route.fulfill({ contentType: 'text/html', body: home.replace('</head>', `${blocking}</head>`) });
        });
        await opened.route('**/assets/blocking.js', async (route) => {
          await released;
          await route.fulfill({ contentType: 'text/javascript', body: '' });
        });
      },
    });
    await page.goto('/#doctors', { waitUntil: 'commit' });
    await page.locator('footer').waitFor({ state: 'attached' });
    // As in a background tab, which loads without a frame.
    await page.evaluate(() => dispatchEvent(new Event('load')));
    await untilPart(page, 'page-tools');
    await untilPart(page, 'contact-part');
    release();
    await untilSectionFocused(page, 'doctors');
  });

  test('yield to the scroll offset of the visitor on the way back and on reload', { tag: '@all' }, async ({
    openPage,
  }) => {
    const page = await openPage('/#doctors', desk);
    await untilReady(page);
    await untilSectionFocused(page, 'doctors');
    await scrollToOffset(page, 1200);
    await expect.poll(() => offset(page)).toBe(1200);
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click());
    await page.waitForURL('**/terms');
    await expect.poll(() => offset(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => offset(page)).toBe(1200);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('doctors-heading');
    expect(await offset(page)).toBe(1200);
    await page.reload();
    await untilReady(page);
    await expect.poll(() => offset(page)).toBe(1200);
  });

  test('are shown again on the way back when the visitor had not scrolled', async ({ openPage }) => {
    const page = await openPage('/#testimonials', {
      context: { viewport: screens.desk, reducedMotion: 'reduce' },
    });
    await untilReady(page);
    await untilSectionFocused(page, 'testimonials');
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click());
    // The address changes before the page does.
    await page.locator('#testimonials').waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL('**/#testimonials');
    // When the offset was stored, it is restored without moving focus.
    await untilAtSection(page, 'testimonials');
  });

  test('are shown by a link on the home page, also the second time', { tag: '@phone' }, async ({ openPage }) => {
    const page = await openPage('/', desk);
    await untilReady(page);
    await mainLink(page, 'Find Us').click();
    await untilSectionFocused(page, 'find-us');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await mainLink(page, 'Find Us').click();
    await untilSectionFocused(page, 'find-us');
  });

  test('are shown by a link on another page, also by keyboard', { tag: ['@translated', '@all'] }, async ({
    openPage,
  }) => {
    const page = await openPage('/terms', desk);
    await untilReady(page);
    await mainLink(page, 'Request Care').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/#contact');
    await untilSectionFocused(page, 'contact');
  });
});

test('back to top appears past 300 pixels, and moves to the top and its heading', async ({ openPage }) => {
  const page = await openPage('/', { context: { viewport: screens.phone } });
  await untilReady(page);
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(() => offset(page)).toBe(300);
  expect(await button.count()).toBe(0);
  await page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }));
  await button.waitFor();
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.getByRole('navigation', { name: 'This page' }).getByRole('button', { name: 'Back to top' }).waitFor();
  await button.click();
  await expect.poll(() => offset(page)).toBe(0);
  await button.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('home-heading');
});
