import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { doctors, practice } from '../../content/index.ts';
import { builtSite } from '../../scripts/built-site.ts';
import { pages } from '../../scripts/pages.ts';
import { expect, test } from '../fixtures.ts';
import { screens, untilReady } from '../support/open-view.ts';
import { sample } from '../support/sample.ts';

const doctorPath = `/team/${doctors[0]?.id}`;

const prerendered = (path: string): Promise<string> => readFile(join(builtSite, path, 'index.html'), 'utf8');

/** The content of a property of a prerendered page: "og:image". */
const propertyOf = (html: string, property: string): string | undefined =>
  new RegExp(`<meta property="${property}" content="([^"]*)"/>`).exec(html)?.[1];

const blocks = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

/** The structured data in the prerendered page. */
async function prerenderedData(path: string): Promise<string[]> {
  return [...(await prerendered(path)).matchAll(blocks)].map(([, text = '']) => text);
}

const dataOn = (page: Page): Promise<string[]> =>
  page.locator('script[type="application/ld+json"]').evaluateAll((all) => all.map((one) => one.textContent ?? ''));

/** Follows a link by its name, and waits for the path. */
async function follow(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole('link', { name }).first().click();
  await page.waitForURL(path);
}

async function expectOwnData(page: Page, path: string): Promise<void> {
  const prerendered = await prerenderedData(path);
  expect(prerendered).toHaveLength(1);
  await expect.poll(() => dataOn(page)).toEqual(prerendered);
}

test.describe('structured data in the head', () => {
  test('is that of the current page after client-side navigation', async ({ openPage }) => {
    const page = await openPage('/eye-hub', { context: { viewport: screens.desk, reducedMotion: 'reduce' } });
    await untilReady(page);
    await expectOwnData(page, '/eye-hub');
    for (const [name, path] of [
      ['Eye Conditions', '/eye-hub/conditions'],
      ['Glaucoma', '/eye-hub/conditions/glaucoma'],
      ['Terms', '/terms'],
      ['Vision Therapy', '/services/vision-therapy'],
      [`${practice.name}, home`, '/'],
    ] as const) {
      await follow(page, name, path);
      await expectOwnData(page, path);
    }
    for (const path of ['/services/vision-therapy', '/terms', '/eye-hub/conditions/glaucoma']) {
      await page.goBack();
      await page.waitForURL(path);
      await expectOwnData(page, path);
    }
  });

  test('is removed on a page without structured data, and added on the next', async ({ openPage }) => {
    const page = await openPage('/services/no-such-service', {
      context: { viewport: screens.desk, reducedMotion: 'reduce' },
      expectedMessages: ['Failed to load resource: the server responded with a status of 404 (Not Found)'],
    });
    await untilReady(page);
    expect(await dataOn(page)).toEqual([]);
    await follow(page, 'IPL Therapy', '/services/ipl-therapy');
    await expectOwnData(page, '/services/ipl-therapy');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Service Not Found' }).waitFor();
    await expect.poll(() => dataOn(page)).toEqual([]);
  });
});

test.describe('metadata for sharing', () => {
  for (const path of ['/services/vision-therapy', doctorPath, '/eye-hub/conditions/glaucoma']) {
    test(`of ${path} has the full name of the office`, async () => {
      const html = await prerendered(path);
      const office = /\{[^{}]*"@id":"[^"]*#office"[^{}]*/g;
      for (const [data] of html.matchAll(office)) expect(data).toContain(`"name":"${practice.name}"`);
      expect([...html.matchAll(office)].length).toBeGreaterThan(0);
    });
  }

  test('names the picture on every page that search engines may list, and none on the others', async () => {
    const png = await readFile(join(builtSite, 'share.png'));
    for (const { path, indexable } of pages) {
      const html = await prerendered(path);
      const found = ['og:image', 'og:image:width', 'og:image:height'].map((property) => propertyOf(html, property));
      const size = [png.readUInt32BE(16), png.readUInt32BE(20)].map(String);
      expect([path, ...found]).toEqual([path, ...(indexable ? [`${practice.host}/share.png`, ...size] : Array(3))]);
    }
  });
});

for (const [path, section, address] of [
  ['/services/vision-therapy', 'Services', '/#services'],
  [doctorPath, 'Our Team', '/#doctors'],
] as const) {
  test(`${path} has a breadcrumb`, async ({ openPage }) => {
    const page = await openPage(path);
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await breadcrumb.getByRole('link').allTextContents()).toEqual(['Home', section]);
    expect(await breadcrumb.getByRole('link', { name: section }).getAttribute('href')).toBe(address);
  });
}

test.describe('links with aria-current', () => {
  const addresses = [
    '/',
    '/#find-us',
    '/eye-hub',
    '/eye-hub/conditions',
    '/eye-hub/conditions/glaucoma',
    '/services/ipl-therapy',
  ];
  for (const path of sample(addresses, 1)) {
    test(`on ${path} lead to the current page or its section`, async ({ openPage, product }) => {
      const page = await openPage(path);
      await untilReady(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.locator('[data-awaiting="site-footer"]').waitFor({ state: 'detached' });
      const current = await page.locator('a[aria-current]').evaluateAll((links) =>
        links.map((link) => ({
          token: link.getAttribute('aria-current'),
          href: link instanceof HTMLAnchorElement ? link.href : '',
        })),
      );
      const here = product.siteOrigin + path;
      for (const { token, href } of current) {
        if (token === 'page') expect([here, here.replace(/#.*/, '')]).toContain(href);
        else expect([token, `${here}/`.startsWith(`${href}/`), href === here]).toEqual(['true', true, false]);
      }
      expect(current.some(({ token }) => token === 'true')).toBe(path.startsWith('/eye-hub/'));
    });
  }
});
