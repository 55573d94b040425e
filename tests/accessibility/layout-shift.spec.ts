import type { Locator, Page } from 'playwright/test';
import { practice } from '../../content/index.ts';
import { statusText } from '../../src/rules/office-hours.ts';
import { expect, test } from '../fixtures.ts';
import { holdRoute } from '../support/hold-route.ts';
import { notFoundMessage } from '../support/open-view.ts';
import { sample } from '../support/sample.ts';
import { layouts } from './layouts.ts';

/** Common screen sizes, narrow to wide. */
const screens = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

/** The opening hours in the header at these times: the shortest and the longest texts, also before a holiday. */
const times = Object.fromEntries(
  ['2026-11-20T15:30:00Z', '2026-11-20T18:30:00Z', '2026-11-22T03:30:00Z', '2026-11-25T03:30:00Z'].map((at) => [
    statusText(practice.hours, new Date(at)),
    at,
  ]),
);

interface Shift {
  value: number;
  moved: string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Records every layout shift. Runs in the page before its scripts. */
function recordShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[]) {
      window.shifts.push({
        value: entry.value,
        moved: entry.sources.map(({ node }) => `${node?.nodeName} "${(node?.textContent ?? '').trim().slice(0, 40)}"`),
      });
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

test.describe('layout', () => {
  const cases = layouts.flatMap((view, viewIndex) =>
    screens.map((screen, screenIndex) => ({ view, screen, timeIndex: viewIndex + screenIndex })),
  );
  for (const { view, screen, timeIndex } of sample(cases, 1)) {
    test(`of ${view.path} does not shift at ${screen.width} px while scripts and fonts load late`, async ({
      openPage,
    }) => {
      const all = Object.entries(times);
      const [words, time] = all[timeIndex % all.length] ?? ['', ''];
      let releaseScripts = () => {};
      let releaseFonts = () => {};
      const page = await openPage(undefined, {
        context: { viewport: screen },
        expectedMessages: view.status === 404 ? [notFoundMessage] : [],
        isolated: true,
        prepare: async (opened) => {
          await opened.clock.setFixedTime(time);
          await opened.addInitScript(recordShifts);
          releaseScripts = await holdRoute(opened, /\.js$/);
          releaseFonts = await holdRoute(opened, /\.woff2$/);
        },
      });
      await page.goto(view.path, { waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      await untilPainted(page);
      releaseFonts();
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      await untilPainted(page);
      releaseScripts();
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await page.getByRole('banner').getByText(words).waitFor();
      await untilPainted(page);
      await scrollThrough(page);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    });
  }

  test('of the bar at the bottom does not shift while the document arrives', async ({ openPage }) => {
    // Without scripts: React would put back what the test removes before hydration.
    const page = await openPage('/', { context: { viewport: { width: 320, height: 568 }, javaScriptEnabled: false } });
    const bar = page.getByRole('navigation', { name: 'Quick', exact: true });
    const places = bar.getByRole('listitem');
    const boxesOf = (all: Locator) =>
      all.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
    const complete = await boxesOf(places);
    const icons = await boxesOf(places.locator('svg'));
    const whole = await boxesOf(bar);
    expect(complete).toHaveLength(5);
    expect(icons).toHaveLength(5);
    for (let count = complete.length; count > 0; count -= 1) {
      // As if the parser had not reached it yet: the label, then the whole place.
      await places
        .last()
        .locator('span')
        .evaluate((label) => label.remove());
      expect(await boxesOf(places.locator('svg'))).toEqual(icons.slice(0, count));
      await places.last().evaluate((place) => place.remove());
      expect(await boxesOf(places)).toEqual(complete.slice(0, count - 1));
      expect(await boxesOf(bar)).toEqual(whole);
    }
    await bar.getByRole('list').evaluate((list) => list.remove());
    expect(await boxesOf(bar)).toEqual(whole);
  });
});
