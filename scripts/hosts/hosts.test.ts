import { describe, expect, it } from 'vitest';
import { hostConfigurations } from '../host-files.ts';
import { contentTypes, type HostRules } from './rules.ts';

const policy = "default-src 'none'; script-src 'self' 'sha256-abc/+='";
const rules: HostRules = {
  headers: { 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff', Reports: 'a="https://b.example"' },
  redirects: {
    redirects: [
      { from: '/contact', to: '/#contact' },
      { from: '/order', to: '/#contact', tab: 'contact-lens' },
    ],
    prefixes: [{ from: '/dr-', to: '/team/dr-' }],
  },
  pages: ['/', '/team/dr-ana-reyes'],
};

const print = (changed: Partial<HostRules> = {}) =>
  hostConfigurations({ ...rules, ...changed }, { host: 'https://www.eyes.example' });
const file = (name: string) => print()[name] ?? '';

it('names the character set of every type that is text or XML', () => {
  const texts = Object.values(contentTypes).filter((type) => /^text\/|xml|json|manifest/.test(type));
  expect(texts.length).toBeGreaterThan(7);
  expect(texts.filter((type) => !type.endsWith('; charset=utf-8'))).toEqual([]);
});

describe('every host', () => {
  const formats = ['_headers', 'vercel.json', '.hosts/Caddyfile', '.hosts/nginx.conf'];

  it.each(formats)('%s: sends every header, and caches hashed files for a year', (name) => {
    const text = file(name).replaceAll('\\"', '"');
    for (const [header, value] of Object.entries(rules.headers)) {
      expect(text).toContain(header);
      expect(text).toContain(value);
    }
    expect(text).toContain('/assets/');
    expect(text).toContain('public, max-age=31536000, immutable');
  });

  it.each(['_redirects', ...formats.slice(1)])('%s: redirects every old address', (name) => {
    for (const address of ['/contact', '/order', '/dr-ana-reyes', 'index']) expect(file(name)).toContain(address);
    for (const target of ['#contact', 'tab=contact-lens', '/team/dr-ana-reyes']) expect(file(name)).toContain(target);
  });
});

describe('Netlify and Cloudflare', () => {
  it('read headers for all paths, then for the hashed files', () => {
    expect(file('_headers').split('\n')).toEqual([
      '/*',
      `  Content-Security-Policy: ${policy}`,
      '  X-Content-Type-Options: nosniff',
      '  Reports: a="https://b.example"',
      '/assets/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
    ]);
  });

  it('read a redirect from each line', () => {
    const lines = file('_redirects').trim().split('\n');
    expect(lines).toContain('/order /?tab=contact-lens#contact 301');
    for (const line of lines) expect(line).toMatch(/^\/\S+ \/\S* 301$/);
  });

  it('get no header that Cloudflare would ignore for its length', () => {
    expect(() => print({ headers: { Long: 'a'.repeat(1_990) } })).not.toThrow();
    expect(() => print({ headers: { Long: 'a'.repeat(2_000) } })).toThrow('a line may have 2000 characters');
  });

  it('keep addresses without a slash, and do not serve files for other hosts', () => {
    expect(JSON.parse(file('.hosts/wrangler.json'))).toMatchObject({
      name: 'eyes-example',
      assets: { directory: '..', html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
    });
    const ignored = file('.assetsignore').trim().split('\n');
    expect(ignored).toEqual(['headers.json', 'vercel.json', '.hosts', '.stamp', '*.br', '*.gz']);
  });
});

describe('Vercel', () => {
  it('reads headers and permanent redirects', () => {
    const { headers, redirects } = JSON.parse(file('vercel.json'));
    expect(headers[0].headers[0]).toEqual({ key: 'Content-Security-Policy', value: policy });
    expect(headers[1].source).toBe('/assets/(.*)');
    expect(redirects).toContainEqual({ source: '/contact', destination: '/#contact', statusCode: 301 });
  });
});

describe('nginx and Caddy', () => {
  it('get nothing that they would read as a variable or placeholder', () => {
    expect(() => print({ headers: { A: '$uri' } })).toThrow('nginx would read a variable');
    expect(() => print({ headers: { A: '{uri}' } })).toThrow('Caddy cannot quote');
  });

  it('share the folder of the site', () => {
    expect(file('.hosts/nginx.conf')).toContain('root /srv/site;');
    expect(file('.hosts/Caddyfile')).toContain('{$SITE_ROOT:/srv/site}');
    expect(file('.hosts/Containerfile')).toContain('COPY . /srv/site\nCOPY .hosts/Caddyfile /etc/caddy/Caddyfile\n');
  });
});
