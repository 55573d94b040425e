import type { Page } from 'playwright/test';
import { practice } from '../../content/index.ts';
import { statusText } from '../../src/rules/office-hours.ts';
import { expect, test } from '../fixtures.ts';
import { notFoundMessage } from '../support/open-view.ts';
import { sample } from '../support/sample.ts';
import { layouts } from './layouts.ts';

/** Screens as people have them, narrow to wide. */
const screens = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

/** Moments at which the header says different things of the office: in the shortest and in the longest words. */
const moments = Object.fromEntries(
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

/** Runs in the page, before all else: notes everything that moves by itself, whoever has caused it. */
function noteShifts(): void {
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

/** Holds back what the page asks for by this pattern until it is let go. */
async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let letGo = () => {};
  const end = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await end;
    await route.continue();
  });
  return letGo;
}

/** Two frames, after which everything that has changed is painted and told. */
const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Goes through the whole page, which brings all of its parts to life. */
async function readOn(page: Page): Promise<void> {
  await page.mouse.move(40, 40);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let read = 0; read < height; read += 900) {
    await page.mouse.wheel(0, 900);
    await untilPainted(page);
  }
  await page.waitForFunction(() => document.querySelector('[data-awaiting]') === null);
  await untilPainted(page);
}

test.describe('nothing moves by itself while scripts and fonts come late', () => {
  const cases = layouts.flatMap((view, place) =>
    screens.map((screen, other) => ({ view, screen, turn: place + other })),
  );
  for (const { view, screen, turn } of sample(cases, 4)) {
    test(`${view.path} at ${screen.width}`, async ({ openPage }) => {
      const all = Object.entries(moments);
      const [words, time] = all[turn % all.length] ?? ['', ''];
      let sendScripts = () => {};
      let sendFonts = () => {};
      const page = await openPage(undefined, {
        context: { viewport: screen },
        expectedMessages: view.status === 404 ? [notFoundMessage] : [],
        prepare: async (opened) => {
          await opened.clock.setFixedTime(time);
          await opened.addInitScript(noteShifts);
          sendScripts = await holdBack(opened, /\.js$/);
          sendFonts = await holdBack(opened, /\.woff2$/);
        },
      });
      await page.goto(view.path, { waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      await untilPainted(page);
      sendFonts();
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      await untilPainted(page);
      sendScripts();
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await page.getByRole('banner').getByText(words).waitFor();
      await untilPainted(page);
      await readOn(page);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    });
  }
});
