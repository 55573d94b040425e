import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { licenseFaults } from '../../scripts/build/licenses.ts';
import { builtSite } from '../../scripts/built-site.ts';
import { onePageOfEachKind } from '../../scripts/pages.ts';
import { expect, test } from '../fixtures.ts';
import { screens, untilReady } from '../support/open-view.ts';

/** Sizes are those that the network carries: compressed, with headers. */
const most = { requests: 10, scripts: 120_000, document: 30_000, elements: 1_500 };

for (const path of onePageOfEachKind) {
  test(`${path} asks for little until somebody uses it`, async ({ openPage }) => {
    const page = await openPage(path, { isolated: true, context: { viewport: screens.phone } });
    await untilReady(page);
    const size = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      // Chromium fetches pictures some screens ahead.
      const furtherDown = [...document.querySelectorAll('img')].filter(({ loading }) => loading === 'lazy');
      const resources = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ name }) => !furtherDown.some(({ src }) => src === name),
      );
      const scripts = resources.filter(({ name }) => name.endsWith('.js'));
      return {
        requests: 1 + resources.length,
        scripts: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
        document: navigation?.transferSize ?? Number.NaN,
        elements: document.querySelectorAll('*').length,
        others: resources.filter(({ name }) => new URL(name).origin !== location.origin).map(({ name }) => name),
      };
    });
    expect(size.others).toEqual([]);
    for (const kind of ['requests', 'scripts', 'document', 'elements'] as const) {
      expect(size[kind], `${kind} of ${path}`).toBeLessThanOrEqual(most[kind]);
    }
    expect(size.scripts).toBeGreaterThan(0);
  });
}

test.describe('the built site', () => {
  test('has a search index of at most 40 kB', async () => {
    const files = (await readdir(join(builtSite, 'assets'))).filter((file) => /^search-.+\.json\.br$/.test(file));
    const sizes = await Promise.all(
      files.map(async (file) => (await readFile(join(builtSite, 'assets', file))).length),
    );
    expect(sizes).toHaveLength(1);
    expect(sizes[0]).toBeLessThanOrEqual(40_000);
  });

  test('contains neither the inspector nor the examples', async () => {
    const marks = ['/inspector?tab=', 'stately.ai', 'eclipse.elk', 'data-examples'];
    const files = (await readdir(builtSite, { recursive: true })).filter((file) => /\.(?:js|html|css)$/.test(file));
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      const text = await readFile(join(builtSite, file), 'utf8');
      expect([file, ...marks.filter((mark) => text.includes(mark))]).toEqual([file]);
    }
  });

  test('contains only packages with allowed licenses', async () => {
    expect(await licenseFaults(builtSite)).toEqual([]);
  });
});
