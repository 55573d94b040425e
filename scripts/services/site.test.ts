import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestPath } from '../../tests/support/request-path.ts';
import { compressSite } from '../compress.ts';
import { type Site, startSite } from './site.ts';

vi.mock('../../content/redirects.ts', () => ({
  legacyRedirects: [
    { from: '/contact', to: '/#contact' },
    { from: '/old-page', to: '/services/dry-eye' },
  ],
  legacyPrefixes: [],
}));

const policy = "default-src 'none'";
const files: Record<string, string> = {
  'headers.json': JSON.stringify({
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': 'max-age=63072000',
  }),
  _headers: 'secret',
  '.vite/manifest.json': '{}',
  '.hosts/Caddyfile': 'secret',
  '.well-known/security.txt': 'Contact: mailto:hello@practice.example',
  'index.html': '<title>Home</title>',
  '404.html': '<title>Missing</title>',
  'services/dry-eye/index.html': '<title>Dry eye</title>',
  'assets/app-abc123.js': `console.log(${JSON.stringify('word '.repeat(500))})`,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
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

const get = (path: string, headers?: Record<string, string>, method?: string) =>
  requestPath(site.port, path, headers, method);

const text = async (path: string) => String((await get(path)).body);

describe('the site', () => {
  it.each(['/services/dry-eye', '/services/dry-eye/', '/services/dry-eye?from=mail'])(
    "answers %s with the folder's page and no redirect",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(String(answer.body)).toBe('<title>Dry eye</title>');
    },
  );

  it('answers on localhost as on 127.0.0.1', async () => {
    const answer = await fetch(`http://localhost:${site.port}/`);
    expect(await answer.text()).toBe('<title>Home</title>');
  });

  it.each(['/nothing', '/404', '/404/', '/404.html', '/eye-hub', '/assets', '/a.b', '/%E0%A4%A', '/a%00b'])(
    'answers %s with the page for unknown addresses, status 404',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(String(answer.body)).toBe('<title>Missing</title>');
    },
  );

  it.each([
    '/headers.json',
    '/_headers',
    '/%5fheaders',
    '/%255fheaders',
    '/index.html.br',
    '/.vite/manifest.json',
    '/.hosts/Caddyfile',
    '/..%2fsite.ts',
    '/../../etc/passwd',
    '/%2e%2e/x.ts',
  ])('does not serve %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('serves files under .well-known', async () => {
    expect(await text('/.well-known/security.txt')).toContain('Contact:');
  });

  it('sends the production headers with every answer', async () => {
    for (const path of ['/', '/nothing', '/assets/app-abc123.js', '/contact']) {
      expect((await get(path)).headers).toMatchObject({
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=63072000',
      });
    }
  });

  it('lets browsers cache hashed files for a year, and revalidate the rest', async () => {
    expect((await get('/assets/app-abc123.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('compresses in an encoding that the browser accepts', async () => {
    const script = files['assets/app-abc123.js'];
    const brotli = await get('/assets/app-abc123.js', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toBe('Accept-Encoding');
    expect(String(brotliDecompressSync(brotli.body))).toBe(script);
    const gzipped = await get('/assets/app-abc123.js', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(String(gunzipSync(gzipped.body))).toBe(script);
    const plain = await get('/assets/app-abc123.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(String(plain.body)).toBe(script);
  });

  it('answers 304 to a browser that has the page in its cache', async () => {
    const first = await get('/', { 'Accept-Encoding': 'br' });
    const again = await get('/', { 'Accept-Encoding': 'br', 'If-None-Match': String(first.headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    const otherEncoding = await get('/', { 'If-None-Match': String(first.headers.etag) });
    expect(otherEncoding.status).toBe(200);
  });

  it('answers HEAD without a body, and refuses other methods', async () => {
    const head = await get('/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(String('<title>Home</title>'.length));
    expect(head.body).toHaveLength(0);
    const post = await get('/', {}, 'POST');
    expect(post.status).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD');
  });

  it('redirects old addresses permanently', async () => {
    const answer = await get('/Old-Page/?from=mail');
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe('/services/dry-eye?from=mail');
  });

  it('rejects when its port is taken', async () => {
    await expect(startSite({ port: site.port, dist })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
