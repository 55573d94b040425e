import type { Page, Route } from 'playwright/test';
import { expect } from '../fixtures.ts';
import type { ProxyAnswer } from '../support/function-proxy.ts';
import type { Setup } from './path-tests.ts';

/** The script of the accessibility panel, which is a lazy part of every page. */
export const panelScript = /\/assets\/SettingsPanel-[^/]+\.js$/;

/** How a request ends. */
type End = (route: Route) => Promise<void>;
export const abort: End = (route) => route.abort();
export const respond: End = (route) => route.continue();

/** The requests for some files, held until a test ends them. */
export type HeldRequests = Awaited<ReturnType<typeof holdRequests>>;

/** Holds the requests for files from now on. */
export async function holdRequests(page: Page, files: RegExp | string) {
  const held: Route[] = [];
  let following: { end: End; select: () => Promise<boolean> } | undefined;
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
    /** Waits for a request, and ends it and those that follow: all, or those that are selected. */
    end: async (end: End, select = async () => true) => {
      await untilHeld();
      following = { end, select };
      await endHeld(end);
    },
    /** Holds requests again. */
    hold: () => {
      following = undefined;
    },
    /** Ends requests that are held, if any, and those that follow. */
    endAll: (end: End) => {
      following = { end, select: async () => true };
      return endHeld(end);
    },
  };
}

/** The response of a gateway without the function, which is final. */
export const noFunction: ProxyAnswer = { status: 404, body: 'Not found' };

/** Holds the requests of the forms until they are answered, one after the other. */
export function holdSubmissions({ product: { proxy }, expectedMessages }: Setup) {
  let release = proxy.hold();
  let answered = 0;
  const isHeld = () => proxy.seen.length === answered + 1;
  const untilSending = () => expect.poll(isHeld).toBe(true);
  return {
    isHeld,
    untilSending,
    answer: async (response: ProxyAnswer) => {
      await untilSending();
      answered += 1;
      const { status } = response;
      if (status >= 400) expectedMessages.push(new RegExp(`^Failed to load resource: .* status of ${status}`));
      proxy.setNextBehaviors(response);
      release();
      release = proxy.hold();
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
