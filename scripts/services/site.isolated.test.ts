import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestPath } from '../../tests/support/request-path.ts';
import { compressSite } from '../build/hosts.ts';
import { type Site, startSite } from './site.ts';

vi.mock('#content/redirects.data.ts', () => ({
  redirects: { addresses: [{ from: '/old-page', to: '/services/dry-eye' }], families: [] },
}));

const script = `console.log(${JSON.stringify('word '.repeat(500))})`;
const files: Record<string, string> = {
  'headers.json': JSON.stringify({
    '/*': { 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'all' },
    '/admin/*': { 'X-Robots-Tag': 'noindex' },
    '/desk/*': { 'Cache-Control': 'no-store' },
  }),
  _headers: 'secret',
  '.vite/manifest.json': '{}',
  '.well-known/security.txt': 'Contact: mailto:hello@practice.example',
  'index.html': '<title>Home</title>',
  '404.html': '<title>Missing</title>',
  'admin/index.html': '<title>Editor</title>',
  'desk/index.html': '<title>Desk</title>',
  'services/dry-eye/index.html': '<title>Dry eye</title>',
  'assets/app-abc123.js': script,
};

let dist: string;
let site: Site;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
  await compressSite(dist);
  site = await startSite({ port: 0, dist });
});

afterAll(async () => {
  await site.stop();
  await rm(dist, { recursive: true });
});

const get = async (path: string, headers?: Record<string, string>, method?: string) => {
  const answer = await requestPath(site.port, path, headers, method);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  return answer;
};

describe('the site', () => {
  it('answers a path with the page of its folder, on 127.0.0.1 and localhost', async () => {
    const { status, headers, body } = await get('/services/dry-eye?from=mail');
    expect({ status, type: headers['content-type'], cached: headers['cache-control'], body: String(body) }).toEqual({
      ...{ status: 200, type: 'text/html; charset=utf-8', cached: 'no-cache', body: '<title>Dry eye</title>' },
    });
    expect(await (await fetch(`http://localhost:${site.port}/`)).text()).toBe('<title>Home</title>');
    expect(String((await get('/.well-known/security.txt')).body)).toContain('Contact:');
  });

  it('replaces headers below a path that has its own', async () => {
    const paths = ['/admin', '/admin/', '/admin/config.json', '/administration', '/'];
    const answers = await Promise.all(paths.map((path) => get(path)));
    expect(answers.map(({ headers }) => headers['x-robots-tag'])).toEqual([
      'noindex',
      'noindex',
      'noindex',
      'all',
      'all',
    ]);
    expect((await get('/desk/')).headers['cache-control']).toBe('no-store');
  });

  it.each([
    ...['/nothing', '/404', '/404.html', '/assets', '/%E0%A4%A', '/a%00b', '/_headers', '/%255fheaders'],
    ...['/headers.json', '/index.html.br', '/.vite/manifest.json', '/..%2fsite.ts', '/../../etc/passwd'],
  ])('answers %s with the page for unknown addresses, status 404', async (path) => {
    const { status, body } = await get(path);
    expect([status, String(body)]).toEqual([404, '<title>Missing</title>']);
  });

  it('compresses, and lets browsers cache hashed files for a year', async () => {
    const { headers, body } = await get('/assets/app-abc123.js', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(String(brotliDecompressSync(body))).toBe(script);
    expect(String((await get('/assets/app-abc123.js')).body)).toBe(script);
  });

  it('answers 304 to a browser that has the page in its cache', async () => {
    const { etag } = (await get('/')).headers;
    expect((await get('/', { 'If-None-Match': String(etag) })).status).toBe(304);
  });

  it('redirects old addresses permanently, and refuses other methods', async () => {
    const moved = await get('/Old-Page/?from=mail');
    expect([moved.status, moved.headers.location]).toEqual([301, '/services/dry-eye?from=mail']);
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });

  it('rejects when its port is taken', async () => {
    await expect(startSite({ port: site.port, dist })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
