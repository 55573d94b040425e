import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  buildSettingFaults,
  type HeaderSettings,
  type PolicySources,
  readHeaderSettings,
  siteHeaders,
} from './headers.ts';

const hash = (character: string) => `sha256-${character.repeat(43)}=`;
const sources: PolicySources = {
  scriptHashes: [hash('b'), hash('a'), hash('b')],
  styleHashes: [hash('c')],
  functionOrigin: 'http://127.0.0.1:54321/functions/v1',
};

const plain: HeaderSettings = { hstsSubdomains: false, reportUrl: null };

function directives(given: PolicySources = sources): Map<string, string[]> {
  const policy = siteHeaders(given, plain)['Content-Security-Policy'] ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

describe('the content-security policy', () => {
  it('allows nothing that is not named', () => {
    expect(directives().get('default-src')).toEqual(["'none'"]);
    expect(directives().get('base-uri')).toEqual(["'none'"]);
    expect(directives().get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives().get('form-action')).toEqual(["'self'"]);
  });

  it('never allows unsafe inline code, eval or a whole scheme of scripts', () => {
    const policy = siteHeaders(sources, plain)['Content-Security-Policy'];
    expect(policy).not.toContain('unsafe');
    expect(directives().get('script-src')).not.toContain('https:');
    expect(
      directives()
        .get('script-src')
        ?.some((source) => source.includes('*')),
    ).toBe(false);
  });

  it('names each inline script and style once, in an order that does not change from build to build', () => {
    expect(directives().get('script-src')?.slice(0, 3)).toEqual(["'self'", `'${hash('a')}'`, `'${hash('b')}'`]);
    expect(directives().get('style-src')?.slice(0, 2)).toEqual(["'self'", `'${hash('c')}'`]);
  });

  it('lets the page talk to the function by its origin, without its path', () => {
    expect(directives().get('connect-src')?.slice(0, 2)).toEqual(["'self'", 'http://127.0.0.1:54321']);
  });

  it('lets the map into a frame, and nothing else', () => {
    expect(directives().get('frame-src')).toEqual(['https://www.google.com']);
  });

  it('names the hosts of the translation service', () => {
    expect(directives().get('script-src')).toContain('https://translate.google.com/translate_a/element.js');
    expect(directives().get('style-src')).toContain('https://www.gstatic.com');
    expect(directives().get('connect-src')).toContain('https://translate-pa.googleapis.com');
  });

  it('allows scripts of another host only below a path, because hosts of that kind also return JSONP', () => {
    const others = directives()
      .get('script-src')
      ?.filter((source) => source.startsWith('https:'));
    expect(others).toHaveLength(3);
    for (const source of others ?? []) expect(new URL(source).pathname).not.toBe('/');
  });

  it('refuses a malformed hash, which would end the directive early or allow nothing', () => {
    expect(() => siteHeaders({ ...sources, scriptHashes: ["'; script-src *"] }, plain)).toThrow('Not a sha256 hash');
  });

  it('refuses an origin of the function that is not one', () => {
    expect(() => siteHeaders({ ...sources, functionOrigin: '127.0.0.1' }, plain)).toThrow();
    expect(() => siteHeaders({ ...sources, functionOrigin: 'ftp://127.0.0.1' }, plain)).toThrow(
      'must be http or https',
    );
  });
});

describe('the other headers', () => {
  it('keep browsers from guessing types, framing the site and leaking addresses', () => {
    expect(siteHeaders(sources, plain)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  it('ask for a secure connection for two years', () => {
    expect(siteHeaders(sources, plain)['Strict-Transport-Security']).toBe(`max-age=${2 * 365 * 24 * 60 * 60}`);
  });

  it('ask for it for subdomains where the owner wants that', () => {
    const headers = siteHeaders(sources, { ...plain, hstsSubdomains: true });
    expect(headers['Strict-Transport-Security']).toMatch(/; includeSubDomains$/);
  });

  it('name the endpoint for reports where the owner has one', () => {
    expect(siteHeaders(sources, plain)).not.toHaveProperty('Reporting-Endpoints');
    const headers = siteHeaders(sources, { ...plain, reportUrl: 'https://reports.example/policy' });
    expect(headers['Reporting-Endpoints']).toBe('policy="https://reports.example/policy"');
    const policy = headers['Content-Security-Policy'];
    expect(policy).toMatch(/; report-uri https:\/\/reports\.example\/policy; report-to policy$/);
  });

  it('switch every powerful feature off', () => {
    const policy = siteHeaders(sources, plain)['Permissions-Policy'] ?? '';
    expect(policy).toContain('camera=()');
    expect(policy).toContain('geolocation=()');
    expect(policy.split(', ').every((feature) => feature.endsWith('=()'))).toBe(true);
  });
});

const example = parseEnv(readFileSync('.env.example', 'utf8'));
const own = {
  VITE_SUPABASE_URL: 'https://harbor.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
};

describe('the settings of a build', () => {
  it('are those of the example file, filled in', () => {
    expect(Object.keys(example).sort()).toEqual(Object.keys(own).sort());
    expect(buildSettingFaults(own, example)).toEqual([]);
  });

  it.each(Object.keys(own))('are refused without %s', (name) => {
    expect(buildSettingFaults({ ...own, [name]: undefined }, example)).toEqual([`${name} is not set.`]);
  });

  it.each(Object.keys(own))("are refused with the example's %s", (name) => {
    const faults = buildSettingFaults({ ...own, [name]: example[name] }, example);
    expect(faults).toEqual([`${name} is still that of .env.example.`]);
  });

  it('are refused where one is invalid', () => {
    expect(buildSettingFaults({ ...own, VITE_SUPABASE_URL: 'harbor' }, example)).toEqual([
      expect.stringMatching(/^VITE_SUPABASE_URL must be an http or https address/),
    ]);
  });
});

describe('the settings for the headers', () => {
  it('have defaults, also where they are empty', () => {
    const defaults = { hstsSubdomains: false, reportUrl: null };
    expect(readHeaderSettings({})).toEqual(defaults);
    expect(readHeaderSettings({ HEADERS_HSTS_SUBDOMAINS: '', HEADERS_REPORT_URL: '' })).toEqual(defaults);
  });

  it('are read', () => {
    const settings = { HEADERS_HSTS_SUBDOMAINS: 'yes', HEADERS_REPORT_URL: 'https://reports.example/policy?a=b' };
    const expected = { hstsSubdomains: true, reportUrl: 'https://reports.example/policy?a=b' };
    expect(readHeaderSettings(settings)).toEqual(expected);
  });

  it.each([
    ['HEADERS_HSTS_SUBDOMAINS', 'true'],
    ['HEADERS_REPORT_URL', 'http://reports.example'],
    ['HEADERS_REPORT_URL', "https://reports.example; script-src 'unsafe-inline'"],
    ['HEADERS_REPORT_URL', 'https://'],
  ])('are refused where %s is %s', (name, value) => {
    expect(buildSettingFaults({ ...own, [name]: value }, example)).toEqual([
      expect.stringContaining(`${name} must be`),
    ]);
  });
});
