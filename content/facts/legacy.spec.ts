import { expect, test } from '../../tests/fixtures.ts';
import { notFoundMessage, screens } from '../../tests/support/open-view.ts';
import { sample } from '../../tests/support/sample.ts';
import { hosts, oldAddresses, spellings } from './old-addresses.ts';

const context = { viewport: screens.desk, reducedMotion: 'reduce' } as const;

test('a host with redirects redirects every old address in every spelling', async ({ openPage }) => {
  const page = await openPage('/terms');
  const known = oldAddresses.filter(({ heading }) => !heading.endsWith('Not Found'));
  const requested = known.flatMap(({ from, to }) => spellings(from).map((spelling) => ({ spelling, to })));
  const answers = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const { status, url } = await fetch(`${address}?from=card`, { redirect: 'follow' });
          const { pathname, searchParams } = new URL(url);
          return { status, path: pathname, from: searchParams.get('from') };
        }),
      ),
    requested.map(({ spelling }) => spelling),
  );
  expect(answers).toEqual(requested.map(({ to }) => ({ status: 200, path: to.split('#')[0], from: 'card' })));
});

for (const { host, hasRedirects, prepare } of hosts) {
  test.describe(`on ${host}`, () => {
    for (const { from, to, heading, tab } of sample(oldAddresses, 1)) {
      test(`${from} leads to ${to} in every spelling`, async ({ openPage }) => {
        const getsNotFound = !hasRedirects || heading.endsWith('Not Found');
        const page = await openPage(undefined, {
          context,
          expectedMessages: getsNotFound ? [notFoundMessage] : [],
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
