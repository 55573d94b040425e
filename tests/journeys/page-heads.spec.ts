import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { practice } from '#content/practice.data.ts';
import { builtSite } from '../../scripts/built-site.ts';
import { expect, test } from '../fixtures.ts';
import { category, service, topic } from '../support/entries.ts';
import { notFoundMessage, screens, untilReady } from '../support/open-view.ts';

const context = { viewport: screens.desk, reducedMotion: 'reduce' } as const;

const dataOn = (page: Page): Promise<string[]> =>
  page.locator('script[type="application/ld+json"]').evaluateAll((all) => all.map((one) => one.textContent ?? ''));

/** Expects the structured data of the page at this path. */
async function expectOwnData(page: Page, path: string): Promise<void> {
  const html = await readFile(join(builtSite, path, 'index.html'), 'utf8');
  const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  expect(data).toHaveLength(1);
  await expect.poll(() => dataOn(page)).toEqual(data);
}

test('structured data is that of the current page after client-side navigation', async ({ openPage }) => {
  const page = await openPage('/services/no-such-service', { context, expectedMessages: [notFoundMessage] });
  await untilReady(page);
  expect(await dataOn(page)).toEqual([]);
  for (const [name, path] of [
    [service.title, service.path],
    ['Eye Hub', '/eye-hub'],
    [category.title, category.path],
    [`${practice.name}, home`, '/'],
  ] as const) {
    await page.getByRole('link', { name }).first().click();
    await page.waitForURL(path);
    await expectOwnData(page, path);
  }
  for (const path of [category.path, '/eye-hub', service.path]) {
    await page.goBack();
    await page.waitForURL(path);
    await expectOwnData(page, path);
  }
  await page.goBack();
  await expect.poll(() => dataOn(page)).toEqual([]);
});

test('links with aria-current lead to the current page or its section', async ({ openPage, product }) => {
  const page = await openPage();
  for (const path of ['/#find-us', '/eye-hub', topic.path]) {
    await page.goto(path);
    await untilReady(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.locator('[data-awaiting="site-footer"]').waitFor({ state: 'detached' });
    const current = await page
      .locator('a[aria-current]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('aria-current'), (link as HTMLAnchorElement).href]),
      );
    const here = product.siteOrigin + path;
    for (const [token = '', href = ''] of current) {
      if (token === 'page') expect([here, here.replace(/#.*/, '')]).toContain(href);
      else expect([token, `${here}/`.startsWith(`${href}/`), href === here]).toEqual(['true', true, false]);
    }
    expect(current.some(([token]) => token === 'true')).toBe(path.startsWith('/eye-hub/'));
  }
});
