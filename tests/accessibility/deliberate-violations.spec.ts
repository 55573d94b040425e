import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { openView } from '../support/open-view.ts';
import { axeViolations } from './axe-check.ts';
import { layoutViolations } from './layout-violations.ts';
import { readTabOrder } from './tab-order.ts';
import { findSmallTargets } from './targets.ts';

/** Inserts elements at the start of `<main>`, with `data-style` as their style. */
const insert = (page: Page, html: string) =>
  page.locator('main').evaluate((main, markup) => {
    main.insertAdjacentHTML('afterbegin', markup);
    // The content security policy forbids style attributes.
    for (const element of main.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? '';
    }
  }, html);

test.describe('accessibility checks', () => {
  test('find an image without alt text and text with low contrast', async ({ openPage }) => {
    const page = await openView(openPage, { path: '/terms', status: 200 });
    // Contrasts of 5.7 and 2 to 1.
    await insert(
      page,
      '<img src="/icons/icon-192.png"><p data-style="color: #666">Hard to read</p><p data-style="color: #b4b4b4">Harder</p>',
    );
    const found = (await axeViolations(page)).map((violation) => violation.split(' at ')[0]);
    expect(found).toEqual([
      'usual: color-contrast-enhanced',
      'usual: color-contrast',
      'usual: image-alt',
      'high contrast: color-contrast-enhanced',
      'high contrast: color-contrast',
      'dark: color-contrast',
    ]);
  });

  test('find a small target, but not a link in a sentence', async ({ openPage }) => {
    const page = await openView(openPage, { path: '/terms', status: 200 });
    const tiny = 'height: 20px; padding: 0; border: 0; font-size: 10px; line-height: 1';
    await insert(page, `<button data-style="${tiny}">Tiny</button><p>Read on <a href="/">here</a>.</p>`);
    const found = await findSmallTargets(page);
    expect(found).toEqual([expect.stringMatching(/^button "Tiny" is \d+ wide and 20 high$/)]);
  });

  test('find a focus that is invisible or partly covered', async ({ openPage }) => {
    const page = await openView(openPage, { path: '/404', status: 404 });
    await insert(
      page,
      `<button data-style="outline: none; box-shadow: none">No ring</button>
       <button data-style="position: fixed; inset: auto 0 0 0; height: 10px; z-index: 0">Under the bar</button>
       <div data-style="position: relative"><button data-style="width: 100px">Half covered</button>
       <p data-style="position: absolute; inset: 0 auto 0 60px; width: 90px; background: white"></p></div>`,
    );
    const { violations } = await readTabOrder(page);
    expect(violations).toEqual([
      'button "No ring" does not show its focus',
      expect.stringMatching(/^button "Under the bar" is covered by (?:nav|a)\./),
      expect.stringMatching(/^button "Half covered" is covered by p/),
    ]);
  });

  test('find layout violations of small screens, large text and wide spacing', async ({ openPage }) => {
    const page = await openView(openPage, { path: '/terms', status: 200 });
    await insert(
      page,
      `<p data-style="width: 600px">Too wide</p>
       <div data-style="height: 1lh; overflow: hidden"><p data-style="margin-top: 0.9lh">Cut off</p></div>
       <p data-style="width: 3em; overflow-wrap: anywhere">Eyeglassframes</p>
       <button data-style="width: 40px; overflow: visible; white-space: nowrap">Out of its box</button>
       <div data-style="height: 1lh"><p>Below</p><p data-style="margin-top: -1lh">Above</p></div>
       <div data-style="position: relative"><a href="/terms">Hidden</a><i data-style="position: absolute; inset: 0"></i></div>
       <p data-style="position: fixed; inset: 50% 0 0 0; z-index: 0">Large</p>`,
    );
    const found = await layoutViolations(page);
    for (const violation of [
      /^320 wide from right to left with text at 150 %: the page is \d+ wide, by p "Too wide"/,
      /^390 wide with text at 120 % and wide spacing: "Cut off" is cut off by div\./,
      /^1280 wide from right to left with large text and wide spacing: "Eyeglassframes" is broken in "Eyeglassframes"$/,
      /^1280 wide from right to left with large text and wide spacing: "Out of its box" stands out of its control$/,
      /^320 wide from right to left with text at 150 %: "(?:Above|Below)" and "(?:Above|Below)" lie over each other$/,
      /^1280 by 1024 at 400 %: a "Hidden" is covered by (?:i|p "Large")/,
      /^1280 wide from right to left with large text and wide spacing: what is fixed takes \d+ % of the window$/,
      /^320 wide from right to left with text at 150 %: p "Large" lies over ".+" at the end of the page$/,
    ]) {
      expect.soft(found).toContainEqual(expect.stringMatching(violation));
    }
  });
});
