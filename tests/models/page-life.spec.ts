import type { Screen } from 'model-testing';
import type { Page, Route } from 'playwright/test';
import type { pageLifeMachine } from '#machines/page-life/page-life.machine.ts';
import { pageLifeModel } from '#machines/page-life/page-life.model.ts';
import { expect } from '../fixtures.ts';
import { answerAsNewBuild } from '../support/hydration.ts';
import { abort, failImport, holdRequests, panelScript, respond } from './held-requests.ts';
import {
  abortedMessage,
  controlNetwork,
  polling,
  restoreNetwork,
  setNetwork,
  untilEffectsRan,
  untilToolsAreHydrated,
} from './page-control.ts';
import { type Setup, testPaths } from './path-tests.ts';

const path = '/terms';
const pageScript = /\/assets\/legal-[^/]+\.js$/;
const lifeScript = /\/assets\/tools-[^/]+\.js$/;

/** Gives the test control over the network and the type of the navigation. Call it before navigation. */
async function preparePageLife(page: Page): Promise<void> {
  await controlNetwork(page);
  await page.addInitScript(() => {
    performance.getEntriesByType = () => [
      { type: Reflect.get(window, 'isReload') === true ? 'reload' : 'navigate' } as unknown as PerformanceEntry,
    ];
  });
}

async function openPageLife({ page, expectedMessages }: Setup): Promise<Screen<typeof pageLifeMachine, PageLifeView>> {
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
  let isTouched = false;
  let isPanelMissing = false;

  /** Makes a stalled page load its scripts again. It stalls a moment after its script has failed. */
  async function loadAgain(act: () => Promise<void>): Promise<void> {
    if (!isStalled) return act();
    isStalled = false;
    scripts.hold();
    const before = scripts.count();
    const requestsAfterAct = async () => {
      await act();
      return scripts.count();
    };
    await expect.poll(requestsAfterAct).toBeGreaterThan(before);
  }

  /** Waits until the page has requested the current build from the host. */
  async function untilBuildRequested(): Promise<Route> {
    await expect.poll(() => builds.length).toBeGreaterThan(0);
    return builds.pop() as Route;
  }

  /** Makes the page request the panel's script, even without a network: `navigator.onLine` can be wrong. */
  async function requestPanel(): Promise<void> {
    await setNetwork(page, 'online');
    // A click while it is loading would cancel it.
    if (!panel.isHeld()) {
      // While it waits for the network, the first click cancels it.
      if ((await button.getAttribute('aria-busy')) === 'true') await button.click();
      await button.click();
    }
    await panel.untilHeld();
    await setNetwork(page, network);
  }

  return {
    events: {
      'page.hydrated': async () => {
        // Without a network, the page would not load its tools, which other interactions use.
        await setNetwork(page, 'online');
        await scripts.end(respond);
        await untilToolsAreHydrated(page);
        await setNetwork(page, network);
      },
      'page.notHydrated': async ({ isRequestedAgain }) => {
        expectedMessages.push(abortedMessage);
        if (isRequestedAgain) await restoreNetwork(page);
        // With a network, the missing script would mean a deploy, which is the event "script.missing".
        await setNetwork(page, 'offline');
        const isTriedAgain = isRequestedAgain || isTouched;
        await scripts.end(abort, ({ isRepeated }) => !(isRepeated && isTriedAgain));
        isTouched = false;
        isStalled = !isTriedAgain;
        if (isStalled) return;
        await scripts.untilHeld();
        await setNetwork(page, network);
      },
      'visitor.acted': () => {
        isTouched = !isStalled;
        return loadAgain(() => page.keyboard.press('Shift'));
      },
      'network.lost': async () => {
        network = 'offline';
        await setNetwork(page, network);
        await page.evaluate(() => void dispatchEvent(new Event('offline')));
      },
      'network.restored': async () => {
        network = 'online';
        await loadAgain(() => restoreNetwork(page));
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
          await page.evaluate((isInUse) => {
            // This page has no form of its own.
            const field = document.forms[0]?.querySelector('input') ?? document.createElement('input');
            if (!field.form) document.body.appendChild(document.createElement('form')).append(field);
            field.value = isInUse ? 'Ana' : '';
          }, isFormInUse);
          const route = await untilBuildRequested();
          await (isNewBuild ? answerAsNewBuild(route) : route.continue());
        },
        failed: async () => (await untilBuildRequested()).abort(),
      },
    },
    until: (assertion) =>
      expect(async () =>
        assertion({
          isHydrated: (await page.locator('html[data-ready]').count()) === 1,
          saysOffline: await offline.isVisible(),
          offersReload: await offer.isVisible(),
          reloads,
        }),
      ).toPass(polling),
    close: async () => {
      await scripts.endAll(respond);
      await panel.endAll(respond);
      await Promise.all(builds.map(respond));
      await page.unrouteAll();
    },
  };
}

/** What a visitor sees of a page's life. */
interface PageLifeView {
  readonly isHydrated: boolean;
  readonly saysOffline: boolean;
  readonly offersReload: boolean;
  /** How often the page was reloaded. */
  readonly reloads: number;
}

const shows = (part: Partial<PageLifeView>) => (view: PageLifeView) => expect(view).toMatchObject(part);

testPaths<typeof pageLifeModel.machine, PageLifeView>({
  model: pageLifeModel,
  states: {
    'script.hydrating.untouched': shows({ isHydrated: false }),
    // A page that was touched looks the same.
    'script.hydrating.touched': shows({ isHydrated: false }),
    'script.stalled': shows({ isHydrated: false }),
    'script.hydrated': shows({ isHydrated: true }),
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
  path,
  prepare: preparePageLife,
  // The test loads the page itself, and holds its scripts.
  load: async () => {},
  open: openPageLife,
});
