import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { Wording } from './page.ts';

/** What a page is opened with, and cannot be changed later. */
export interface PageKind extends BrowserContextOptions {
  wording: Wording;
}

/**
 * Pages that tests are done with, each in a browser context of its own, by the browser and what it was opened with. A
 * page of the site that follows another one is there in a quarter of the time that one in a new context takes.
 */
const pages = new WeakMap<Browser, Map<string, Page[]>>();

function pagesLike(browser: Browser, kind: PageKind): Page[] {
  const byKind = pages.get(browser) ?? new Map<string, Page[]>();
  pages.set(browser, byKind);
  const key = JSON.stringify(kind);
  const alike = byKind.get(key) ?? [];
  byKind.set(key, alike);
  return alike;
}

/** A page that was put back of this kind, as if new; undefined when there is none. */
export function takeUsedPage(browser: Browser, kind: PageKind): Page | undefined {
  return pagesLike(browser, kind).pop();
}

/**
 * Takes away what a test left on a page and in its context (routes, emulation, storage, cookies, other pages), and keeps
 * the page for a later test. Scripts that run before those of the page cannot be taken away: a page that was given some
 * must not be put back.
 */
export async function putBack(browser: Browser, kind: PageKind, page: Page): Promise<void> {
  const context = page.context();
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // With nobody to answer, Playwright leaves a page that asks because of unsent text.
  page.removeAllListeners('dialog');
  await context.setOffline(false);
  await context.clearCookies();
  // A picture of the site: nothing runs there, and the page stays in the process that the next one needs.
  await page.goto('/icons/favicon.svg');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.emulateMedia({
    media: null,
    colorScheme: kind.colorScheme ?? 'light',
    contrast: kind.contrast ?? null,
    forcedColors: kind.forcedColors ?? null,
    reducedMotion: kind.reducedMotion ?? null,
  });
  if (kind.viewport) await page.setViewportSize(kind.viewport);
  await page.mouse.move(0, 0);
  page.setDefaultTimeout(30_000);
  pagesLike(browser, kind).push(page);
}
