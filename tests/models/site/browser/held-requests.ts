import type { Page, Route } from 'playwright/test';
import { expect } from '../../../fixtures.ts';
import { polling } from '../../polling.ts';

/** How a request ends. */
type End = (route: Route) => Promise<void>;
/** No answer comes. */
export const breakOff: End = (route) => route.abort();
/** The answer comes. */
export const arrive: End = (route) => route.continue();

/** Whether a request is one of those that end. It is repeated when its file was asked for before. */
type IsMeant = (request: { isRepeated: boolean }) => boolean | Promise<boolean>;

/** The requests for some files, held until a walk says how they end. */
export interface HeldRequests {
  /** How many there were. */
  count: () => number;
  /** Whether one is held. */
  isHeld: () => boolean;
  /** Waits for one that is held. */
  held: () => Promise<void>;
  /** Waits for a request, and ends it, and those that follow: all, or those that are meant. */
  end: (end: End, isMeant?: IsMeant) => Promise<void>;
  /** Holds requests again. */
  hold: () => void;
  /** Ends what is held, if anything is, and what follows. */
  endAll: (end: End) => Promise<unknown>;
}

/** Holds the requests for files from now on. */
export async function holdRequests(page: Page, files: RegExp): Promise<HeldRequests> {
  const addresses: string[] = [];
  const held: Route[] = [];
  let following: { end: End; isMeant: IsMeant } | undefined;
  await page.route(files, async (route) => {
    const meant = following;
    const address = route.request().url();
    const isRepeated = addresses.includes(address);
    addresses.push(address);
    if (meant && (await meant.isMeant({ isRepeated }))) await meant.end(route);
    else held.push(route);
  });
  const untilHeld = () => expect.poll(() => held.length, polling).toBeGreaterThan(0);
  const endHeld = (end: End) => Promise.all(held.splice(0).map(end));
  return {
    count: () => addresses.length,
    isHeld: () => held.length > 0,
    held: untilHeld,
    end: async (end, isMeant = () => true) => {
      await untilHeld();
      following = { end, isMeant };
      await endHeld(end);
    },
    hold: () => {
      following = undefined;
    },
    endAll: (end) => {
      following = { end, isMeant: () => true };
      return endHeld(end);
    },
  };
}

/**
 * Lets the page's import of a script fail, and holds what it then asks for. An import waits for its styles: where they
 * come after the request for the script has failed, it asks for the script a second time.
 */
export async function failImport(page: Page, scripts: HeldRequests): Promise<void> {
  await scripts.held();
  const importing = await page.evaluateHandle(() => {
    const state = { isFailed: false, failed: Promise.resolve() };
    state.failed = new Promise((resolve) => {
      const end = () => {
        state.isFailed = true;
        resolve();
      };
      addEventListener('vite:preloadError', end, { once: true });
    });
    return state;
  });
  await scripts.end(breakOff, async () => !(await importing.evaluate(({ isFailed }) => isFailed)));
  await importing.evaluate(({ failed }) => failed);
  scripts.hold();
}
