import { describe, expect, it, vi } from 'vitest';
import { practice } from '#content/practice.data.ts';
import { contentTypes, type HostRules, hostFiles, redirectTarget } from './hosts.ts';

vi.mock('#content/redirects.data.ts', () => ({
  redirects: {
    addresses: [
      { from: '/contact', to: '/#contact' },
      { from: '/order', to: '/#contact', tab: 'contact-lens' },
    ],
    families: [{ from: '/dr-', to: '/team/dr-' }],
  },
}));

const policy = "default-src 'none'; script-src 'self' 'sha256-abc/+='";
const rules: HostRules = {
  headers: {
    '/*': { 'Content-Security-Policy': policy, Reports: 'a="https://b.example"' },
    '/admin/*': { 'Content-Security-Policy': "script-src 'self'", 'X-Robots-Tag': 'noindex' },
  },
  pages: ['/', '/team/dr-ana-reyes'],
};

const files = (changed: Partial<HostRules> = {}) =>
  hostFiles({ ...rules, ...changed }, new Date('2026-11-20T12:00:00Z'));
const file = (name: string) => files()[name] ?? '';

it('names the character set of every type that is text or XML', () => {
  const texts = Object.values(contentTypes).filter((type) => /^text\/|xml|json|manifest/.test(type));
  expect(texts.length).toBeGreaterThan(7);
  expect(texts.filter((type) => !type.endsWith('; charset=utf-8'))).toEqual([]);
});

describe('Netlify and Cloudflare', () => {
  it('read headers for all paths, in place of them those of the editor, then those of the hashed files', () => {
    const ofEditor = [
      '  ! Content-Security-Policy',
      "  Content-Security-Policy: script-src 'self'",
      '  X-Robots-Tag: noindex',
    ];
    expect(file('_headers').split('\n')).toEqual([
      '/*',
      `  Content-Security-Policy: ${policy}`,
      '  Reports: a="https://b.example"',
      '/admin',
      ...ofEditor,
      '/admin/*',
      ...ofEditor,
      '/assets/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
    ]);
  });

  it('read old addresses in three spellings, with and without a slash, and the names of files', () => {
    const spelled = (spellings: string[], to: string) =>
      spellings.flatMap((from) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
    expect(file('_redirects').trim().split('\n')).toEqual([
      ...spelled(['/contact', '/Contact', '/CONTACT'], '/#contact'),
      ...spelled(['/order', '/Order', '/ORDER'], '/?tab=contact-lens#contact'),
      ...spelled(['/dr-ana-reyes', '/Dr-Ana-Reyes', '/DR-ANA-REYES'], '/team/dr-ana-reyes'),
      '/index.html / 301',
      '/team/dr-ana-reyes/index.html /team/dr-ana-reyes 301',
    ]);
  });

  it('get no header that Cloudflare would ignore for its length', () => {
    expect(() => files({ headers: { '/*': { Long: 'a'.repeat(1_990) } } })).not.toThrow();
    expect(() => files({ headers: { '/*': { Long: 'a'.repeat(2_000) } } })).toThrow('a line may have 2000 characters');
  });

  it('keep addresses without a slash', () => {
    expect(JSON.parse(file('.hosts/wrangler.json'))).toMatchObject({
      assets: { directory: '..', html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
    });
  });
});

it('gives Caddy nothing that it would read as a placeholder', () => {
  expect(() => files({ headers: { '/*': { A: '{uri}' } } })).toThrow('Caddy cannot quote');
});

it('says where to report a vulnerability, for less than a year', () => {
  const text = file('.well-known/security.txt');
  expect(text).toContain(`Contact: ${practice.securityContact}\n`);
  expect(text).toContain('Expires: 2027-10-20T12:00:00.000Z\n');
  expect(text).toContain(`Canonical: ${practice.host}/.well-known/security.txt\n`);
});

describe('a server', () => {
  it("redirects the name of a page's file to the page", () => {
    expect(redirectTarget('/index.html', '')).toBe('/');
    expect(redirectTarget('/services/ipl-therapy/index.html', '?a=b')).toBe('/services/ipl-therapy?a=b');
    expect(redirectTarget('/services/index.htm', '')).toBeNull();
  });

  it.each(['//elsewhere.example/index.html', '/\\elsewhere.example/index.html', '/\t/elsewhere.example/index.html'])(
    'does not redirect %j, whose target browsers would take for another site',
    (path) => {
      expect(redirectTarget(path, '')).toBeNull();
    },
  );
});
