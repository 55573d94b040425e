import { onePageOfEachKind, views } from '../../scripts/pages.ts';
import { expect, test } from '../fixtures.ts';
import { notFoundMessage, openView, screens, untilReady } from '../support/open-view.ts';
import { axeViolations } from './axe-check.ts';
import { layoutViolations } from './layout-violations.ts';
import { readTabOrder } from './tab-order.ts';
import { findSmallTargets } from './targets.ts';

/** The views that differ in their layout. */
const layouts = [...onePageOfEachKind, '/handled', '/product-card-demo', '/404'];
const others = views.filter(({ path }) => !layouts.includes(path));

// One page opens half of the others. What is true of their text and markup is in `build/every-page.spec.ts`.
for (const half of [0, 1]) {
  test(`every view opens without errors: half ${half + 1} of 2`, async ({ openPage }) => {
    test.setTimeout(120_000);
    let logged: string[] = [];
    let failed: string[] = [];
    const page = await openPage(undefined, {
      context: { viewport: screens.phone, reducedMotion: 'reduce' },
      expectedMessages: [notFoundMessage],
    });
    page.on('console', (message) => {
      if (message.text() !== notFoundMessage) logged.push(message.text());
    });
    page.on('requestfailed', (request) => {
      const { errorText } = request.failure() ?? {};
      // Those of the page before.
      if (errorText !== 'net::ERR_ABORTED') failed.push(`${request.url()} ${errorText}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${new URL(response.url()).pathname}`);
    });
    for (const { path, status } of others.filter((_, place) => place % 2 === half)) {
      logged = [];
      failed = [];
      await page.goto(path);
      await untilReady(page);
      // On pages that are rendered on the client, the footer appears last.
      await page.getByRole('contentinfo').waitFor();
      const isNotFound = (await page.getByText('404', { exact: true }).count()) > 0;
      expect.soft(logged, path).toEqual(isNotFound ? [`Page not found: ${path}`] : []);
      expect.soft(failed, path).toEqual(status === 404 ? [`404 ${path}`] : []);
    }
  });
}

test.describe('every layout', () => {
  for (const view of views.filter(({ path }) => layouts.includes(path))) {
    test(`of ${view.path} can be used in every theme and display mode, by touch and by keyboard`, async ({
      openPage,
    }) => {
      const page = await openView(openPage, view);
      await page.getByRole('contentinfo').waitFor();
      expect.soft(await axeViolations(page, ['usual'])).toEqual([]);
      // The header and the footer are those of the home page.
      const own = view.path === '/' ? 'body' : 'main';
      expect.soft(await axeViolations(page, ['high contrast', 'dark'], own)).toEqual([]);
      expect.soft(await findSmallTargets(page, own)).toEqual([]);
      const { violations, stops } = await readTabOrder(page, own);
      expect.soft(violations).toEqual([]);
      // "/handled" has nothing to press without a link from a mail.
      if (view.path !== '/handled') expect.soft(stops).not.toEqual([]);
      if (own === 'body') expect.soft(stops[0]).toBe('a "Skip to main content"');
      expect.soft(await layoutViolations(page)).toEqual([]);
    });
  }

  test('has what a desktop shows instead of the menu of a phone', async ({ openPage }) => {
    const page = await openView(openPage, { path: '/', status: 200 }, { context: { viewport: screens.desk } });
    expect.soft(await axeViolations(page, ['usual'])).toEqual([]);
    expect.soft((await readTabOrder(page)).violations).toEqual([]);
  });
});
