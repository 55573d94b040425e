import type { Page, Route } from 'playwright/test';
import { pageLifeModel } from '#machines/page-life/page-life.model.ts';
import { expect } from '../fixtures.ts';
import { answerAsNewBuild } from '../support/hydration.ts';
import { polling } from '../support/open-view.ts';
import { failImport, holdRequests, panelScript, respond } from './held-requests.ts';
import {
  abortedMessage,
  controlNetwork,
  countReloads,
  openInUse,
  restoreNetwork,
  setInput,
  setNetwork,
  untilEffectsRan,
} from './page-control.ts';
import { testPaths } from './path-tests.ts';

const path = '/terms';

/** Gives the test control over the network and the type of the navigation. Call it before navigation. */
async function preparePageLife(page: Page): Promise<void> {
  await controlNetwork(page);
  await page.addInitScript(() => {
    performance.getEntriesByType = () => [
      { type: Reflect.get(window, 'isReload') === true ? 'reload' : 'navigate' } as unknown as PerformanceEntry,
    ];
  });
}

/** What a visitor sees of a page's life. */
interface PageLifeView {
  readonly saysOffline: boolean;
  readonly offersReload: boolean;
  /** How often the page was reloaded. */
  readonly reloads: number;
}

const shows = (part: Partial<PageLifeView>) => (view: PageLifeView) => expect(view).toMatchObject(part);

testPaths<typeof pageLifeModel.machine, PageLifeView>({
  model: pageLifeModel,
  states: {
    'network.online': shows({ saysOffline: false }),
    'network.offline': shows({ saysOffline: true }),
    'build.current': shows({ offersReload: false, reloads: 0 }),
    'build.checking': shows({ offersReload: false, reloads: 0 }),
    // Without a network, no reload is offered.
    'build.incomplete': ({ offersReload, saysOffline, reloads }) =>
      expect([offersReload || saysOffline, reloads]).toEqual([true, 0]),
    'build.reloading': shows({ reloads: 1 }),
    // A page that was left looks the same.
    'visit.here': shows({}),
    'visit.left': shows({}),
  },
  prepare: preparePageLife,
  open: async ({ page, expectedMessages }) => {
    await openInUse(page, path);
    const panel = await holdRequests(page, panelScript);
    const reloads = await countReloads(page);
    const builds: Route[] = [];
    await page.route(
      (url) => url.pathname === path,
      (route) => (route.request().isNavigationRequest() ? route.fallback() : void builds.push(route)),
    );
    const button = page.getByRole('button', { name: 'Accessibility and language' });
    const offline = page.getByText('You are offline');
    const offer = page.locator('[data-reload]');
    let network: 'online' | 'offline' = 'online';
    let isPanelMissing = false;

    /** Waits until the page has requested the current build from the host. */
    async function untilBuildRequested(): Promise<Route> {
      await expect.poll(() => builds.length).toBeGreaterThan(0);
      return builds.pop() as Route;
    }

    /** Makes the page request the panel's script, even without a network: `navigator.onLine` can be wrong. */
    async function requestPanel(): Promise<void> {
      await setNetwork(page, 'online');
      const isWaiting = (await button.getAttribute('aria-busy')) === 'true';
      // A click while it is loading would cancel it. The script can also be requested again without the panel.
      if (!isWaiting || !panel.isHeld()) {
        // While it waits for the network, the first click cancels it.
        if (isWaiting) await button.click();
        await button.click();
      }
      await panel.untilHeld();
      await setNetwork(page, network);
    }

    return {
      events: {
        'network.lost': async () => {
          network = 'offline';
          await setNetwork(page, network);
          await page.evaluate(() => void dispatchEvent(new Event('offline')));
        },
        'network.restored': async () => {
          network = 'online';
          await restoreNetwork(page);
          // The missing script is requested again.
          if (isPanelMissing) await panel.untilHeld();
        },
        'script.missing': async ({ isReload }) => {
          expectedMessages.push(abortedMessage);
          await page.evaluate((value) => Object.assign(window, { isReload: value }), isReload);
          await requestPanel();
          await failImport(page, panel);
          isPanelMissing = true;
          await untilEffectsRan(page);
        },
        'script.loaded': async () => {
          await requestPanel();
          await panel.end(respond);
          const dialog = page.getByRole('dialog');
          await dialog.waitFor();
          // The dialog listens to Escape once it has the focus, a frame after it is visible.
          const isFocusInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
          await expect.poll(isFocusInside).toBe(true);
          await page.keyboard.press('Escape');
          await dialog.waitFor({ state: 'hidden' });
        },
        'reload.chosen': async () => {
          if (await offer.isVisible()) await offer.click();
        },
        // Pages do not enter the back/forward cache of the test browser. These are the events of one that does.
        'page.left': () =>
          page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))),
        'page.restored': () =>
          page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
      },
      actors: {
        checkReload: {
          done: async ({ isNewBuild, isFormInUse }) => {
            await setInput(page, isFormInUse);
            const route = await untilBuildRequested();
            await (isNewBuild ? answerAsNewBuild(route) : route.continue());
          },
          failed: async () => (await untilBuildRequested()).abort(),
        },
      },
      until: (assertion) =>
        expect(async () =>
          assertion({
            saysOffline: await offline.isVisible(),
            offersReload: await offer.isVisible(),
            reloads: reloads(),
          }),
        ).toPass(polling),
      close: async () => {
        await panel.endAll(respond);
        await Promise.all(builds.map(respond));
        await page.unrouteAll();
      },
    };
  },
});
