import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { FoundBrowser } from '../browser.ts';
import { timeTasks } from './page-tasks.ts';
import { phone } from './phone.ts';

/** A task above this blocks input noticeably. */
const longTask = 50;

/** What the page saw of its own load, in milliseconds since its start. */
interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
}

declare global {
  interface Window {
    observed?: Observed;
  }
}

/** A page's load on a phone. Sizes are kilobytes over the network with headers, times are milliseconds. */
export interface QuietLoad extends Observed {
  requests: number;
  document: number;
  script: number;
  font: number;
  total: number;
  nodes: number;
}

/** A page's load with the tasks of its main thread after the first paint, in milliseconds. */
export interface PageLoad extends QuietLoad {
  /** Total Blocking Time: what long tasks take beyond 50 ms each. */
  tbt: number;
  longestTask: number;
}

/** Runs in the page before its scripts. */
function observe(): void {
  const observed: Observed = { fcp: 0, lcp: 0, cls: 0 };
  window.observed = observed;
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    observed.lcp = startTime;
  });
  on('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') observed.cls += entry.value;
  });
}

/** The requests of a page: how many were sent, how many are under way, and the bytes of each kind. */
async function watchRequests(session: CDPSession) {
  const kinds = new Map<string, string>();
  const underWay = new Set<string>();
  const bytes = new Map<string, number>();
  let count = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    kinds.set(requestId, type ?? 'Other');
    underWay.add(requestId);
    count += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    underWay.delete(requestId);
    const kind = kinds.get(requestId);
    if (kind !== undefined) bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  session.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', phone.network);
  const kilobytes = (...only: string[]): number =>
    [...bytes].reduce((sum, [kind, size]) => sum + (only.length === 0 || only.includes(kind) ? size : 0), 0) / 1000;
  return { count: () => count, isQuiet: () => underWay.size === 0, kilobytes };
}

type Requests = Awaited<ReturnType<typeof watchRequests>>;

/** Waits until nothing was requested for a second. */
async function untilQuiet(page: Page, requests: Requests): Promise<void> {
  let quietSince = Date.now();
  let count = -1;
  while (Date.now() - quietSince < 1000) {
    if (!requests.isQuiet() || requests.count() !== count) quietSince = Date.now();
    count = requests.count();
    await page.waitForTimeout(50);
  }
}

async function open(context: BrowserContext): Promise<{ page: Page; session: CDPSession; requests: Requests }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return { page, session, requests: await watchRequests(session) };
}

/** Opens a page in a new context, with an empty cache. */
async function inNewContext<Result>(browser: Browser, use: (context: BrowserContext) => Promise<Result>) {
  const context = await browser.newContext(phone.context);
  try {
    // tsx adds calls of this function to the functions that run in the page.
    await context.addInitScript('globalThis.__name = (named) => named');
    return await use(context);
  } finally {
    await context.close();
  }
}

/** Loads a page as a phone does, and waits until it is quiet. */
export const loadUntilQuiet = (browser: Browser, url: string): Promise<QuietLoad> =>
  inNewContext(browser, async (context) => {
    const { page, session, requests } = await open(context);
    await page.addInitScript(observe);
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
    await page.goto(url, { waitUntil: 'commit' });
    await untilQuiet(page, requests);
    const observed = await page.evaluate(() => ({
      fcp: window.observed?.fcp ?? 0,
      lcp: window.observed?.lcp ?? 0,
      cls: window.observed?.cls ?? 0,
      nodes: document.getElementsByTagName('*').length,
    }));
    return {
      ...observed,
      requests: requests.count(),
      document: requests.kilobytes('Document'),
      script: requests.kilobytes('Script'),
      font: requests.kilobytes('Font'),
      total: requests.kilobytes(),
    };
  });

/** Loads a page as a phone does, and once more to time its tasks, because tracing them slows the load down. */
export async function loadPage(browser: Browser, found: FoundBrowser, url: string): Promise<PageLoad> {
  const tasks = await timeTasks(found, url);
  return {
    ...(await loadUntilQuiet(browser, url)),
    tbt: tasks.reduce((sum, time) => sum + Math.max(0, time - longTask), 0),
    longestTask: Math.max(0, ...tasks),
  };
}
