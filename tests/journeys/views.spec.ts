import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { practice } from '../../content/index.ts';
import { builtSite } from '../../scripts/built-site.ts';
import { pages } from '../../scripts/pages.ts';
import { type View, views } from '../../scripts/views.ts';
import { axeViolations } from '../accessibility/axe-check.ts';
import { applyDisplayMode, type DisplayMode, horizontalOverflow } from '../accessibility/display-modes.ts';
import { layouts } from '../accessibility/layouts.ts';
import { installPageInspection } from '../accessibility/page-inspection.ts';
import { findSmallTargets } from '../accessibility/targets.ts';
import { expect, test } from '../fixtures.ts';
import { notFoundMessage, screens, untilReady } from '../support/open-view.ts';
import { isExhaustive, sample } from '../support/sample.ts';

/** Display modes in which no page may scroll horizontally. */
const displayModes: readonly Omit<DisplayMode, 'height'>[] = [
  { name: '320 pixels wide, as at 400 % zoom', width: 320 },
  { name: '320 pixels wide with text at 150 %', width: 320, textSize: 150 },
  { name: '390 pixels wide', width: 390 },
  { name: '390 pixels wide with wide text spacing', width: 390, spacing: true },
  { name: '390 pixels wide from right to left', width: 390, rightToLeft: true },
  { name: '768 pixels wide with text at 150 %', width: 768, textSize: 150 },
  { name: '1280 pixels wide', width: 1280 },
  { name: '1280 pixels wide from right to left', width: 1280, rightToLeft: true },
];

/** Runs in the browser: reads the current page, or a document as it was delivered from an address. */
function readPage(delivered: { html: string; address: string } | null) {
  const page = delivered ? new DOMParser().parseFromString(delivered.html, 'text/html') : document;
  if (delivered) page.head.prepend(Object.assign(page.createElement('base'), { href: delivered.address }));
  const text = (selector: string, attribute: string) =>
    page.head.querySelector(selector)?.getAttribute(attribute) ?? null;
  return {
    address: page.baseURI,
    title: page.title,
    description: text('meta[name="description"]', 'content'),
    canonical: text('link[rel="canonical"]', 'href'),
    robots: text('meta[name="robots"]', 'content'),
    structuredData: [...page.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent),
    headings: [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => Number(heading.tagName[1])),
    imagesWithoutAlt: [...page.images].filter((image) => !image.hasAttribute('alt')).map((image) => image.src),
    ids: [...page.querySelectorAll('[id]')].map(({ id }) => id),
    textLength: page.querySelector('main')?.textContent.length ?? 0,
    links: [...page.links].map(({ href, target, rel }) => ({ href, target, rel })),
  };
}

async function prerendered(path: string): Promise<string> {
  return readFile(join(builtSite, path, 'index.html'), 'utf8');
}

const known = new Set(pages.map(({ path }) => path));
const contactLink = new RegExp(`^(?:tel|sms):\\+1\\d{10}$|^tel:911$|^mailto:${practice.email}$`);

/** The problem of a link, or `null`. */
async function linkProblem(
  { href, target, rel }: { href: string; target: string; rel: string },
  here: { address: string; ids: readonly string[] },
): Promise<string | null> {
  const { origin, pathname } = new URL(here.address);
  const url = new URL(href);
  if (url.protocol !== 'https:' && url.origin !== origin)
    return contactLink.test(href) ? null : `${href} leads nowhere`;
  if (url.origin !== origin) return target === '_blank' && !/noopener/.test(rel) ? `${href} keeps its opener` : null;
  const id = decodeURIComponent(url.hash.slice(1));
  if (url.pathname === pathname)
    return id === '' || here.ids.includes(id) ? null : `${href} matches no id on this page`;
  if (!known.has(url.pathname)) return `${href} is not a page of the site`;
  if (id === '' || (await prerendered(url.pathname)).includes(` id="${id}"`)) return null;
  return `${href} matches no id on its page`;
}

/** Each heading that skips a level. */
const skippedLevels = (headings: readonly number[]): string[] =>
  headings.flatMap((level, place) => {
    const before = headings[place - 1] ?? 0;
    return level > before + 1 ? [`h${level} after h${before}`] : [];
  });

