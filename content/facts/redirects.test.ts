import { expect, it } from 'vitest';
import { legacyTarget } from '../../src/rules/legacy-redirects.ts';
import { legacyPrefixes, legacyRedirects } from '../index.ts';
import { oldAddresses, spellings } from './old-addresses.ts';

const target = (path: string) => legacyTarget(path, '', { redirects: legacyRedirects, prefixes: legacyPrefixes });

it.each(oldAddresses)('the old address $from leads to $to in every spelling', ({ from, to }) => {
  for (const spelling of spellings(from)) expect(target(spelling)?.to ?? '/404').toBe(to);
});

it('old addresses of forms open their tab', () => {
  expect(target('/schedule-appointment-2')).toEqual({ to: '/#contact', tab: 'appointment' });
  expect(target('/order-contact-lenses')).toEqual({ to: '/#contact', tab: 'contact-lens' });
  expect(target('/contact')).toEqual({ to: '/#contact' });
});
