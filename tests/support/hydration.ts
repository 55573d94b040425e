import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request, Route } from 'playwright/test';
import { builtSite } from '../../scripts/built-site.ts';
import { listenOnLoopback, startSite } from '../../scripts/services/site.ts';
import type { OpenPage, PageOptions } from '../fixtures.ts';
import { screens, untilReady } from './open-view.ts';

/** Matches the scripts of lazy parts. */
export const lazyPartScripts = /\.part-/;

/** Matches all scripts except the two of every page. */
export const laterScripts = /^(?!.*\/(?:entry-client|site)-)/;

/** Whether the page fetches its own document, to find out which build is deployed. */
export function isBuildRequest(request: Request): boolean {
  if (request.resourceType() !== 'fetch') return false;
  const [requested, page] = [new URL(request.url()), new URL(request.frame().url())];
  return requested.origin === page.origin && requested.pathname === page.pathname;
}

/** Responds to such a request with the document of a new build. */
export const answerAsNewBuild = (route: Route): Promise<void> =>
  route.fulfill({ contentType: 'text/html', body: '<script src="/assets/entry-client-NewBuild.js"></script>' });

/** Holds all scripts of the site that the page requests from now on, and lets a test release them step by step. */
async function holdScripts(page: Page) {
  const addresses: string[] = [];
  let held: Route[] = [];
  let isHeld = (_address: string) => true;
  let failing: { address: RegExp; how: 'lost' | 'gone' } | undefined;

  async function settle(route: Route): Promise<void> {
    const isFailing = failing?.address.test(route.request().url());
    if (isFailing && failing?.how === 'gone') await route.fulfill({ status: 404, contentType: 'text/html', body: '' });
    else if (isFailing) await route.abort('connectionreset');
    else await route.continue();
  }

  await page.route('**/assets/*.js', async (route) => {
    const address = route.request().url();
    addresses.push(address);
    if (isHeld(address)) held.push(route);
    else await settle(route);
  });

  await page.route('**/*', (route) =>
    failing?.how === 'gone' && isBuildRequest(route.request()) ? answerAsNewBuild(route) : route.fallback(),
  );

  return {
    /** Releases held and later scripts, except those whose URL matches. Some script of the site must match. */
    release: ({ except }: { except?: RegExp } = {}) => {
      if (except && !readdirSync(join(builtSite, 'assets')).some((name) => except.test(`/${name}`)))
        throw new Error(`No script matches ${except}.`);
      isHeld = (address) => except?.test(address) ?? false;
      const released = held.filter((route) => !isHeld(route.request().url()));
      held = held.filter((route) => isHeld(route.request().url()));
      // The page may be closed by now.
      for (const route of released) settle(route).catch(() => {});
    },
    /**
     * Fails matching scripts from now on: `lost` resets the connection, `gone` responds 404 as after a deploy, and the
     * documents that the page then fetches are those of a new build.
     */
    fail: (address: RegExp, how: 'lost' | 'gone') => {
      failing = { address, how };
    },
    /** Ends `fail`. */
    restore: () => {
      failing = undefined;
    },
    /** The number of requests for matching scripts. */
    requestCount: (address: RegExp) => addresses.filter((requested) => address.test(requested)).length,
  };
}

/** Opens a path on a phone with reduced motion, and holds all scripts of the site. */
export async function openWithHeldScripts(openPage: OpenPage, path: string, options: PageOptions = {}) {
  const page = await openPage(undefined, {
    ...options,
    context: { viewport: screens.phone, reducedMotion: 'reduce', ...options.context },
  });
  const scripts = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return { page, scripts };
}

/** A prerendered page that is not hydrated. */
export type NotHydratedPage = Awaited<ReturnType<typeof openWithHeldScripts>>;

/** Serves the built site. Documents arrive only up to a text that they contain, and everything else at once. */
export async function startSlowSite(text: string) {
  const site = await startSite({ port: 0, dist: builtSite });
  let sendRest = () => {};
  const rest = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  const slow = await listenOnLoopback(0, async ({ url = '/' }, response) => {
    const { status, headers, body } = await fetch(`http://127.0.0.1:${site.port}${url}`).then(async (answer) => ({
      status: answer.status,
      headers: [...answer.headers].filter(([name]) => /^content-(?:type|security-policy)$/.test(name)),
      body: Buffer.from(await answer.arrayBuffer()),
    }));
    response.writeHead(status, Object.fromEntries(headers));
    const end = body.indexOf(text);
    if (end < 0) response.end(body);
    else {
      response.write(body.subarray(0, end));
      await rest;
      response.end(body.subarray(end));
    }
  });
  return {
    origin: `http://slow.localhost:${slow.port}`,
    /** Sends what was held back. */
    sendRest: () => sendRest(),
    stop: async () => {
      await Promise.all([slow.stop(), site.stop()]);
    },
  };
}

/** Releases only the two scripts of every page, and waits until the router has started. */
export async function untilRouterStarts({ page, scripts }: NotHydratedPage): Promise<void> {
  scripts.release({ except: laterScripts });
  await page.waitForFunction(() => history.state?.__TSR_key !== undefined);
}

/** Waits until React has hydrated the page. */
export const untilHydrated = (page: Page): Promise<void> =>
  page.locator('html[data-ready]').waitFor({ state: 'attached' });

/** Waits until the lazy part with this id is mounted. */
export const untilPart = (page: Page, id: string): Promise<void> =>
  page.locator(`[data-awaiting="${id}"]`).waitFor({ state: 'detached' });

/** Waits until a page that was used is completely hydrated, with the parts that load on first use, and painted. */
export async function untilSettled(page: Page): Promise<void> {
  await untilHydrated(page);
  await untilPart(page, 'page-tools');
  await untilPart(page, 'accessibility-panel');
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)))),
  );
}

/** The scroll offset of the page, in pixels. */
export const scrollOffset = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Scrolls by wheel, and waits until the page has reached the new offset. Returns that offset. */
export async function scrollByWheel(page: Page, pixels: number): Promise<number> {
  const expected = (await scrollOffset(page)) + pixels;
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, pixels);
  await page.waitForFunction((offset) => Math.round(scrollY) === offset, expected);
  return expected;
}

/** Replaces each text node with two nested <font> elements. Runs in the page. */
function rewriteTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const isExcluded = text.parentElement?.closest('[translate="no"], script, style, textarea, font');
    if (isExcluded || text.data.trim() === '') continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Translates a page once. Later text is not translated. */
export const translateOnce = (page: Page): Promise<void> => page.evaluate(rewriteTexts);

/** Translates a page once, at the first mutation of the selected element. */
export const translateOnMutation = (page: Page, selector: string, changes: MutationObserverInit): Promise<void> =>
  page.evaluate(`new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      (${rewriteTexts})();
      resolve();
    });
    observer.observe(document.querySelector(${JSON.stringify(selector)}), ${JSON.stringify(changes)});
  })`);

/** Counts the document loads of a page from now on, without client-side navigation. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Waits until the page has loaded files whose paths start like these. */
export async function untilLoaded(page: Page, starts: readonly string[]): Promise<void> {
  await page.waitForFunction((paths) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return paths.every((start) => loaded.some((path) => path.startsWith(start)));
  }, starts);
}

/** Uses the page, and waits until it has its tools. */
export async function startUse(page: Page): Promise<void> {
  await untilReady(page);
  await page.keyboard.press('Shift');
  await untilPart(page, 'page-tools');
}
