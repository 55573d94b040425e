import { describe, expect, it } from 'vitest';
import { siteHeaders } from './headers.ts';
import { securityScore } from './security-score.ts';

const hash = `sha256-${'a'.repeat(43)}=`;
const settings = { hstsSubdomains: false, reportUrl: null };
const headersFor = (functionOrigin: string) =>
  siteHeaders({ scriptHashes: [hash], styleHashes: [hash], functionOrigin }, settings);
const headers = headersFor('https://project.supabase.co');
const html = '<script>early()</script><script type="module" src="/assets/entry.js"></script>';

const policyWith = (from: string, to: string) => {
  const policy = (headers['Content-Security-Policy'] ?? '').replace(from, to);
  return { ...headers, 'Content-Security-Policy': policy };
};

const without = (name: string) => Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));

describe('the security score', () => {
  it('is 130 with an https backend, with reports and subdomains as well', () => {
    expect(securityScore({ headers, html })).toEqual({ points: 130, faults: [] });
    const reporting = siteHeaders(
      { scriptHashes: [hash], styleHashes: [hash], functionOrigin: 'https://project.supabase.co' },
      { hstsSubdomains: true, reportUrl: 'https://reports.example/' },
    );
    expect(securityScore({ headers: reporting, html }).points).toBe(130);
  });

  it('is 80 with a backend on this machine, and names it', () => {
    expect(securityScore({ headers: headersFor('http://127.0.0.1:54321'), html })).toEqual({
      points: 80,
      faults: ['the policy allows http://127.0.0.1:54321, which is not https'],
    });
  });

  it.each([
    ['inline scripts', policyWith("script-src 'self'", "script-src 'self' 'unsafe-inline'"), 80],
    ['scripts from anywhere', policyWith("script-src 'self'", 'script-src https:'), 80],
    ['eval', policyWith("script-src 'self'", "script-src 'self' 'unsafe-eval'"), 110],
    ['inline styles', policyWith("style-src 'self'", "style-src 'self' 'unsafe-inline'"), 120],
    ['insecure images', policyWith('img-src', 'img-src http://a.example'), 110],
    ['an open default', policyWith("default-src 'none'", "default-src 'self'"), 125],
    ['frames', policyWith("; frame-ancestors 'none'", ''), 125],
    ['no policy', without('Content-Security-Policy'), 75],
    ['no HSTS', without('Strict-Transport-Security'), 80],
    ['HSTS for a day', { ...headers, 'Strict-Transport-Security': 'max-age=86400' }, 120],
    ['no nosniff', without('X-Content-Type-Options'), 125],
    ['an open referrer', { ...headers, 'Referrer-Policy': 'unsafe-url' }, 120],
    ['no resource policy', without('Cross-Origin-Resource-Policy'), 120],
  ])('is lower with %s', (_fault, changed, points) => {
    const score = securityScore({ headers: changed, html });
    expect(score.points).toBe(points);
    expect(score.faults).not.toEqual([]);
  });

  it('is lower with a script of another host', () => {
    const other = (src: string) => securityScore({ headers, html: `${html}<script src="${src}"></script>` }).points;
    expect(other('https://cdn.example/a.js')).toBe(125);
    expect(other('//cdn.example/a.js')).toBe(50);
  });
});
