import { describe, expect, it } from 'vitest';
import { legacyPrefixes, legacyRedirects } from '../../content/redirects.ts';
import { legacyTarget } from './legacy-redirects.ts';

const tables = { redirects: legacyRedirects, prefixes: legacyPrefixes };
const target = (path: string, query = '') => legacyTarget(path, query, tables);

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

describe('legacyTarget', () => {
  it.each(table)('leads %s to %s in every spelling', (path, to) => {
    expect(target(path)?.to).toBe(to);
    expect(target(`${path}/`)?.to).toBe(to);
    expect(target(path.toUpperCase())?.to).toBe(to);
  });

  it('opens the tab that the old page held', () => {
    expect(target('/schedule-appointment-2')).toEqual({ to: '/#contact', tab: 'appointment' });
    expect(target('/order-contact-lenses')).toEqual({ to: '/#contact', tab: 'contact-lens' });
    expect(target('/contact')).toEqual({ to: '/#contact' });
  });

  it('keeps the query, before the hash', () => {
    expect(target('/contact', '?from=mail')?.to).toBe('/?from=mail#contact');
    expect(target('/vision-therapy/', '?a=1&b=2')?.to).toBe('/services/vision-therapy?a=1&b=2');
    expect(target('/Dr-Nobody', '?A=1')?.to).toBe('/team/dr-nobody?A=1');
  });

  it.each([
    '/',
    '',
    '//',
    '/contact//',
    '/contact/us',
    '/contact.php',
    '/contacts',
    '/dr-',
    '/dr-/',
    '/dr-who.html',
    '/dr-who/reviews',
    '/service-',
    '/service-ipl/../x',
    '/services/x',
    '/drwho',
    '/anything-else',
  ])('leads %j nowhere', (path) => {
    expect(target(path)).toBeNull();
  });
});
