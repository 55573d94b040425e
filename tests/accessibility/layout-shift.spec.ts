import type { Page } from 'playwright/test';
import { practice } from '#content/practice.data.ts';
import { statusText } from '#src/rules/office-hours.ts';
import { expect, test } from '../fixtures.ts';
import { treatedTopic } from '../support/entries.ts';
import { startSlowSite, untilHydrated } from '../support/hydration.ts';
import { holdRoute } from '../support/open-view.ts';

declare global {
  interface Window {
    /** What moved, one text for each layout shift. */
    shifts: string[];
  }
}

/** Records every layout shift. Runs in the page before its scripts. */
function recordShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[]) {
      window.shifts.push(
        sources.map(({ node }) => `${node?.nodeName} "${node?.textContent?.trim().slice(0, 40)}"`).join(),
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Waits two frames, after which all changes are painted and reported. */
const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Scrolls through the whole page, which loads all lazy parts. */
async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(40, 40);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let offset = 0; offset < height; offset += 900) {
    await page.mouse.wheel(0, 900);
    await untilPainted(page);
    // A part that contains another one comes first.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-awaiting]')].every((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return bottom < 0 || top > innerHeight;
      }),
    );
  }
  await page.waitForFunction(() => document.querySelector('[data-awaiting]') === null);
  await untilPainted(page);
}

// The header shows a short text at the first of these times, and a long one at the others.
for (const [path, width, time] of [
  ['/', 390, '2026-11-20T15:30:00Z'],
  ['/urgent', 1280, '2026-11-22T03:30:00Z'],
  [treatedTopic.path, 320, '2026-11-25T03:30:00Z'],
] as const) {
  test(`layout of ${path} does not shift at ${width} px while scripts and fonts load late`, async ({ openPage }) => {
    const page = await openPage(undefined, { context: { viewport: { width, height: 800 } }, isolated: true });
    await page.clock.setFixedTime(time);
    await page.addInitScript(recordShifts);
    const releaseScripts = await holdRoute(page, /\.js$/);
    const releaseFonts = await holdRoute(page, /\.woff2$/);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await untilPainted(page);
    releaseFonts();
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    await untilPainted(page);
    releaseScripts();
    await untilHydrated(page);
    await page
      .getByRole('banner')
      .getByText(statusText(practice.hours, new Date(time)))
      .waitFor();
    await scrollThrough(page);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
  });
}

/** Where the document stops for a while: before a text, after an element. */
for (const [held, arrived, width] of [
  ['Request Care</a>', 'header nav li:nth-child(5)', 1280],
  ['href="/search"', 'header details a', 320],
  ['<span>Eye Hub</span>', 'nav[aria-label="Quick"] li:nth-child(4)', 320],
] as const) {
  test(`layout does not shift at ${width} px while the document arrives up to ${held}`, async ({ openPage }) => {
    const site = await startSlowSite(held);
    const page = await openPage(undefined, { context: { viewport: { width, height: 800 } }, isolated: true });
    await page.addInitScript(recordShifts);
    await page.goto(`${site.origin}/terms`, { waitUntil: 'commit' });
    await page.locator(arrived).first().waitFor({ state: 'attached' });
    await untilPainted(page);
    site.sendRest();
    await untilHydrated(page);
    await untilPainted(page);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
    await site.stop();
  });
}