/** Expects valid metadata, headings, images and links. */
async function expectValid(
  content: ReturnType<typeof readPage>,
  { path, indexable }: Pick<View, 'path' | 'indexable'>,
): Promise<void> {
  expect.soft(content.title, path).not.toBe('');
  expect.soft(content.description ?? '', path).not.toBe('');
  expect.soft(content.canonical, path).toBe(indexable ? practice.host + path : null);
  expect.soft(content.robots, path).toBe(indexable ? null : 'noindex');
  expect
    .soft(
      content.headings.filter((level) => level === 1),
      path,
    )
    .toHaveLength(1);
  expect.soft(skippedLevels(content.headings), path).toEqual([]);
  expect.soft(content.imagesWithoutAlt, path).toEqual([]);
  for (const text of content.structuredData) {
    expect.soft(JSON.parse(text ?? ''), path).toMatchObject({ '@context': 'https://schema.org' });
  }
  expect.soft(content.structuredData.length > 0, path).toBe(indexable);
  if (indexable) expect.soft(content.structuredData.join('\n'), path).toContain(`"${practice.host}${path}"`);
  const links = [...new Map(content.links.map((link) => [link.href, link])).values()];
  const problems = await Promise.all(links.map((link) => linkProblem(link, content)));
  expect
    .soft(
      problems.filter((problem) => problem !== null),
      path,
    )
    .toEqual([]);
}

test('every page is readable and valid without JavaScript', async ({ openPage }) => {
  const page = await openPage('/robots.txt', { expectedMessages: [notFoundMessage] });
  const responses = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const response = await fetch(path);
          return { status: response.status, html: await response.text(), address: response.url };
        }),
      ),
    views.map(({ path }) => path),
  );
  // The site's policy does not allow to parse HTML.
  await page.goto('about:blank');
  for (const [index, { path, status, indexable }] of views.entries()) {
    const response = responses[index];
    expect(response?.status, path).toBe(status);
    // The page for missing addresses is rendered on the client.
    if (response === undefined || status === 404) continue;
    const content = await page.evaluate(readPage, response);
    expect(content.textLength, path).toBeGreaterThan(200);
    await expectValid(content, { path, indexable });
  }
});

test.describe('every view', () => {
  for (const { path, status, indexable } of isExhaustive ? views : sample(layouts, 3)) {
    test(`${path} is valid, accessible and without errors`, async ({ openPage }) => {
      const logged: string[] = [];
      const failed: string[] = [];
      const page = await openPage(undefined, {
        context: { viewport: screens.phone, reducedMotion: 'reduce' },
        expectedMessages: status === 404 ? [notFoundMessage] : [],
      });
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') logged.push(message.text());
      });
      page.on('requestfailed', (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`));
      page.on('response', (response) => {
        if (response.status() >= 400) failed.push(`${response.status()} ${new URL(response.url()).pathname}`);
      });
      await page.goto(path);
      await untilReady(page);
      // On pages that are rendered on the client, the footer appears last.
      await page.getByRole('contentinfo').waitFor();
      await expectValid(await page.evaluate(readPage, null), { path, indexable });

      expect.soft(await axeViolations(page, ['usual'])).toEqual([]);
      expect.soft(await findSmallTargets(page)).toEqual([]);

      const overflows: Record<string, string[]> = {};
      await page.evaluate(installPageInspection);
      for (const { name, width, ...mode } of displayModes) {
        await page.setViewportSize({ width, height: screens.phone.height });
        await page.evaluate(applyDisplayMode, mode);
        const found = await page.evaluate(horizontalOverflow);
        if (found.length > 0) overflows[name] = found;
      }
      expect.soft(overflows).toEqual({});

      const isNotFound = (await page.getByText('404', { exact: true }).count()) > 0;
      expect.soft(logged).toEqual(isNotFound ? [`Page not found: ${path}`] : []);
      expect.soft(failed).toEqual(status === 404 ? [`404 ${path}`] : []);
    });
  }

  test('has a unique title and description', async () => {
    const heads = await Promise.all(
      pages.filter(({ indexable }) => indexable).map(async ({ path }) => (await prerendered(path)).split('</head>')[0]),
    );
    for (const pattern of [/<title>([^<]+)</, /<meta name="description" content="([^"]+)"/]) {
      const texts = heads.map((head) => pattern.exec(head ?? '')?.[1]);
      expect(texts).not.toContain(undefined);
      expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
    }
  });

  test('is in the site map of robots.txt exactly when it is indexable', async () => {
    const siteMap = await readFile(join(builtSite, 'sitemap.xml'), 'utf8');
    const listed = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(pages.filter(({ indexable }) => indexable).map(({ path }) => practice.host + path));
    const robots = await readFile(join(builtSite, 'robots.txt'), 'utf8');
    expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${practice.host}/sitemap.xml\n`);
  });

  test('has the default icon /favicon.ico', async ({ openPage }) => {
    const page = await openPage('/terms');
    const response = await page.evaluate(async () => {
      const { status, headers } = await fetch('/favicon.ico');
      return [status, headers.get('content-type')];
    });
    expect(response).toEqual([200, 'image/x-icon']);
  });
});
