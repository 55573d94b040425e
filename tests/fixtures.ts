import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from 'playwright/test';
import { type ConsoleLog, type ExpectedMessage, messageFaults, watchConsole } from './support/console.ts';
import { type Mailbox, type Product, startProduct } from './support/product.ts';
import { keepTranslated } from './support/translation-stand-in.ts';

export { expect } from 'playwright/test';

/** How a page reads: as it was written, or with every text node rewritten by a translation service. */
export type Wording = 'as it is' | 'translated';

/** How a page is opened. */
export interface PageOptions {
  /** How the page reads. Default: as the project says. */
  wording?: Wording;
  /** Playwright's options of a browser context. What a page cannot change later opens a context of its own. */
  context?: BrowserContextOptions;
  /** Console messages that the test provokes on purpose. Each must occur, and nothing else may. */
  expectedMessages?: readonly ExpectedMessage[];
  /** Called before the address is opened, in a new context: to set up routes, scripts or the clock. */
  prepare?(page: Page): Promise<void>;
}

/** Opens a page of the site; stays on an empty page without a path. */
export type OpenPage = (path?: string, options?: PageOptions) => Promise<Page>;

/** What a project may say of its tests. */
export interface TestOptions {
  /** How a page reads unless its test says otherwise. */
  wording: Wording;
}

interface TestFixtures {
  /** Everything behind the pages. After each test it is brought back to its start and emptied. */
  product: Product;
  /** The office's mailbox. */
  mailbox: Mailbox;
  /** Opens a page. Its console fails the test when it says what was not expected. */
  openPage: OpenPage;
}

interface WorkerFixtures {
  /** One product for all tests of a worker. */
  workerProduct: Product;
}

/** Options of a context that a page can change later. */
const changeable = new Set(['viewport', 'colorScheme', 'contrast', 'forcedColors', 'reducedMotion']);

/** Applies options to a page that is open already. Returns false when one of them needs a new context. */
async function apply(page: Page, options: BrowserContextOptions): Promise<boolean> {
  if (Object.keys(options).some((name) => !changeable.has(name))) return false;
  const { viewport, ...media } = options;
  if (viewport) await page.setViewportSize(viewport);
  if (Object.keys(media).length > 0) await page.emulateMedia(media);
  return true;
}

/** Playwright's reset of a context does not take a clock away whole: it needs a context of its own. */
function refuseClock({ clock }: Page): void {
  const refuse = () => {
    throw new Error('Set up the clock in "prepare", which gives the page a context of its own.');
  };
  Object.assign(clock, { install: refuse, pauseAt: refuse, setFixedTime: refuse, setSystemTime: refuse });
}

export const test = base.extend<TestOptions & TestFixtures, WorkerFixtures>({
  wording: ['as it is', { option: true }],

  workerProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
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

  mailbox: ({ product }, use) => use(product.mailbox),

  openPage: async ({ browser, context, page, product: _product, wording: usualWording }, use) => {
    const logs: { context: BrowserContext; log: ConsoleLog }[] = [];
    const expected: (readonly ExpectedMessage[])[] = [];
    let isUsed = false;

    async function newPage(options: BrowserContextOptions, wording: Wording, isNew: boolean): Promise<Page> {
      const isOwn = isNew || isUsed || !(await apply(page, options));
      const ownContext = isOwn ? await browser.newContext(options) : context;
      if (!isOwn) {
        isUsed = true;
        refuseClock(page);
      }
      logs.push({ context: ownContext, log: await watchConsole(ownContext) });
      if (wording === 'translated') await keepTranslated(ownContext);
      return isOwn ? ownContext.newPage() : page;
    }

    await use(async (path, { wording = usualWording, context: options = {}, expectedMessages = [], prepare } = {}) => {
      expected.push(expectedMessages);
      const opened = await newPage(options, wording, prepare !== undefined);
      await prepare?.(opened);
      if (path !== undefined) await opened.goto(path);
      return opened;
    });
    // What a page does about being left is heard as well.
    for (const { context: ownContext } of logs) {
      for (const opened of ownContext.pages()) {
        // No page asks whether it may be left: Chromium answers "no" by itself when a frame of the page loads meanwhile.
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
    const faults = messageFaults(messages, expected.flat());
    for (const { log } of logs) log.stop();
    await context.setOffline(false);
    if (faults.length > 0) throw new Error(`The console:\n${faults.join('\n')}`);
  },
});
