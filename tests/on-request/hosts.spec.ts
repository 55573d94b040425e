import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { redirects } from '#content/redirects.data.ts';
import { findBrowser } from '../../scripts/browser.ts';
import { caching, capitalized, contentTypes, headersOf, redirectTarget } from '../../scripts/build/hosts.ts';
import { builtSite } from '../../scripts/built-site.ts';
import { pages } from '../../scripts/pages.ts';
import { startChild } from '../../scripts/services/child.ts';
import { startSite } from '../../scripts/services/site.ts';
import { freePort } from '../function/support/ports.ts';
import { messageProblems, watchConsole } from '../support/console.ts';
import { untilHydrated } from '../support/hydration.ts';
import { requestPath } from '../support/request-path.ts';

const file = (name: string) => readFileSync(join(builtSite, name));

/** A server under test: it listens on `port` until it is stopped. */
interface Host {
  name: string;
  start(port: number): Promise<{ stop(): Promise<void> }>;
}

const hosts: readonly Host[] = [
  { name: 'npm start', start: (port) => startSite({ port, dist: builtSite }) },
  {
    name: 'Caddy',
    start: (port) =>
      startChild({
        command: 'caddy',
        args: ['run', '--adapter', 'caddyfile', '--config', join(builtSite, '.hosts/Caddyfile')],
        environment: {
          ...process.env,
          SITE_ADDRESS: `http://127.0.0.1:${port}`,
          SITE_ROOT: resolve(builtSite),
          XDG_CONFIG_HOME: tmpdir(),
          XDG_DATA_HOME: tmpdir(),
        },
        ports: [port],
      }),
  },
];

