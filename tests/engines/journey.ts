import { test as base, expect } from 'playwright/test';
import { functionPort, sitePort } from '../support/addresses.ts';
import { screens } from '../support/open-view.ts';
import { type Product, startProduct } from '../support/product.ts';
import type { Engine, RunningEngine, Size, Tab } from './engine.ts';
import { findEngines } from './find-engines.ts';

interface TestFixtures {
  engine: Engine | null;
  size: Size;
  product: Product;
  /** An empty tab of the engine. A problem that a page reports fails the test. */
  tab: Tab;
}

interface WorkerFixtures {
  /** Starts an engine, or returns the running one. */
  start: (engine: Engine) => Promise<RunningEngine>;
  /** The product at the ports that the built site contains: not every engine can map them to others. */
  workerProduct: Product;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: [null, { option: true }],
  size: [screens.phone, { option: true }],

  start: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const running = new Map<Engine, RunningEngine>();
      await use(async (engine) => {
        const one = running.get(engine) ?? (await engine.start());
        if (!running.has(engine)) console.log(`${engine.name} ${one.version}: ${engine.description}`);
        running.set(engine, one);
        return one;
      });
      for (const one of running.values()) await one.stop();
    },
    { scope: 'worker' },
  ],

  workerProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const product = await startProduct({ site: sitePort, proxy: functionPort });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  product: async ({ workerProduct }, use) => {
    await use(workerProduct);
    await workerProduct.reset();
  },

  tab: async ({ engine, size, start, product: _ }, use, testInfo) => {
    if (engine === null) throw new Error('A journey needs an engine.');
    const tab = await (await start(engine)).openTab(size);
    await use(tab);
    const problems = await tab.takeProblems();
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('screenshot', { body: await tab.screenshot(), contentType: 'image/png' });
    }
    await tab.close();
    expect(problems).toEqual([]);
  },
});

/** Adds the journeys for each engine on this machine, on a phone and at a desk. */
export function forEachEngine(addJourneys: () => void): void {
  for (const engine of findEngines()) {
    for (const size of Object.values(screens)) {
      test.describe(`${engine.name}, ${size.width} pixels wide`, () => {
        test.use({ engine, size });
        addJourneys();
      });
    }
  }
}
