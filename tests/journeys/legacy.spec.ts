import { expect, test } from '../fixtures.ts';
import { notFoundMessage, screens } from '../support/open-view.ts';
import { hosts, oldAddresses, spellings } from './old-addresses.ts';

const context = { viewport: screens.desk, reducedMotion: 'reduce' } as const;

for (const { host, knowsOldAddresses, prepare } of hosts) {
  test.describe(`on ${host}`, () => {
    for (const { from, to, heading, tab } of oldAddresses) {
      test(`${from} leads to ${to} in every spelling`, async ({ openPage }) => {
        const meetsMissingPage = !knowsOldAddresses || heading.endsWith('Not Found');
        const page = await openPage(undefined, {
          context,
          expectedMessages: meetsMissingPage ? [notFoundMessage] : [],
        });
        page.setDefaultTimeout(10_000);
        await prepare(page);
        const [path = '', hash] = to.split('#');
        const query = path === '/404' ? '' : '?from=card';
        for (const spelling of spellings(from)) {
          await page.goto(`${spelling}?from=card`, { waitUntil: 'domcontentloaded' });
          await page.locator('main').getByRole('heading', { name: heading, exact: true }).waitFor();
          await page.waitForURL(`${path}${query}${hash === undefined ? '' : `#${hash}`}`);
          if (tab === undefined) continue;
          await page.getByRole('tab', { name: tab, exact: true, selected: true }).waitFor();
          await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(heading);
        }
      });
    }
  });
}