/** The headers of the response for a path, with names in lower case as Node reports them. */
function headersFor(path: string): Record<string, string> {
  const headers = headersOf(JSON.parse(String(file('headers.json'))), path);
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** One built file of each type, by extension, with its address. */
function oneOfEachType(): Map<string, string> {
  const files = readdirSync(builtSite, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((path) => !/^\/(?:\.hosts|headers\.json)|\.html$/.test(path));
  return new Map(files.filter((path) => extname(path) in contentTypes).map((path) => [extname(path), path]));
}

const oldAddresses = [
  ...redirects.addresses.map(({ from }) => from),
  ...redirects.families.flatMap(({ from, to }) => [
    ...pages.flatMap(({ path }) => (path.startsWith(to) ? [from + path.slice(to.length)] : [])),
    `${from}nobody`,
  ]),
];

const missing = [
  '/nothing',
  '/nothing/',
  '/nothing?from=mail',
  '/services/nothing',
  '/eye-hub/conditions/nothing',
  '/404',
  '/404/',
  '/404.html',
  '/assets',
  '/assets/',
  '/assets/gone-abc123.js',
  '/assets/gone-abc123.css',
  '/a.b',
  '/icons',
  '/contact/more',
  '/dr-a.b',
  '/_headers',
  '/_redirects',
  '/%5fheaders',
  '/%255fheaders',
  '/headers.json',
  '/index.html.br',
  '/index.html.gz',
  '/404.html.gz',
  '/.stamp',
  '/.assetsignore',
  '/.hosts/Caddyfile',
  '/.hosts/',
  '/services/.hidden',
];

/** Addresses that a server may also reject as malformed. */
const malformed = ['/%E0%A4%A', '/a%00b', '/..%2fpackage.json', '/%2e%2e/package.json', '/../package.json'];

/** Addresses whose rest would lead to another site, or end a header, where a redirect repeated it. */
const forged = [
  ...redirects.families.flatMap(({ from }) => [`${from}a%0d%0aforged:%20b`, `${from}a%0aforged:b`, `${from}%5ca`]),
  '/%5celsewhere.example/index.html',
  '/%09/elsewhere.example/index.html',
  '/a%0d%0aforged:b/index.html',
];

/** A browser that reaches this machine and nothing else. */
function launchOptions() {
  const { executablePath, args } = findBrowser();
  return { executablePath, args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'] };
}

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
test.use({ launchOptions: [async ({}, use) => use(launchOptions()), { scope: 'worker' }] });

for (const host of hosts) {
  test.describe(host.name, () => {
    let port = 0;
    let server: { stop(): Promise<void> };

    test.beforeAll(async () => {
      port = await freePort();
      server = await host.start(port);
    });

    test.afterAll(() => server.stop());

    test('answers every page, with its headers and revalidated', async () => {
      for (const { path } of pages.filter((page) => page.path !== '/404')) {
        for (const address of new Set([path, `${path}?from=mail`, `${path.replace(/\/$/, '')}/`])) {
          const { status, headers, body } = await requestPath(port, address);
          expect({ address, status }).toEqual({ address, status: 200 });
          expect(headers).toMatchObject({ ...headersFor(path), 'cache-control': caching.other });
          expect(headers['content-type']).toBe(contentTypes['.html']);
          expect(body.equals(file(join(path, 'index.html')))).toBe(true);
        }
      }
    });

    test('gives the editor and the desk headers of their own', async () => {
      const policy = 'content-security-policy';
      for (const path of ['/admin', '/admin/', '/admin/config.json', '/desk', '/desk/']) {
        const { status, headers } = await requestPath(port, path);
        expect({ path, status }).toEqual({ path, status: 200 });
        expect(headers).toMatchObject(headersFor(path));
        expect(headers['x-robots-tag']).toBe('noindex');
        expect(headers[policy]).not.toBe(headersFor('/')[policy]);
      }
    });

    test('sends each type of file, with a year of caching if it is hashed', async () => {
      for (const [extension, path] of [...oneOfEachType(), ['.txt', '/.well-known/security.txt'] as const]) {
        const { status, headers, body } = await requestPath(port, path);
        expect({ path, status }).toEqual({ path, status: 200 });
        expect(headers).toMatchObject({
          'cache-control': path.startsWith('/assets/') ? caching.hashed : caching.other,
          'content-type': contentTypes[extension],
          ...headersFor(path),
        });
        expect(body.equals(file(path))).toBe(true);
      }
    });

    test('sends the compressed copies', async () => {
      const script = oneOfEachType().get('.js') ?? '';
      for (const [path, plain] of [
        ['/', file('index.html')],
        [script, file(script)],
      ] as const) {
        const brotli = await requestPath(port, path, { 'Accept-Encoding': 'gzip, deflate, br' });
        expect(brotli.headers['content-encoding']).toBe('br');
        expect(brotli.headers.vary).toContain('Accept-Encoding');
        expect(brotliDecompressSync(brotli.body).equals(plain)).toBe(true);
        const gzipped = await requestPath(port, path, { 'Accept-Encoding': 'gzip' });
        expect(gzipped.headers['content-encoding']).toBe('gzip');
        expect(gunzipSync(gzipped.body).equals(plain)).toBe(true);
        const etag = String(gzipped.headers.etag);
        const again = await requestPath(port, path, { 'Accept-Encoding': 'gzip', 'If-None-Match': etag });
        expect(again.status).toBe(304);
      }
      const picture = await requestPath(port, oneOfEachType().get('.png') ?? '', { 'Accept-Encoding': 'br, gzip' });
      expect(picture.headers['content-encoding']).toBeUndefined();
    });

    test('redirects every old address permanently, in any case, and keeps the query', async () => {
      for (const old of oldAddresses) {
        const spellings = old.endsWith('nobody') ? [old] : [old, capitalized(old), old.toUpperCase()];
        for (const spelling of spellings.flatMap((path) => [path, `${path}/`])) {
          for (const query of ['', '?from=mail&a=%20b']) {
            const { status, headers } = await requestPath(port, spelling + query);
            expect({ spelling, query, status, location: headers.location }).toEqual({
              spelling,
              query,
              status: 301,
              location: redirectTarget(spelling, query),
            });
            expect(headers).toMatchObject(headersFor(spelling));
          }
        }
      }
    });

    test('redirects the names of files to their pages', async () => {
      for (const { path } of [...pages, { path: '/nothing' }]) {
        for (const query of ['', '?from=mail']) {
          const { status, headers } = await requestPath(port, `${path.replace(/\/$/, '')}/index.html${query}`);
          expect({ status, location: headers.location }).toEqual({ status: 301, location: path + query });
        }
      }
    });

    test('redirects to no other site, and takes no header from an address', async () => {
      for (const path of forged) {
        const { status, headers } = await requestPath(port, path);
        expect({ path, status }).toEqual({ path, status: 404 });
        expect(headers).not.toHaveProperty('location');
        expect(headers).not.toHaveProperty('forged');
      }
    });

    test('answers every other address with the page for unknown ones, status 404', async () => {
      for (const path of missing) {
        const { status, headers, body } = await requestPath(port, path);
        expect({ path, status }).toEqual({ path, status: 404 });
        expect(headers).toMatchObject({
          ...headersFor(path),
          'content-type': contentTypes['.html'],
          'cache-control': caching.other,
        });
        expect({ path, isPage: body.equals(file('404.html')) }).toEqual({ path, isPage: true });
        const compressed = await requestPath(port, path, { 'Accept-Encoding': 'gzip' });
        expect({ path, encoding: compressed.headers['content-encoding'] }).toEqual({ path, encoding: 'gzip' });
        expect(gunzipSync(compressed.body).equals(file('404.html'))).toBe(true);
      }
      for (const path of malformed) {
        const { status, headers } = await requestPath(port, path);
        expect([400, 404], path).toContain(status);
        expect(headers['cache-control'] ?? caching.other).toBe(caching.other);
      }
    });

    test('answers HEAD, and refuses other methods', async () => {
      const head = await requestPath(port, '/', {}, 'HEAD');
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      for (const method of ['POST', 'TRACE']) expect((await requestPath(port, '/', {}, method)).status).toBe(405);
    });

    test('shows pages in a browser without a violation of the policy', async ({ context, page }) => {
      test.setTimeout(120_000);
      const log = await watchConsole(context);
      const byKind = new Map(pages.map(({ path }) => [path.split('/').slice(0, -1).join('/') || path, path]));
      for (const path of [...byKind.values()].filter((one) => one !== '/404')) {
        await page.goto(`http://127.0.0.1:${port}${path}`);
        await untilHydrated(page);
      }
      await page.goto(`http://127.0.0.1:${port}/Order-Contact-Lenses`);
      await untilHydrated(page);
      await expect(page).toHaveURL(`http://127.0.0.1:${port}/#contact`);
      await page.goto(`http://127.0.0.1:${port}/nothing`);
      await expect(page).toHaveURL(`http://127.0.0.1:${port}/404`);
      log.stop();
      // Chromium reports the status of the page for unknown addresses as an error.
      expect(messageProblems(log.messages, [/status of 404/])).toEqual([]);
    });
  });
}
