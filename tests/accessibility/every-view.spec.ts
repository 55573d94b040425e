import { views } from '../../scripts/pages.ts';
import { expect, test } from '../fixtures.ts';
import { notFoundMessage, openView, screens, untilReady } from '../support/open-view.ts';
import { axeViolations } from './axe-check.ts';
import { layoutViolations } from './layout-violations.ts';
import { layouts } from './layouts.ts';
import { readTabOrder } from './tab-order.ts';
import { findSmallTargets } from './targets.ts';

test.describe('every view', () => {
  for (const { path, status } of views) {
    test(`${path} opens without errors and has no violations on a phone`, async ({ openPage }) => {
      const logged: string[] = [];
      const failed: string[] = [];
      const page = await openPage(undefined, {
        context: { viewport: screens.phone, reducedMotion: 'reduce' },
        expectedMessages: status === 404 ? [notFoundMessage] : [],
      });
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') logged.push(message.text());
      });
      page.on('requestfailed', (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`));
      page.on('response', (response) => {
        if (response.status() >= 400) failed.push(`${response.status()} ${new URL(response.url()).pathname}`);
      });
      await page.goto(path);
      await untilReady(page);
      // On pages that are rendered on the client, the footer appears last.
      await page.getByRole('contentinfo').waitFor();
      expect.soft(await axeViolations(page, ['usual'])).toEqual([]);
      const isNotFound = (await page.getByText('404', { exact: true }).count()) > 0;
      expect.soft(logged).toEqual(isNotFound ? [`Page not found: ${path}`] : []);
      expect.soft(failed).toEqual(status === 404 ? [`404 ${path}`] : []);
    });
  }
});

test.describe('every layout', () => {
  for (const view of layouts) {
    test(`of ${view.path} has high contrast, large targets and a visible focus on a phone`, async ({ openPage }) => {
      const page = await openView(openPage, view);
      await page.getByRole('contentinfo').waitFor();
      expect.soft(await axeViolations(page, ['high contrast'])).toEqual([]);
      expect.soft(await findSmallTargets(page)).toEqual([]);
      const { violations, stops } = await readTabOrder(page);
      expect.soft(violations).toEqual([]);
      expect.soft(stops[0]).toBe('a "Skip to main content"');
      expect.soft(stops.length).toBeGreaterThan(20);
    });

    test(`of ${view.path} can be used on a desktop and in every display mode`, async ({ openPage }) => {
      const page = await openView(openPage, view, { context: { viewport: screens.desk } });
      await page.getByRole('contentinfo').waitFor();
      expect.soft(await axeViolations(page, ['usual'])).toEqual([]);
      expect.soft((await readTabOrder(page)).violations).toEqual([]);
      expect.soft(await layoutViolations(page)).toEqual([]);
    });
  }
});
