import { join } from 'node:path';
import { builtSite } from '../../scripts/built-site.ts';
import { expect, test } from '../fixtures.ts';
import { notFoundMessage, screens } from '../support/open-view.ts';
import { oldAddresses, spellings } from './old-addresses.ts';

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

test('an old address opens its page, and Back leads past it, on a host with redirects and on one without', async ({
  openPage,
}) => {
  const page = await openPage('/terms', { context, expectedMessages: [notFoundMessage] });
  const notFound = { status: 404, path: join(builtSite, '404.html'), contentType: 'text/html' };
  for (const hasRedirects of [true, false]) {
    if (!hasRedirects) await page.route('**/order-contact-lenses', (route) => route.fulfill(notFound));
    await page.goto('/order-contact-lenses');
    await page.getByRole('tab', { name: 'Contact Lens Ordering', selected: true }).waitFor();
    await page.waitForURL('/#contact');
    await expect(page.locator('#contact-heading')).toBeFocused();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/terms');
  }
});
