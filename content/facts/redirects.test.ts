import { expect, it } from 'vitest';
import { legacyTarget } from '../../src/rules/legacy-redirects.ts';
import { legacyPrefixes, legacyRedirects } from '../index.ts';

const target = (path: string) => legacyTarget(path, '', { redirects: legacyRedirects, prefixes: legacyPrefixes });

const table = [
  ['/services', '/#services'],
  ['/team', '/#doctors'],
  ['/contact', '/#contact'],
  ['/schedule-appointment-2', '/#contact'],
  ['/patient-intake-form', '/#contact'],
  ['/order-contact-lenses', '/#contact'],
  ['/general-eye-exam', '/services/comprehensive-eye-exam'],
  ['/comprehensive-eye-examination', '/services/comprehensive-eye-exam'],
  ['/vision-therapy', '/services/vision-therapy'],
  ['/red-eye-emergency-eye-care', '/services/emergency-eye-care'],
  ['/myopia-control', '/services/myopia-management'],
  ['/dry-eye-therapy', '/services/dry-eye-therapy'],
  ['/intense-pulsed-light-therapy', '/services/ipl-therapy'],
  ['/dr-miriam-castellan', '/team/dr-miriam-castellan'],
  ['/dr-nobody', '/team/dr-nobody'],
  ['/service-ipl-therapy', '/services/ipl-therapy'],
] as const;

it.each(table)('the old address %s leads to %s in every spelling', (path, to) => {
  expect(target(path)?.to).toBe(to);
  expect(target(`${path}/`)?.to).toBe(to);
  expect(target(path.toUpperCase())?.to).toBe(to);
});

it('old addresses of forms open their tab', () => {
  expect(target('/schedule-appointment-2')).toEqual({ to: '/#contact', tab: 'appointment' });
  expect(target('/order-contact-lenses')).toEqual({ to: '/#contact', tab: 'contact-lens' });
  expect(target('/contact')).toEqual({ to: '/#contact' });
});
