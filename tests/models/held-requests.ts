import type { Page, Route } from 'playwright/test';
import { expect } from '../fixtures.ts';

/** The script of the accessibility panel, which is a lazy part of every page. */
export const panelScript = /\/assets\/AccessibilityPanel-[^/]+\.js$/;

/** How a request ends. */
type End = (route: Route) => Promise<void>;
export const abort: End = (route) => route.abort();
export const respond: End = (route) => route.continue();

/** Selects requests. */
type Select = () => boolean | Promise<boolean>;

/** The requests for some files, held until a test ends them. */
export interface HeldRequests {
  isHeld: () => boolean;
  untilHeld: () => Promise<void>;
  /** Waits for a request, and ends it and those that follow: all, or those that are selected. */
  end: (end: End, select?: Select) => Promise<void>;
  /** Holds requests again. */
  hold: () => void;
  /** Ends requests that are held, if any, and those that follow. */
  endAll: (end: End) => Promise<unknown>;
}

/** Holds the requests for files from now on. */
export async function holdRequests(page: Page, files: RegExp): Promise<HeldRequests> {
  const held: Route[] = [];
  let following: { end: End; select: Select } | undefined;
  await page.route(files, async (route) => {
    const treatment = following;
    if (treatment && (await treatment.select())) await treatment.end(route);
    else held.push(route);
  });
  const untilHeld = () => expect.poll(() => held.length).toBeGreaterThan(0);
  const endHeld = (end: End) => Promise.all(held.splice(0).map(end));
  return {
    isHeld: () => held.length > 0,
    untilHeld,
    end: async (end, select = () => true) => {
      await untilHeld();
      following = { end, select };
      await endHeld(end);
    },
    hold: () => {
      following = undefined;
    },
    endAll: (end) => {
      following = { end, select: () => true };
      return endHeld(end);
    },
  };
}

/**
 * Lets the page's import of a script fail, and holds the requests after that. An import waits for its styles. If they
 * arrive after the request for the script has failed, the script is requested a second time.
 */
export async function failImport(page: Page, scripts: HeldRequests): Promise<void> {
  await scripts.untilHeld();
  const failure = await page.evaluateHandle(() => {
    const state = { hasHappened: false, promise: Promise.resolve() };
    state.promise = new Promise((resolve) => {
      const onError = () => {
        state.hasHappened = true;
        resolve();
      };
      addEventListener('vite:preloadError', onError, { once: true });
    });
    return state;
  });
  await scripts.end(abort, async () => !(await failure.evaluate(({ hasHappened }) => hasHappened)));
  await failure.evaluate(({ promise }) => promise);
  scripts.hold();
}
