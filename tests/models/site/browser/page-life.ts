import type { Page, Route } from 'playwright/test';
import { expect } from '../../../fixtures.ts';
import { answerAsNewBuild } from '../../../support/hydration.ts';
import { polling } from '../../polling.ts';
import type { PageLifeScreen } from '../page-life.table.ts';
import { untilEffectsAreDone } from './effects.ts';
import { arrive, breakOff, failImport, holdRequests } from './held-requests.ts';
import { restoreNetwork, sayNetwork, untilToolsAreThere } from './site-walks.ts';

const pageScript = /\/assets\/terms-[^/]+\.js$/;
const panelScript = /\/assets\/AccessibilityPanel-[^/]+\.js$/;
const lifeScript = /\/assets\/tools-[^/]+\.js$/;

/** Lets a walk say whether the page is a reload. Call it before anything is opened. */
export async function giveNavigationType(page: Page): Promise<void> {
  await page.addInitScript(() => {
    performance.getEntriesByType = () => [
      { type: Reflect.get(window, 'isReload') === true ? 'reload' : 'navigate' } as unknown as PerformanceEntry,
    ];
  });
}

/** A built page whose own script is held back, with the script of its machine there. */
export async function openPageLife(
  page: Page,
  path: string,
  expectedMessages: RegExp[],
): Promise<PageLifeScreen & { end(): Promise<void> }> {
  const scripts = await holdRequests(page, pageScript);
  const life = page.waitForResponse(lifeScript);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  await page.mouse.wheel(0, 1);
  await (await life).finished();

  const panel = await holdRequests(page, panelScript);
  let reloads = 0;
  const builds: Route[] = [];
  await page.route(
    ({ pathname }) => pathname === path,
    (route) => {
      if (!route.request().isNavigationRequest()) {
        builds.push(route);
        return;
      }
      reloads += 1;
      // A document without content leaves the page as it is.
      return route.fulfill({ status: 204 });
    },
  );
  const button = page.getByRole('button', { name: 'Accessibility and language' });
  const offline = page.getByText('You are offline');
  const offer = page.locator('[data-reload]');
  let network: 'online' | 'offline' = 'online';
  let isStalled = false;
  let isPanelMissing = false;

  /** Does what makes a stalled page load its scripts again. It stalls a moment after its script has failed. */
  async function loadAgain(act: () => Promise<void>): Promise<void> {
    if (!isStalled) return act();
    isStalled = false;
    scripts.hold();
    const before = scripts.count();
    const requestsAfterAct = async () => {
      await act();
      return scripts.count();
    };
    await expect.poll(requestsAfterAct, polling).toBeGreaterThan(before);
  }

  /** Waits until the page has asked for the build that the host has by now. */
  async function untilAsked(): Promise<Route> {
    await expect.poll(() => builds.length, polling).toBeGreaterThan(0);
    return builds.pop() as Route;
  }

  /** Asks for the script of the panel, as a browser does that has not yet missed its network. */
  async function askForPanel(): Promise<void> {
    await sayNetwork(page, 'online');
    // A click while it loads would cancel that.
    if (!panel.isHeld()) await button.click();
    await panel.held();
    await sayNetwork(page, network);
  }

  return {
    until: (check) =>
      expect(async () =>
        check({
          isHydrated: (await page.locator('html[data-ready]').count()) === 1,
          saysOffline: await offline.isVisible(),
          offersReload: await offer.isVisible(),
          reloads,
        }),
      ).toPass(polling),
    hydrate: async () => {
      await scripts.end(arrive);
      await untilToolsAreThere(page);
    },
    failToHydrate: async ({ isNetworkBack }) => {
      expectedMessages.push(/^Failed to load resource: net::ERR_FAILED/);
      if (isNetworkBack) await restoreNetwork(page);
      // With a network the page would take this for a deploy: that is "script.missing".
      await sayNetwork(page, 'offline');
      await scripts.end(breakOff, ({ isRepeated }) => !(isRepeated && isNetworkBack));
      isStalled = !isNetworkBack;
      if (isStalled) return;
      await scripts.held();
      await sayNetwork(page, network);
    },
    act: () => loadAgain(() => page.keyboard.press('Shift')),
    loseNetwork: async () => {
      network = 'offline';
      await sayNetwork(page, network);
      await page.evaluate(() => void dispatchEvent(new Event('offline')));
    },
    restoreNetwork: async () => {
      network = 'online';
      await loadAgain(() => restoreNetwork(page));
      // What was missing is requested again.
      if (isPanelMissing) await panel.held();
    },
    missScript: async ({ isReload }) => {
      expectedMessages.push(/^Failed to load resource: net::ERR_FAILED/);
      await page.evaluate((isAgain) => Object.assign(window, { isReload: isAgain }), isReload);
      await askForPanel();
      await failImport(page, panel);
      isPanelMissing = true;
      await untilEffectsAreDone(page);
    },
    answer: async ({ isNewBuild, isFormInUse }) => {
      await page.evaluate((isInUse) => {
        // This page has no form of its own.
        const field = document.forms[0]?.querySelector('input') ?? document.createElement('input');
        if (!field.form) document.body.appendChild(document.createElement('form')).append(field);
        field.value = isInUse ? 'Ana' : '';
      }, isFormInUse);
      const route = await untilAsked();
      if (!isNewBuild) return route.continue();
      await answerAsNewBuild(route);
    },
    failToAnswer: async () => (await untilAsked()).abort(),
    loadScript: async () => {
      await askForPanel();
      await panel.end(arrive);
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      // The dialog hears Escape once it has taken the focus, a frame after it is seen.
      const isFocusInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
      await expect.poll(isFocusInside, polling).toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    },
    chooseReload: async () => {
      if (await offer.isVisible()) await offer.click();
    },
    // The browser of the tests keeps no pages: the events are those of one that does.
    hide: () => page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))),
    restore: () => page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    end: async () => {
      await scripts.endAll(breakOff);
      await panel.endAll(breakOff);
      await Promise.all(builds.map(breakOff));
      await page.unrouteAll();
    },
  };
}
