import { expect, it } from 'vitest';
import { legacyTarget } from '../../src/rules/legacy-redirects.ts';
import { oldAddresses, spellings } from './old-addresses.ts';

const target = (path: string) => legacyTarget(path, '');

it.each(oldAddresses)('the old address $from leads to $to in every spelling', ({ from, to }) => {
  for (const spelling of spellings(from)) expect(target(spelling)?.replace(/\?tab=[a-z-]+/, '') ?? '/404').toBe(to);
});

it('old addresses of forms open their tab', () => {
  expect(target('/schedule-appointment-2')).toBe('/?tab=appointment#contact');
  expect(target('/order-contact-lenses')).toBe('/?tab=contact-lens#contact');
  expect(target('/contact')).toBe('/#contact');
});
