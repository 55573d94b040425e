import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  buildSettingFaults,
  deskHeaders,
  type HeaderSettings,
  type PolicySources,
  readHeaderSettings,
  siteHeaders,
} from './headers.ts';

const hash = (character: string) => `sha256-${character.repeat(43)}=`;
const sources: PolicySources = {
  scriptHashes: new Set([hash('b'), hash('a')]),
  styleHashes: new Set([hash('c')]),
  functionUrl: 'http://127.0.0.1:54321/functions/v1',
};

const plain: HeaderSettings = { hstsSubdomains: false, reportUrl: null };

const headers = siteHeaders(sources, plain);

const directives = Object.fromEntries(
  (headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
    const [name = '', ...values] = directive.split(' ');
    return [name, values];
  }),
);

describe('the content-security policy', () => {
  it('allows nothing that is not named, and only the map in a frame', () => {
    expect(directives).toMatchObject({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
      'frame-src': ['https://www.google.com'],
    });
  });

  it('never allows unsafe inline code, eval or a whole scheme of scripts', () => {
    expect(headers['Content-Security-Policy']).not.toContain('unsafe');
    expect(directives['script-src']).not.toContain('https:');
    expect(directives['script-src']?.join()).not.toContain('*');
  });

  // The inline scripts and styles, in an order that does not change from build to build; the function's origin without
  // its path; and the hosts of the translation service.
  it.each([
    ['script-src', `'self' '${hash('a')}' '${hash('b')}'`, 'https://translate.google.com/translate_a/element.js'],
    ['style-src', `'self' '${hash('c')}'`, 'https://www.gstatic.com'],
    ['connect-src', "'self' http://127.0.0.1:54321", 'https://translate-pa.googleapis.com'],
  ])('names in %s what the site has itself, and then other hosts', (name, own, host) => {
    const values = directives[name] ?? [];
    expect(values.slice(0, own.split(' ').length).join(' ')).toBe(own);
    expect(values).toContain(host);
  });

  it('allows scripts of another host only below a path, because hosts of that kind also return JSONP', () => {
    const others = directives['script-src']?.filter((source) => source.startsWith('https:')) ?? [];
    expect(others).toHaveLength(3);
    for (const source of others) expect(new URL(source).pathname).not.toBe('/');
  });
});

describe('the other headers', () => {
  it('keep browsers from guessing types, framing the site and leaking addresses', () => {
    expect(headers).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  it('ask for a secure connection for two years, for subdomains only where the owner wants that', () => {
    const twoYears = `max-age=${2 * 365 * 24 * 60 * 60}`;
    expect(headers['Strict-Transport-Security']).toBe(twoYears);
    const { 'Strict-Transport-Security': ofAll } = siteHeaders(sources, { ...plain, hstsSubdomains: true });
    expect(ofAll).toBe(`${twoYears}; includeSubDomains`);
  });

  it('name the endpoint for reports where the owner has one', () => {
    expect(headers).not.toHaveProperty('Reporting-Endpoints');
    const reporting = siteHeaders(sources, { ...plain, reportUrl: 'https://reports.example/policy' });
    expect(reporting['Reporting-Endpoints']).toBe('policy="https://reports.example/policy"');
    expect(reporting['Content-Security-Policy']).toMatch(
      /; report-uri https:\/\/reports\.example\/policy; report-to policy$/,
    );
  });

  it('switch every powerful feature off', () => {
    const policy = headers['Permissions-Policy'] ?? '';
    expect(policy).toContain('camera=()');
    expect(policy).toContain('geolocation=()');
    expect(policy.split(', ').every((feature) => feature.endsWith('=()'))).toBe(true);
  });
});

it('allow the desk its own files and the host of the function, and keep it out of search engines and caches', () => {
  expect(deskHeaders('https://harbor.supabase.co/functions/v1')).toEqual({
    'Content-Security-Policy': [
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'",
      "connect-src https://harbor.supabase.co; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    ].join('; '),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
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

  const [url, key] = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'];
  it.each([
    [url, undefined, `${url} is not set.`],
    [key, undefined, `${key} is not set.`],
    [url, example[url], `${url} is still that of .env.example.`],
    [key, example[key], `${key} is still that of .env.example.`],
    [url, 'harbor', /^VITE_SUPABASE_URL must be an http or https address/],
    ['HEADERS_HSTS_SUBDOMAINS', 'true', /^HEADERS_HSTS_SUBDOMAINS must be/],
    ['HEADERS_REPORT_URL', 'http://reports.example', /^HEADERS_REPORT_URL must be/],
    ['HEADERS_REPORT_URL', "https://reports.example; script-src 'unsafe-inline'", /^HEADERS_REPORT_URL must be/],
    ['HEADERS_REPORT_URL', 'https://', /^HEADERS_REPORT_URL must be/],
    ['DESK', 'true', /^DESK must be/],
  ])('are refused where %s is %s', (name, value, fault) => {
    expect(buildSettingFaults({ ...own, [name]: value }, example)).toEqual([expect.stringMatching(fault)]);
  });
});

it('the settings for the headers are read, and have defaults, also where they are empty', () => {
  expect(readHeaderSettings({})).toEqual(plain);
  expect(readHeaderSettings({ HEADERS_HSTS_SUBDOMAINS: '', HEADERS_REPORT_URL: '' })).toEqual(plain);
  const settings = { HEADERS_HSTS_SUBDOMAINS: 'yes', HEADERS_REPORT_URL: 'https://reports.example/policy?a=b' };
  const expected = { hstsSubdomains: true, reportUrl: 'https://reports.example/policy?a=b' };
  expect(readHeaderSettings(settings)).toEqual(expected);
});
