import { describe, expect, it } from 'vitest';
import type { LegacyTables } from '../../src/rules/legacy-redirects.ts';
import { exactRedirects, redirectTarget, spelledRedirects } from './redirects.ts';

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

  it.each(['//elsewhere.example/index.html', '/\\elsewhere.example/index.html', '/\t/elsewhere.example/index.html'])(
    'does not redirect %j, whose target browsers would take for another site',
    (path) => {
      expect(redirectTarget(path, '', tables)).toBeNull();
    },
  );
});

describe('the redirects for a static host', () => {
  it('spell each address three ways, with and without a slash at the end', () => {
    const to = '/services/myopia-management';
    expect(spelledRedirects({ ...tables, prefixes: [] }, []).slice(-6)).toEqual([
      { from: '/myopia-control', to },
      { from: '/myopia-control/', to },
      { from: '/Myopia-Control', to },
      { from: '/Myopia-Control/', to },
      { from: '/MYOPIA-CONTROL', to },
      { from: '/MYOPIA-CONTROL/', to },
    ]);
  });

  it('say which contact form to open', () => {
    const to = '/?tab=contact-lens#contact';
    expect(spelledRedirects(tables, [])).toContainEqual({ from: '/order-contact-lenses', to });
  });

  it('write a prefix out for the pages that exist', () => {
    const pages = ['/', '/team/dr-ana-reyes', '/services', '/services/'];
    const rows = spelledRedirects({ redirects: [], prefixes: tables.prefixes }, pages);
    expect(rows).toContainEqual({ from: '/dr-ana-reyes', to: '/team/dr-ana-reyes' });
    expect(rows).toContainEqual({ from: '/Dr-Ana-Reyes/', to: '/team/dr-ana-reyes' });
    expect(rows.filter(({ from }) => !from.includes('index.html'))).toHaveLength(6);
  });

  it("redirect the names of the pages' files to the pages", () => {
    expect(spelledRedirects({ redirects: [], prefixes: [] }, ['/', '/terms'])).toEqual([
      { from: '/index.html', to: '/' },
      { from: '/terms/index.html', to: '/terms' },
    ]);
  });
});

describe('the redirects for a server that adds the query', () => {
  it('name path, form and section separately', () => {
    expect(exactRedirects(tables, ['/team/dr-ana-reyes'])).toEqual([
      { from: '/contact', path: '/', hash: '#contact' },
      { from: '/order-contact-lenses', path: '/', tab: 'contact-lens', hash: '#contact' },
      { from: '/myopia-control', path: '/services/myopia-management', hash: '' },
      { from: '/dr-ana-reyes', path: '/team/dr-ana-reyes', hash: '' },
    ]);
  });
});
