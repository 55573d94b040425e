import type { Page, Request, Route } from 'playwright/test';
import type { OpenPage, PageOptions } from '../fixtures.ts';
import { screens } from './open-view.ts';

/** The scripts of lazy parts, by the name of the file. */
export const partScripts = /\/(?:ServicesPart|BrandsPart|ContactForms|DiagramPart|ScenePart|-Footer|-PageTools)-/;

/** All scripts but the first one and what it imports: a page without them has no behavior that could be interrupted. */
export const laterScripts = /^(?!.*\/(?:entry-client|practice)-)/;

/** The site's scripts, which a test lets go step by step. */
export interface HeldScripts {
  /** Lets scripts run, those that wait and those that are asked for later, except the ones whose address fits. */
  letRun(options?: { except?: RegExp }): void;
  /**
   * What becomes of a script whose address fits, from now on: the connection ends, or a deploy has taken it away. The
   * documents that the page then asks for by script are those of another build.
   */
  fail(address: RegExp, how: 'lost' | 'gone'): void;
  /** Ends what `fail` began. */
  mend(): void;
  /** How often a script was asked for whose address fits. */
  asked(address: RegExp): number;
}

/** Whether the page asks by script for its own document: it wants to know which build the host has by now. */
export function asksForBuild(request: Request): boolean {
  if (request.resourceType() !== 'fetch') return false;
  const [asked, page] = [new URL(request.url()), new URL(request.frame().url())];
  return asked.origin === page.origin && asked.pathname === page.pathname;
}

/** Answers that question: the host has another build. */
export const answerAsNewBuild = (route: Route): Promise<void> =>
  route.fulfill({ contentType: 'text/html', body: '<script src="/assets/entry-client-NewBuild.js"></script>' });

/** Holds every script of the site back that the page asks for from now on. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  const addresses: string[] = [];
  let waiting: Route[] = [];
  let isHeld = (_address: string) => true;
  let failing: { address: RegExp; how: 'lost' | 'gone' } | undefined;

  async function letGo(route: Route): Promise<void> {
    const isFailing = failing?.address.test(route.request().url());
    if (isFailing && failing?.how === 'gone') await route.fulfill({ status: 404, contentType: 'text/html', body: '' });
    else if (isFailing) await route.abort('connectionreset');
    else await route.continue();
  }

  await page.route('**/assets/*.js', async (route) => {
    const address = route.request().url();
    addresses.push(address);
    if (isHeld(address)) waiting.push(route);
    else await letGo(route);
  });

  await page.route('**/*', (route) =>
    failing?.how === 'gone' && asksForBuild(route.request()) ? answerAsNewBuild(route) : route.fallback(),
  );

  return {
    letRun: ({ except } = {}) => {
      isHeld = (address) => except?.test(address) ?? false;
      const released = waiting.filter((route) => !isHeld(route.request().url()));
      waiting = waiting.filter((route) => isHeld(route.request().url()));
      // A page that is closed or left no longer takes what it waited for.
      for (const route of released) letGo(route).catch(() => {});
    },
    fail: (address, how) => {
      failing = { address, how };
    },
    mend: () => {
      failing = undefined;
    },
    asked: (address) => addresses.filter((asked) => address.test(asked)).length,
  };
}

/** A page as the build wrote it, which nothing has woken yet. */
export interface SleepingPage {
  page: Page;
  scripts: HeldScripts;
}

/** Opens an address on a phone without motion, with every script of the site held back. */
export async function openAsleep(
  openPage: OpenPage,
  path: string,
  { prepare, ...options }: PageOptions = {},
): Promise<SleepingPage> {
  let scripts: HeldScripts | undefined;
  const page = await openPage(undefined, {
    ...options,
    context: { viewport: screens.phone, reducedMotion: 'reduce', ...options.context },
    prepare: async (opened) => {
      scripts = await holdScripts(opened);
      await prepare?.(opened);
    },
  });
  if (!scripts) throw new Error('The scripts are not held');
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  // Nobody sees or presses anything before the styles are there.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return { page, scripts };
}

/** Lets only the first script run, and waits until the router has taken the address over and waits for the page's own. */
export async function untilRouterWaits({ page, scripts }: SleepingPage): Promise<void> {
  scripts.letRun({ except: laterScripts });
  await page.waitForFunction(() => history.state?.__TSR_key !== undefined);
}

/** Waits until React has hydrated the page. */
export const untilAwake = (page: Page): Promise<void> =>
  page.locator('html[data-ready]').waitFor({ state: 'attached' });

/** Waits until the part of this id answers by itself. */
export const untilPart = (page: Page, id: string): Promise<void> =>
  page.locator(`[data-awaiting="${id}"]`).waitFor({ state: 'detached' });

/**
 * Waits until a page that somebody has used is wholly awake: what comes at the first use is there, and everything that
 * this led to has been painted.
 */
export async function untilSettled(page: Page): Promise<void> {
  await untilAwake(page);
  await untilPart(page, 'page-tools');
  await untilPart(page, 'display-settings');
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)))),
  );
}

/** How far the page is scrolled, in pixels. */
export const offsetOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Turns the wheel by so many pixels, and waits until the page stands where that leads. Returns the place. */
export async function turnWheel(page: Page, pixels: number): Promise<number> {
  const wanted = (await offsetOf(page)) + pixels;
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, pixels);
  await page.waitForFunction((place) => Math.round(scrollY) === place, wanted);
  return wanted;
}

/** Runs in the page: each text gives way to two nested <font> elements with the same text. */
function rewriteTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const isLeftAlone = text.parentElement?.closest('[translate="no"], script, style, textarea, font');
    if (isLeftAlone || text.data.trim() === '') continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Does to a page what a translation does to it that comes once. What appears later is left alone. */
export const translateOnce = (page: Page): Promise<void> => page.evaluate(rewriteTexts);

/** Translates a page once, in the moment in which something changes in what the selector finds. */
export const translateAtChange = (page: Page, selector: string, changes: MutationObserverInit): Promise<void> =>
  page.evaluate(`new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      (${rewriteTexts})();
      resolve();
    });
    observer.observe(document.querySelector(${JSON.stringify(selector)}), ${JSON.stringify(changes)});
  })`);

/** Counts how often a page was loaded, not how often it went elsewhere by itself. */
export function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}
