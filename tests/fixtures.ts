import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect as baseExpect,
  type Page,
  type TestInfo,
} from 'playwright/test';
import { type ConsoleLog, type ExpectedMessage, messageProblems, watchConsole } from './support/console.ts';
import { polling, translatePages } from './support/open-view.ts';
import { type Product, startProduct } from './support/product.ts';

const poll: typeof baseExpect.poll = (actual, options) =>
  baseExpect.poll(actual, { ...polling, ...(typeof options === 'string' ? { message: options } : options) });

/** Playwright's `expect`, with a `poll` that reads every 50 ms. Playwright's reads ever less often, up to once a second. */
export const expect = new Proxy(baseExpect, {
  get: (target, name) => (name === 'poll' ? poll : Reflect.get(target, name)),
});

/** Options of `openPage`. */
export interface PageOptions {
  /** Whether a translation service rewrites every text node. */
  isTranslated?: boolean;
  /** Playwright's context options. Options that an open page cannot change create a new context. */
  context?: BrowserContextOptions;
  /** Creates a new context, which takes a second. Needed for a fake clock. */
  isolated?: boolean;
  /** Console messages that the test provokes. Each must occur, and no others. */
  expectedMessages?: readonly ExpectedMessage[];
  /** Sets up routes, scripts or the clock. Called before navigation. */
  prepare?(page: Page): Promise<unknown>;
}

/** Opens a page of the site, or an empty page without a path. */
export type OpenPage = (path?: string, options?: PageOptions) => Promise<Page>;

interface TestFixtures {
  /** The site and its services. Reset after each test. */
  product: Product;
  /** Opens a page. Unexpected console messages fail the test. */
  openPage: OpenPage;
}

interface WorkerFixtures {
  /** One product for all tests of a worker. */
  workerProduct: Product;
}

/** Context options that an open page can change. */
const changeable = new Set(['viewport', 'colorScheme', 'contrast', 'forcedColors', 'reducedMotion']);

/** Applies options to an open page. Returns false when one of them needs a new context. */
async function apply(page: Page, options: BrowserContextOptions): Promise<boolean> {
  if (Object.keys(options).some((name) => !changeable.has(name))) return false;
  const { viewport, ...media } = options;
  if (viewport) await page.setViewportSize(viewport);
  if (Object.keys(media).length > 0) await page.emulateMedia(media);
  return true;
}

/** Prevents a fake clock in the reused context: Playwright does not remove it completely when it resets the context. */
function forbidClock({ clock }: Page): void {
  const fail = () => {
    throw new Error('A fake clock needs an isolated page.');
  };
  Object.assign(clock, { install: fail, pauseAt: fail, setFixedTime: fail, setSystemTime: fail });
}

/** Adds a picture of the page to the report of the test, as a file. A page that has crashed has none. */
async function attachScreenshot(test: TestInfo, page: Page): Promise<void> {
  const path = test.outputPath(`page-${test.attachments.length}.png`);
  const picture = await page.screenshot({ path }).catch(() => null);
  if (picture) test.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  workerProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  launchOptions: [({ workerProduct }, use) => use(workerProduct.launchOptions), { scope: 'worker' }],

  product: async ({ workerProduct }, use) => {
    await use(workerProduct);
    await workerProduct.reset();
  },

  openPage: async ({ browser, context, page, product: _product }, use, testInfo) => {
    const logs: { context: BrowserContext; log: ConsoleLog }[] = [];
    const expected: (readonly ExpectedMessage[])[] = [];
    let isUsed = false;

    async function newPage(options: BrowserContextOptions, isTranslated: boolean, isolated: boolean): Promise<Page> {
      const needsContext = isolated || isUsed || !(await apply(page, options));
      const ownContext = needsContext ? await browser.newContext(options) : context;
      if (!needsContext) {
        isUsed = true;
        forbidClock(page);
      }
      logs.push({ context: ownContext, log: await watchConsole(ownContext) });
      if (isTranslated) await translatePages(ownContext);
      return needsContext ? ownContext.newPage() : page;
    }

    await use(
      async (
        path,
        { isTranslated = false, context: options = {}, isolated = false, expectedMessages = [], prepare } = {},
      ) => {
        expected.push(expectedMessages);
        const opened = await newPage(options, isTranslated, isolated);
        await prepare?.(opened);
        if (path !== undefined) await opened.goto(path);
        return opened;
      },
    );
    // Pages are left before the check, so that their messages on leaving are recorded as well.
    const isFailed = testInfo.status !== testInfo.expectedStatus;
    for (const { context: ownContext } of logs) {
      for (const opened of ownContext.pages()) {
        // Playwright's option `screenshot` captures the pages of passed tests as well, which takes a tenth of their time.
        if (isFailed) await attachScreenshot(testInfo, opened);
        // Without beforeunload dialogs: Chromium cancels the navigation when a frame of the page is loading.
        await opened.evaluate(() => {
          Object.defineProperties(BeforeUnloadEvent.prototype, {
            preventDefault: { value: () => {} },
            returnValue: { set: () => {} },
          });
        });
        await opened.goto('about:blank');
      }
      if (ownContext !== context) await ownContext.close();
    }
    const messages = logs.flatMap(({ log }) => log.messages);
    const problems = messageProblems(messages, expected.flat());
    for (const { log } of logs) log.stop();
    await context.setOffline(false);
    if (problems.length > 0) throw new Error(`Console messages:\n${problems.join('\n')}`);
  },
});
