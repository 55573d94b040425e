import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressSite } from './compress.ts';
import { describeSizes, overBudget, pageSizes, searchIndexSize } from './size-budget.ts';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'sizes-'));
});

afterEach(() => rm(dist, { recursive: true }));

async function write(name: string, text: string | Buffer): Promise<void> {
  await mkdir(dirname(join(dist, name)), { recursive: true });
  await writeFile(join(dist, name), text);
}

/** A script of about so many bytes, which cannot be compressed below them. */
const heavy = (bytes: number) => `export const x = ${JSON.stringify(randomBytes(bytes).toString('base64'))};`;

describe('the sizes of a page', () => {
  it('count scripts and their static imports, each once, without dynamic imports', async () => {
    await write('index.html', '<script type="module" src="/assets/a.js"></script><script>inline()</script>');
    await write('assets/a.js', `import './b.js'; import './c.js'; export const later = () => import('./d.js');`);
    await write('assets/b.js', `export * from './c.js'; ${heavy(1000)}`);
    await write('assets/c.js', heavy(5000));
    await write('assets/d.js', heavy(90_000));
    await compressSite(dist);
    const [home] = await pageSizes(dist);
    expect(home?.page).toBe('/');
    expect(home?.script).toBeGreaterThan(6000);
    expect(home?.script).toBeLessThan(9000);
  });

  it('count styles, and their fonts once even when they are preloaded', async () => {
    await write(
      'team/ana/index.html',
      '<style>@font-face{src:url(/assets/f.woff2)format("woff2")}</style><link rel="preload" as="font" href="/assets/f.woff2">',
    );
    await write('assets/f.woff2', randomBytes(3000));
    await compressSite(dist);
    const [page] = await pageSizes(dist);
    expect(page).toMatchObject({ page: '/team/ana', script: 0, font: 3000 });
    expect(page?.style).toBeGreaterThan(0);
  });

  it('count requests and elements, without images further down and the text of scripts', async () => {
    const eager = '<img src="/assets/hero.svg"><img src="/assets/hero.svg">';
    const lazy = '<img loading="lazy" src="/assets/about.svg">';
    const head = '<link rel="icon" href="/icon.svg"><script type="module" src="/assets/a.js"></script>';
    await write('index.html', `${head}<script>const html = '<p><p>';</script><main>${eager}${lazy}</main>`);
    await write('assets/a.js', 'export {};');
    await compressSite(dist);
    expect(await pageSizes(dist)).toMatchObject([{ requests: 4, nodes: 7 }]);
  });

  it('reject when a file is missing', async () => {
    await write('index.html', '<link rel="modulepreload" href="/assets/gone.js">');
    await compressSite(dist);
    await expect(pageSizes(dist)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('the budget', () => {
  const size = { page: '/', requests: 10, nodes: 1499, document: 29_999, script: 99_999, style: 11_999, font: 44_999 };

  it('lets a page pass that keeps it', () => {
    expect(overBudget([size])).toEqual([]);
  });

  it('names the page, the kind and the bytes that are too many', () => {
    expect(
      overBudget([{ ...size, requests: 11, nodes: 1500, document: 30_100, script: 100_100, font: 46_000 }]),
    ).toEqual([
      '/: 11 requests, at most 10',
      '/: 1500 nodes, at most 1499',
      '/: document 30.1 kB, at most 30.0 kB',
      '/: script 100.1 kB, at most 100.0 kB',
      '/: font 46.0 kB, at most 45.0 kB',
    ]);
  });

  it('is reported by the heaviest page of each kind', () => {
    const sizes = [
      { ...size, script: 1000 },
      { ...size, page: '/team/ana', script: 2000 },
      { ...size, page: '/team/ben', script: 3000 },
    ];
    expect(describeSizes(sizes)).toEqual([
      '/: 10 requests, 1499 elements, document 30.0 kB, scripts 1.0 kB, styles 12.0 kB, fonts 45.0 kB',
      '/team/ben: 10 requests, 1499 elements, document 30.0 kB, scripts 3.0 kB, styles 12.0 kB, fonts 45.0 kB',
    ]);
  });
});

describe('the search index', () => {
  it('keeps a budget of its own', async () => {
    await write('assets/search-0a1b.json', JSON.stringify(randomBytes(20_000).toString('base64')));
    await compressSite(dist);
    expect(await searchIndexSize(dist)).toMatchObject({ isOver: false });
    await write('assets/search-0a1b.json', JSON.stringify(randomBytes(60_000).toString('base64')));
    await compressSite(dist);
    expect(await searchIndexSize(dist)).toMatchObject({ isOver: true });
  });

  it('has to be there', async () => {
    await write('assets/a.js', '');
    expect(await searchIndexSize(dist)).toEqual({ isOver: true, text: 'There is no search index.' });
  });
});
