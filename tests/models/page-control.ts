import type { Page } from 'playwright/test';
import { expect } from '../fixtures.ts';
import { polling } from '../support/open-view.ts';

/** The console message about an aborted request. */
export const abortedMessage = /^Failed to load resource: net::ERR_FAILED/;

/** Opens a page, and moves the pointer until its tools are hydrated. */
export async function openInUse(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const pendingParts = page.locator('[data-awaiting="page-tools"], [data-awaiting="accessibility-panel"]');
  const countAfterMove = async () => {
    // A part may listen to the pointer only after the page is ready.
    await page.mouse.move(2, 2);
    await page.mouse.move(4, 4);
    return pendingParts.count();
  };
  await expect.poll(countAfterMove).toBe(0);
}

/** Waits until React has run the effects of what is rendered. A paused clock does not delay them. */
export const untilEffectsRan = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });

/** Installs a clock that can be paused. Call it before navigation. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  // The clock hides the type of the navigation. When a script is missing, the site reloads the page once. Path tests
  // begin after that reload.
  await page.addInitScript(() => {
    performance.getEntriesByType = () => [{ type: 'reload' } as unknown as PerformanceEntry];
  });
}

/** Pauses the clock: from now on, time passes only in `page.clock.runFor`, and no frames are drawn. */
export async function pauseClock(page: Page): Promise<void> {
  // The clock can only be paused in the future. Timers until then fire now. On a slow machine that moment may have
  // passed already: then the clock stands still, and the second attempt succeeds.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))).toPass(polling);
}

type Network = 'online' | 'offline';

/** Sets `navigator.onLine`, without an event. */
export const setNetwork = (page: Page, network: Network): Promise<unknown> =>
  page.evaluate(
    (value) => void Object.defineProperty(navigator, 'onLine', { value, configurable: true }),
    network === 'online',
  );

/** Sets `navigator.onLine`, and dispatches the event. */
export async function changeNetwork(page: Page, network: Network): Promise<void> {
  await setNetwork(page, network);
  await page.evaluate((type) => void dispatchEvent(new Event(type)), network);
}

/** Counts reloads of the page from now on, and leaves it as it is. */
export async function countReloads(page: Page): Promise<() => number> {
  let reloads = 0;
  await page.route('**', (route) => {
    if (!route.request().isNavigationRequest() || route.request().frame() !== page.mainFrame()) return route.fallback();
    reloads += 1;
    // A document without content changes nothing.
    return route.fulfill({ status: 204 });
  });
  return () => reloads;
}

/** Fills in a form, or empties it. The page has none of its own. */
export const setInput = (page: Page, isFormInUse: boolean): Promise<void> =>
  page.evaluate((isInUse) => {
    const field = document.forms[0]?.querySelector('input') ?? document.createElement('input');
    if (!field.form) document.body.appendChild(document.createElement('form')).append(field);
    field.value = isInUse ? 'Ana' : '';
  }, isFormInUse);
