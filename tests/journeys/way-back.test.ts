import { describe, expect } from 'vitest';
import { test } from '../support/journey.ts';
import { notFoundMessage, screens } from '../support/open-view.ts';
import { hosts } from './old-addresses.ts';

const context = { viewport: screens.desk, reducedMotion: 'reduce' } as const;

describe.for(hosts)('on $host', ({ knowsOldAddresses, prepare }) => {
  test('the way back leads past an old address', async ({ openPage }) => {
    const expectedMessages = knowsOldAddresses ? [] : [notFoundMessage];
    const page = await openPage('/terms', { context, expectedMessages });
    await prepare(page);
    await page.goto('/order-contact-lenses');
    await page.getByRole('tab', { name: 'Contact Lens Ordering', selected: true }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/terms');
  });
});
