import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { describeWalks, type Walks } from '../../../../machines/model-testing/suite.ts';
import type { Plan } from '../../../../machines/model-testing/walk.ts';
import { screens } from '../../../support/open-view.ts';
import { openWatchedPage, type WatchedPage } from '../../../support/page.ts';
import type { TestStack } from '../../../support/stack.ts';
import { patience } from '../patience.ts';

/** What takes hold of a page for one walk. */
interface Hold {
  /** The page, loaded anew and in use. */
  page: Page;
  plan: Plan;
  /** Takes what the walk makes the page's console say. */
  expectedMessages: RegExp[];
}

/** The walks of one machine on the built site. */
interface SiteWalks<TMachine extends AnyStateMachine, TScreen>
  extends Pick<Walks<TMachine, TScreen>, 'model' | 'table'> {
  stack: () => TestStack;
  /** Where each walk begins. */
  path: string;
  /** Loads the page for a walk, in place of waiting until all its tools are there. */
  load?: (page: Page, path: string) => Promise<void>;
  /** Called before anything is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  openScreen: (hold: Hold) => Promise<TScreen & { end?(): Promise<void> }>;
}

/** Loads the page anew, and uses it, so that all its tools are there. */
export async function loadAnew(page: Page, path: string): Promise<void> {
  // The question whether to leave what an earlier walk has typed could still stop the load.
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true));
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
  await expect.poll(partsThatWait, patience).toBe(0);
}

/**
 * Walks a machine on the built site. All its walks share one page, which is loaded anew for each: that takes half the
 * time of a browser context of its own.
 */
export function describeSiteWalks<TMachine extends AnyStateMachine, TScreen>(
  walks: SiteWalks<TMachine, TScreen>,
): void {
  const { model, table, stack, path, load = loadAnew, prepare, openScreen } = walks;
  const context = { viewport: screens.desk, reducedMotion: 'reduce' } as const;
  const expectedMessages: RegExp[] = [];
  let watched: WatchedPage | undefined;

  function openPage(): Promise<WatchedPage> {
    return openWatchedPage(stack(), {
      context,
      expectedMessages,
      prepare: async (page) => {
        page.setDefaultTimeout(patience.timeout);
        // Where the visitor was in an earlier walk is forgotten.
        await page.addInitScript(() => {
          if (self === top) sessionStorage.clear();
        });
        await prepare?.(page);
      },
    });
  }

  describeWalks<TMachine, TScreen & { end?(): Promise<void> }>({
    model,
    table,
    level: 'browser',
    open: async (_input, plan) => {
      watched ??= await openPage();
      await load(watched.page, path);
      return openScreen({ page: watched.page, plan, expectedMessages });
    },
    close: (screen) => screen.end?.(),
  });

  it(`"${model.machine.id}" makes the console say nothing else`, async () => {
    if (!watched) throw new Error('No walk has opened a page');
    await expect(watched.finish()).resolves.toBeUndefined();
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
