import { describe, expect } from 'vitest';
import { test } from '../support/journey.ts';
import { notFoundMessage, screens } from '../support/open-view.ts';
import { hosts, oldAddresses, spellings } from './old-addresses.ts';

const context = { viewport: screens.desk, reducedMotion: 'reduce' } as const;

describe.for(hosts)('on $host', ({ knowsOldAddresses, prepare }) => {
  test.for(oldAddresses)('$from leads to $to in every spelling', async ({ from, to, heading, tab }, { openPage }) => {
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
});
