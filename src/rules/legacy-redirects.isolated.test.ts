import { describe, expect, it, vi } from 'vitest';
import { legacyTarget } from './legacy-redirects.ts';

vi.mock('#content/redirects.data.ts', () => ({
  redirects: {
    addresses: [
      { from: '/contact', to: '/#contact' },
      { from: '/schedule-appointment-2', to: '/#contact', tab: 'appointment' },
      { from: '/vision-therapy', to: '/services/vision-therapy' },
      { from: '/team/dr-jane-doe', to: '/#doctors' },
    ],
    families: [
      { from: '/dr-', to: '/team/dr-' },
      { from: '/service-', to: '/services/' },
    ],
  },
}));

const target = (path: string, query = '') => legacyTarget(path, query);

describe('legacyTarget', () => {
  it.each([
    ['/contact', '/#contact'],
    ['/vision-therapy', '/services/vision-therapy'],
    ['/team/dr-jane-doe', '/#doctors'],
    ['/dr-nobody', '/team/dr-nobody'],
    ['/service-ipl-therapy', '/services/ipl-therapy'],
  ])('leads %s to %s in every spelling', (path, to) => {
    expect(target(path)).toBe(to);
    expect(target(`${path}/`)).toBe(to);
    expect(target(path.toUpperCase())).toBe(to);
  });

  it('opens the tab that the old page held', () => {
    expect(target('/schedule-appointment-2')).toBe('/?tab=appointment#contact');
    expect(target('/schedule-appointment-2', '?a=1')).toBe('/?a=1&tab=appointment#contact');
  });

  it('keeps the query, before the hash', () => {
    expect(target('/contact', '?from=mail')).toBe('/?from=mail#contact');
    expect(target('/vision-therapy/', '?a=1&b=2')).toBe('/services/vision-therapy?a=1&b=2');
    expect(target('/Dr-Nobody', '?A=1')).toBe('/team/dr-nobody?A=1');
  });

  it.each([
    '/',
    '//',
    '/contact//',
    '/contact.php',
    '/contacts',
    '/dr-/',
    '/dr-who/reviews',
    '/service-ipl/../x',
    '/service-%5cx',
    '/service-\r\nname: value',
    '/services/x',
  ])('leads %j nowhere', (path) => {
    expect(target(path)).toBeNull();
  });
});
