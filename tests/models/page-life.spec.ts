import type { Locator, Route } from 'playwright/test';
import { pageLifeModel } from '#machines/page-life/page-life.model.ts';
import { expect } from '../fixtures.ts';
import { answerAsNewBuild } from '../support/hydration.ts';
import { failImport, holdRequests, panelScript, respond } from './held-requests.ts';
import {
  abortedMessage,
  changeNetwork,
  countReloads,
  openInUse,
  setInput,
  setNetwork,
  untilEffectsRan,
} from './page-control.ts';
import { testPaths } from './path-tests.ts';

const path = '/terms';

/** What a visitor sees of a page's life, and how often the page was reloaded. */
interface PageLifeView {
  offline: Locator;
  offer: Locator;
  reloads(): number;
}

async function expectNoReload({ offer, reloads }: PageLifeView): Promise<void> {
  await expect(offer).toBeHidden();
  expect(reloads()).toBe(0);
}

testPaths<typeof pageLifeModel.machine, PageLifeView>({
  model: pageLifeModel,
  states: {
    'network.online': ({ offline }) => expect(offline).toBeHidden(),
    'network.offline': ({ offline }) => expect(offline).toBeVisible(),
    'build.current': expectNoReload,
    'build.checking': expectNoReload,
    'build.incomplete': async ({ offer, offline, reloads }) => {
      // Without a network, no reload is offered.
      await expect(offer.or(offline).filter({ visible: true })).toHaveCount(1);
      expect(reloads()).toBe(0);
    },
    'build.reloading': ({ reloads }) => expect.poll(reloads).toBe(1),
    // A page that was left looks the same.
    'visit.here': () => {},
    'visit.left': () => {},
  },
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
      if (!panel.isHeld()) await button.click();
      await panel.untilHeld();
      await setNetwork(page, network);
    }

    /** Dispatches the event of a page in the back/forward cache, which the test browser does not have. */
    const leaveOrRestore = (type: 'pagehide' | 'pageshow') =>
      page.evaluate((name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);

    return {
      events: {
        'network.lost': () => {
          network = 'offline';
          return changeNetwork(page, network);
        },
        'network.restored': async () => {
          network = 'online';
          await changeNetwork(page, network);
          // The missing script is requested again.
          if (isPanelMissing) await panel.untilHeld();
        },
        'script.missing': async ({ isReload }) => {
          expectedMessages.push(abortedMessage);
          await page.evaluate(
            (type) => {
              performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
            },
            isReload ? 'reload' : 'navigate',
          );
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
        'page.left': () => leaveOrRestore('pagehide'),
        'page.restored': () => leaveOrRestore('pageshow'),
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
      until: (assertion) => assertion({ offline, offer, reloads }),
      close: async () => {
        await panel.endAll(respond);
        await Promise.all(builds.map(respond));
        await page.unrouteAll();
      },
    };
  },
});
