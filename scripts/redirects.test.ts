import { describe, expect, it } from 'vitest';
import type { LegacyTables } from '../src/rules/legacy-redirects.ts';
import { redirectRows, redirectTarget } from './redirects.ts';

const tables: LegacyTables = {
  redirects: [
    { from: '/contact', to: '/#contact' },
    { from: '/order-contact-lenses', to: '/#contact', tab: 'contact-lens' },
    { from: '/myopia-control', to: '/services/myopia-management' },
  ],
  prefixes: [
    { from: '/dr-', to: '/team/dr-' },
    { from: '/service-', to: '/services/' },
  ],
};

describe('a server', () => {
  it('redirects an old address, and keeps its query', () => {
    expect(redirectTarget('/Myopia-Control/', '?from=mail', tables)).toBe('/services/myopia-management?from=mail');
    expect(redirectTarget('/contact', '', tables)).toBe('/#contact');
  });

  it('says which contact form to open, since it cannot write history state', () => {
    expect(redirectTarget('/order-contact-lenses', '', tables)).toBe('/?tab=contact-lens#contact');
    expect(redirectTarget('/order-contact-lenses/', '?a=b', tables)).toBe('/?a=b&tab=contact-lens#contact');
  });

  it("redirects the name of a page's file to the page", () => {
    expect(redirectTarget('/index.html', '', tables)).toBe('/');
    expect(redirectTarget('/services/ipl-therapy/index.html', '?a=b', tables)).toBe('/services/ipl-therapy?a=b');
    expect(redirectTarget('/services/index.htm', '', tables)).toBeNull();
  });

  it('redirects no other address', () => {
    expect(redirectTarget('/services/myopia-management', '', tables)).toBeNull();
  });
});

describe('the rows for a static host', () => {
  it('spell each address three ways, with and without a slash at the end', () => {
    expect(redirectRows({ ...tables, prefixes: [] }, []).slice(-6)).toEqual([
      '/myopia-control /services/myopia-management 301',
      '/myopia-control/ /services/myopia-management 301',
      '/Myopia-Control /services/myopia-management 301',
      '/Myopia-Control/ /services/myopia-management 301',
      '/MYOPIA-CONTROL /services/myopia-management 301',
      '/MYOPIA-CONTROL/ /services/myopia-management 301',
    ]);
  });

  it('write a prefix out for the pages that exist', () => {
    const pages = ['/', '/team/dr-ana-reyes', '/services', '/services/'];
    const rows = redirectRows({ redirects: [], prefixes: tables.prefixes }, pages);
    expect(rows).toContain('/dr-ana-reyes /team/dr-ana-reyes 301');
    expect(rows).toContain('/Dr-Ana-Reyes/ /team/dr-ana-reyes 301');
    expect(rows.filter((row) => !row.includes('index.html'))).toHaveLength(6);
  });

  it("redirect the names of the pages' files to the pages", () => {
    expect(redirectRows({ redirects: [], prefixes: [] }, ['/', '/terms'])).toEqual([
      '/index.html / 301',
      '/terms/index.html /terms 301',
    ]);
  });
});
