import { expect, test } from '../../tests/fixtures.ts';
import { notFoundMessage, screens } from '../../tests/support/open-view.ts';
import { hosts } from './old-addresses.ts';

const context = { viewport: screens.desk, reducedMotion: 'reduce' } as const;

for (const { host, hasRedirects, prepare } of hosts) {
  test.describe(`on ${host}`, () => {
    test('the way back leads past an old address', async ({ openPage }) => {
      const expectedMessages = hasRedirects ? [] : [notFoundMessage];
      const page = await openPage('/terms', { context, expectedMessages });
      await prepare(page);
      await page.goto('/order-contact-lenses');
      await page.getByRole('tab', { name: 'Contact Lens Ordering', selected: true }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/terms');
    });
  });
}
