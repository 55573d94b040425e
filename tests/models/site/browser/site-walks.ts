import type { Page } from 'playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { Model } from '../../../../machines/model-testing/model.ts';
import type { Plan, WalkTable } from '../../../../machines/model-testing/walk.ts';
import { expect } from '../../../fixtures.ts';
import { screens } from '../../../support/open-view.ts';
import { testPaths } from '../../path-tests.ts';
import { polling } from '../../polling.ts';

/** What takes hold of a page for one walk. */
interface Hold {
  /** The page, loaded anew and in use. */
  page: Page;
  plan: Plan;
  /** Takes what the walk makes the page's console say. */
  expectedMessages: RegExp[];
}

/** The walks of one machine on the built site. */
interface SitePaths<TMachine extends AnyStateMachine, TScreen> {
  model: Model<TMachine>;
  table: WalkTable<TMachine, TScreen>;
  /** Where each walk begins. */
  path: string;
  /** Loads the page for a walk, in place of waiting until all its tools are there. */
  load?: (page: Page, path: string) => Promise<void>;
  /** Called before anything is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  openScreen: (hold: Hold) => Promise<TScreen & { end?(): Promise<void> }>;
}

/** Opens a page, and uses it, so that all its tools are there. */
export async function openInUse(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await untilToolsAreThere(page);
}

/** Uses the page until all its tools are there. */
export async function untilToolsAreThere(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const awaiting = page.locator('[data-awaiting="page-tools"], [data-awaiting="display-settings"]');
  const partsThatWait = async () => {
    // A part may begin to wait for the pointer only after the page is ready.
    await page.mouse.move(2, 2);
    await page.mouse.move(4, 4);
    return awaiting.count();
  };
  await expect.poll(partsThatWait, polling).toBe(0);
}

/** Walks a machine on the built site. */
export function testSitePaths<TMachine extends AnyStateMachine, TScreen>({
  model,
  table,
  path,
  load = openInUse,
  prepare,
  openScreen,
}: SitePaths<TMachine, TScreen>): void {
  testPaths<TMachine, TScreen>({
    model,
    table,
    open: async ({ openPage }, plan) => {
      const expectedMessages: RegExp[] = [];
      const page = await openPage(undefined, {
        context: { viewport: screens.desk, reducedMotion: 'reduce' },
        expectedMessages,
        prepare: async (opened) => void (await prepare?.(opened)),
      });
      await load(page, path);
      return openScreen({ page, plan, expectedMessages });
    },
  });
}

/** Gives the page a clock that can be stopped. Call it before anything is opened. */
export async function giveClock(page: Page): Promise<void> {
  await page.clock.install();
  // The clock hides how a page was loaded. Where a part of its script is out of reach, the site loads the page anew,
  // once: the walks begin where that has been tried.
  await page.addInitScript(() => {
    performance.getEntriesByType = () => [{ type: 'reload' } as unknown as PerformanceEntry];
  });
}

/** Stops the page's clock: from now on time passes when a walk says so, and nothing is drawn frame by frame. */
export async function stopClock(page: Page): Promise<void> {
  // The clock can be stopped in the future only. What is to ring until then rings now.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Gives the page a browser whose word on the network a walk can change. Call it before anything is opened. */
export async function giveNetwork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => Reflect.get(window, 'isOffline') !== true });
  });
}

/** What the page's browser says of the network from now on, when it is asked. */
export const sayNetwork = (page: Page, network: 'online' | 'offline'): Promise<unknown> =>
  page.evaluate((isOffline) => Object.assign(window, { isOffline }), network === 'offline');

/** Lets the page's browser say that there is a network again. */
export async function restoreNetwork(page: Page): Promise<void> {
  await sayNetwork(page, 'online');
  await page.evaluate(() => dispatchEvent(new Event('online')));
}
