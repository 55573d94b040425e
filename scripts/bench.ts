import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import postgres from 'postgres';
import { SMTPServer } from 'smtp-server';
import { inquiry } from '../tests/function/support/payloads.ts';
import { freePort } from '../tests/function/support/ports.ts';
import { findBrowser } from './browser.ts';
import { builtSite, ensureBuiltSite } from './built-site.ts';
import { linkingPage, onePageOfEachKind } from './pages.ts';
import { startDatabase } from './services/database/database.ts';
import { startFunction } from './services/function.ts';
import { localFunctionSettings, localPublishableKey, newSecret } from './services/local-settings.ts';
import { startSite } from './services/site.ts';

const usage = `Measures the site as a slow phone sees it, or the function under load. Figures are printed and never judged.

  npm run bench                        each kind of page beside the same page without scripts, five rounds
  npm run bench -- --runs 3 / /urgent  fewer rounds, these pages
  npm run bench -- --against <dist>    beside another built site, in the same rounds
  npm run bench -- --function          requests without a file, as fast as 20 connections can send them`;

/** A phone with a slow processor on a slow network, as Lighthouse defines them. */
const phone = {
  context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  slowdown: 4,
};

/** Figures of one load by name: times in milliseconds, sizes in kilobytes over the network with headers. */
type Figures = Readonly<Record<string, number>>;

/** Runs in the page before its scripts. As text, because tsx adds calls of its own to functions. */
const observe = `
  const seen = (window.seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0, awake: 0 });
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.fcp = startTime; });
  on('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime; });
  on('layout-shift', ({ value }) => { seen.cls += value; });
  on('longtask', ({ startTime, duration }) => {
    if (seen.fcp === 0 || startTime + duration > seen.fcp) seen.tbt += duration - 50;
  });
  new MutationObserver(() => {
    if (document.documentElement?.dataset.ready !== undefined) seen.awake ||= performance.now();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });`;

/** Makes the browser say that the visitor wants to save data, so that no page is fetched ahead. */
const saveData = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })";

/** What the page has requested so far, and when it last did. */
interface Requests {
  count: number;
  underWay: Set<string>;
  changedAt: number;
  /** In bytes, by the type of the resource. */
  bytes: Map<string, number>;
}

async function watchRequests(session: CDPSession): Promise<Requests> {
  const requests: Requests = { count: 0, underWay: new Set(), changedAt: Date.now(), bytes: new Map() };
  const types = new Map<string, string>();
  const end = (id: string, bytes: number): void => {
    const type = types.get(id);
    if (type === undefined) return;
    requests.underWay.delete(id);
    requests.changedAt = Date.now();
    requests.bytes.set(type, (requests.bytes.get(type) ?? 0) + bytes);
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!request.url.startsWith('http')) return;
    types.set(requestId, type);
    requests.underWay.add(requestId);
    requests.count += 1;
    requests.changedAt = Date.now();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', phone.network);
  return requests;
}

const kilobytes = ({ bytes }: Requests, type?: string): number =>
  [...bytes].reduce((sum, [of, size]) => sum + (type === undefined || of === type ? size : 0), 0) / 1000;

/** Waits until the page has requested nothing for a second from now on. */
async function untilQuiet(requests: Requests): Promise<void> {
  requests.changedAt = Date.now();
  while (requests.underWay.size > 0 || Date.now() - requests.changedAt < 1000) await wait(50);
}

/** Opens a page of the phone with an empty cache. */
async function onPhone<Result>(browser: Browser, use: (page: Page, requests: Requests) => Promise<Result>) {
  const context = await browser.newContext(phone.context);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const requests = await watchRequests(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
    await page.addInitScript(observe);
    return await use(page, requests);
  } finally {
    await context.close();
  }
}

/** Loads a page, and waits until it is quiet and, if it has scripts, hydrated. */
const loadPage = (browser: Browser, url: string, hasScripts: boolean): Promise<Figures> =>
  onPhone(browser, async (page, requests) => {
    await page.goto(url, { waitUntil: 'load' });
    if (hasScripts) await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await untilQuiet(requests);
    return {
      ...(await page.evaluate<Figures>('window.seen')),
      requests: requests.count,
      html: kilobytes(requests, 'Document'),
      js: kilobytes(requests, 'Script'),
      all: kilobytes(requests),
    };
  });

/** Clicks a link; resolves to the milliseconds until the heading of the next page is painted. Runs in the page. */
const follow = (href: string): string => `new Promise((resolve) => {
  const heading = document.querySelector('main h1');
  const text = heading.textContent;
  const start = performance.now();
  document.querySelector('a[href="${href}"]').click();
  const look = () => {
    const next = document.querySelector('main h1');
    if (next === null || next.textContent === text) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
  };
  requestAnimationFrame(look);
})`;

/** Follows a link on a page that is in use, and waits until the next page is quiet. */
const followLink = (browser: Browser, from: string, href: string, isFetchedAhead: boolean): Promise<Figures> =>
  onPhone(browser, async (page, requests) => {
    if (!isFetchedAhead) await page.addInitScript(saveData);
    await page.goto(from, { waitUntil: 'load' });
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.keyboard.press('Shift');
    await untilQuiet(requests);
    const before = { count: requests.count, size: kilobytes(requests) };
    if (isFetchedAhead) {
      await page.locator(`a[href="${href}"]`).first().dispatchEvent('mouseover');
      await page.locator(`a[href="${href}"]`).first().dispatchEvent('mouseenter');
      await untilQuiet(requests);
    }
    const heading = await page.evaluate<number>(follow(href));
    await untilQuiet(requests);
    return { heading, requests: requests.count - before.count, all: kilobytes(requests) - before.size };
  });

