import { expect, test } from '../fixtures.ts';
import { openForm } from '../support/forms.ts';
import { openView } from '../support/open-view.ts';
import { sample } from '../support/sample.ts';
import type { DisplayMode } from './display-modes.ts';
import { textViolations } from './layout-violations.ts';
import { layouts } from './layouts.ts';

const windows = [
  [320, 568],
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const;

const displayModes = windows.flatMap(([width, height]): DisplayMode[] => [
  { name: `${width} wide with text at 150 %`, width, height, textSize: 150 },
  { name: `${width} wide with wide text spacing`, width, height, spacing: true },
  { name: `${width} wide with both`, width, height, textSize: 150, spacing: true },
]);

test.describe('large text and wide text spacing', () => {
  for (const view of sample(layouts, 1)) {
    test(`${view.path} shows every word whole`, async ({ openPage }) => {
      const page = await openView(openPage, view);
      await page.getByRole('contentinfo').waitFor();
      expect(await textViolations(page, displayModes)).toEqual([]);
    });
  }
});

test.describe('first screen of the home page', () => {
  const screens = [
    [320, 568],
    [360, 640],
    [360, 740],
    [375, 667],
    [390, 844],
  ] as const;
  for (const [width, height] of sample(screens, 2)) {
    test(`shows the main button uncovered at ${width} by ${height}`, async ({ openPage }) => {
      const page = await openView(openPage, { path: '/', status: 200 }, { context: { viewport: { width, height } } });
      const button = page.locator('#home').getByRole('link', { name: 'Request Appointment' });
      const covered = await button.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const corners = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
          [top + 4, bottom - 4].map((y) => [x, y]),
        );
        return corners
          .map(([x = 0, y = 0]) => document.elementFromPoint(x, y))
          .filter((hit) => !element.contains(hit))
          .map((hit) => hit?.outerHTML.slice(0, 80) ?? 'the edge of the window');
      });
      expect(covered).toEqual([]);
    });
  }

  test('has a low header and the picture in view with text at 150 %', async ({ openPage }) => {
    const page = await openView(
      openPage,
      { path: '/', status: 200 },
      { context: { viewport: { width: 1280, height: 720 } } },
    );
    await page.evaluate(() => {
      document.documentElement.dataset.textSize = '150';
    });
    const header = await page.getByRole('banner').boundingBox();
    const picture = await page.locator('#home img').boundingBox();
    expect(header?.height).toBeLessThan(260);
    expect(picture?.y).toBeLessThan(400);
  });
});

test('bottom bar labels scale with the text size', async ({ openPage }) => {
  const page = await openView(
    openPage,
    { path: '/terms', status: 200 },
    { context: { viewport: { width: 390, height: 844 } } },
  );
  const sizeAt = (percent: number) =>
    page
      .locator('nav a[href="/eye-hub"]')
      .last()
      .evaluate((link, textSize) => {
        document.documentElement.dataset.textSize = String(textSize);
        return Number.parseFloat(getComputedStyle(link).fontSize);
      }, percent);
  const normal = await sizeAt(100);
  expect((await sizeAt(150)) / normal).toBeCloseTo(1.5, 1);
});

test('hints and errors have a line height of at least 1.5', async ({ openPage }) => {
  const form = await openForm(openPage, 'inquiry');
  await form.submit();
  await form.until(({ errors }) => expect(Object.keys(errors).length).toBeGreaterThan(0));
  const ratios = await form.page.locator('#contact').evaluate((contact) =>
    [...contact.querySelectorAll('[id$="-hint"], [id$="-error"]')]
      .filter((line) => line.checkVisibility())
      .map((line) => {
        const { lineHeight, fontSize } = getComputedStyle(line);
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      }),
  );
  expect(ratios.length).toBeGreaterThan(5);
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(1.5);
});

test.describe('low window', () => {
  for (const view of sample(layouts, 1)) {
    test(`${view.path} has no fixed or sticky elements`, async ({ openPage }) => {
      const page = await openView(openPage, view, { context: { viewport: { width: 320, height: 256 } } });
      await page.getByRole('contentinfo').waitFor();
      await page.mouse.wheel(0, 2000);
      await page.getByRole('button', { name: 'Back to top' }).waitFor();
      const fixed = await page.evaluate(() =>
        [...document.body.querySelectorAll('*')]
          .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
          .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === 'none')
          .filter((element) => element.closest('[aria-hidden="true"]') === null)
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(fixed).toEqual([]);
    });
  }
});
