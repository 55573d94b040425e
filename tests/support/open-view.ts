import type { BrowserContext, Page } from 'playwright/test';
import type { View } from '../../scripts/pages.ts';
import type { OpenPage, PageOptions } from '../fixtures.ts';

/** The console message of a browser for a document with status 404. */
export const notFoundMessage = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

/** The two screen sizes at which every view is tested. */
export const screens = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;

/** The default timeout of actions, in milliseconds: far more than any takes, and short enough to fail soon. */
const timeout = 10_000;

/** How long browser tests poll, and how often, in milliseconds. Far longer than anything takes. */
export const polling = { timeout: 15_000, intervals: [50] };

/**
 * Stores a language for all pages of a browser context, as if the visitor had selected it on an earlier visit. Pages are
 * translated shortly after they load: see {@link untilTranslated}.
 */
export const translatePages = (context: BrowserContext) =>
  context.addInitScript(() => {
    // Third-party frames and pages of the browser itself have no storage.
    if (self !== top || origin === 'null') return;
    const settings = JSON.parse(localStorage.getItem('display') ?? '{}');
    localStorage.setItem('display', JSON.stringify({ language: 'es', ...settings }));
  });

/** Waits until a page is translated if the visitor has selected a language earlier. */
export const untilTranslated = (page: Page): Promise<void> =>
  page
    .locator('html:not([data-stored-language]), html.translated-ltr, html.translated-rtl')
    .waitFor({ state: 'attached' });

/** Holds the requests for matching addresses until the returned function is called. */
export async function holdRoute(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until the page is hydrated, translated if requested, and its fonts are loaded. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('main h1').waitFor();
  await untilTranslated(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** Opens a view on a phone with reduced motion, and waits until it is ready. */
export async function openView(
  openPage: OpenPage,
  { path, status }: Pick<View, 'path' | 'status'>,
  options: PageOptions = {},
): Promise<Page> {
  const page = await openPage(path, {
    ...options,
    context: { viewport: screens.phone, reducedMotion: 'reduce', ...options.context },
    expectedMessages: [...(options.expectedMessages ?? []), ...(status === 404 ? [notFoundMessage] : [])],
  });
  page.setDefaultTimeout(timeout);
  await untilReady(page);
  return page;
}

/** Everything that a page has stored in its browser, and its URL, title and window name, as one text. */
export async function readStoredData(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => ({
    address: location.href,
    title: document.title,
    window: window.name,
    history: history.state,
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: document.cookie,
    databases: await indexedDB.databases(),
    caches: 'caches' in window ? await caches.keys() : [],
  }));
  return JSON.stringify([stored, await page.context().cookies()]);
}