const scripts =
  /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>|<link[^>]*(?:rel="modulepreload"|disabled)[^>]*>/g;

/** A copy of a built site whose pages have no scripts: what no version of a page can be faster than. */
async function writeTwin(dist: string, paths: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'twin-'));
  await cp(dist, folder, { recursive: true });
  for (const path of paths) {
    const file = join(folder, path, 'index.html');
    const html = (await readFile(file, 'utf8')).replace(scripts, '');
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
  }
  return folder;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** The median of each figure, for `console.table`. */
function medians(rounds: readonly Figures[]): Record<string, number> {
  const names = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const middle = median(rounds.map((figures) => figures[name] ?? Number.NaN));
      return [name, Number(middle.toFixed(middle < 10 ? 2 : middle < 200 ? 1 : 0))];
    }),
  );
}

/** Adds a round to the figures of a row. */
function keep(rows: Map<string, Figures[]>, name: string, figures: Figures): void {
  rows.set(name, [...(rows.get(name) ?? []), figures]);
}

async function measurePages(folders: readonly string[], paths: readonly string[], runs: number): Promise<void> {
  const twins = await Promise.all(folders.map((dist) => writeTwin(dist, paths)));
  const serve = (dist: string) => startSite({ port: 0, dist });
  const sites = await Promise.all(folders.map(serve));
  const twinSites = await Promise.all(twins.map(serve));
  const browser = await chromium.launch(findBrowser());
  const loads = new Map<string, Figures[]>();
  const arrivals = new Map<string, Figures[]>();
  try {
    for (let round = 1; round <= runs; round += 1) {
      console.log(`Round ${round} of ${runs}`);
      for (const path of paths) {
        for (const [index, dist] of folders.entries()) {
          const page = await loadPage(browser, `http://localhost:${sites[index]?.port}${path}`, true);
          const twin = await loadPage(browser, `http://localhost:${twinSites[index]?.port}${path}`, false);
          // A ratio of one round: the machine may be slower in the next.
          const ratios = {
            'fcp/twin': (page.fcp ?? 0) / (twin.fcp ?? 0),
            'lcp/twin': (page.lcp ?? 0) / (twin.lcp ?? 0),
          };
          keep(loads, `${path} ${dist}`, { ...page, ...ratios });
          const from = `http://localhost:${sites[index]?.port}${linkingPage(path)}`;
          keep(arrivals, `${path} ${dist}, ahead`, await followLink(browser, from, path, true));
          keep(arrivals, `${path} ${dist}`, await followLink(browser, from, path, false));
        }
      }
    }
    const table = (rows: Map<string, Figures[]>) =>
      console.table(Object.fromEntries([...rows].map(([name, rounds]) => [name, medians(rounds)])));
    console.log('\nLoading a page: milliseconds and kilobytes. "awake" is when it is hydrated.');
    table(loads);
    console.log(
      '\nFollowing a link to it, its content fetched ahead or not: until its heading is painted, and all of it.',
    );
    table(arrivals);
  } finally {
    await browser.close();
    for (const site of [...sites, ...twinSites]) await site.stop();
    for (const twin of twins) await rm(twin, { recursive: true });
  }
}

/** Sends inquiries to the function for 20 seconds, as fast as it answers, and compares what it accepted with what it stored. */
async function measureFunction(): Promise<void> {
  const smtpPort = await freePort();
  const sitePort = await freePort();
  const office = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (mail, _session, done) => mail.resume().once('end', () => done()),
  });
  await new Promise<void>((listening) => office.listen(smtpPort, '127.0.0.1', listening));
  const database = await startDatabase({ port: await freePort() });
  const services = { databaseUrl: database.functionUrl, smtpPort, sitePort, secret: newSecret(), authUrl: '' };
  const contact = await startFunction({
    port: await freePort(),
    env: { ...localFunctionSettings(services), LIMIT_OVERALL: '0' },
  });
  const headers = {
    'Content-Type': 'application/json',
    Origin: `http://localhost:${sitePort}`,
    apikey: localPublishableKey,
  };
  const args = [
    ...['--yes', 'autocannon@8.0.0', '--connections', '20', '--duration', '20', '--method', 'POST'],
    ...Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
    ...['--body', JSON.stringify(inquiry), contact.url],
  ];
  try {
    await once(spawn('npx', args, { stdio: 'inherit' }), 'close');
    const sql = postgres(database.url, { max: 1 });
    const [row] = await sql`select count(*)::int as stored from requests.request`;
    await sql.end();
    const status = await readFile(`/proc/${contact.process.pid}/status`, 'utf8').catch(() => '');
    console.log(`${row?.stored} requests stored. Memory of the function: ${/VmHWM:\s+(.*)/.exec(status)?.[1] ?? '?'}`);
  } finally {
    await contact.stop();
    await database.stop();
    office.close();
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    against: { type: 'string' },
    function: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
if (values.help) console.log(usage);
else if (values.function) await measureFunction();
else {
  await ensureBuiltSite();
  const folders = values.against === undefined ? [builtSite] : [builtSite, values.against];
  await measurePages(folders, positionals.length > 0 ? positionals : onePageOfEachKind, Number(values.runs));
}
