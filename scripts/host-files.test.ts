import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { headersFile, securityText, writeHostFiles } from './host-files.ts';

vi.mock('../content/redirects.ts', () => ({
  legacyRedirects: [],
  legacyPrefixes: [{ from: '/dr-', to: '/team/dr-' }],
}));

let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'host-files-'));
});

afterAll(async () => {
  await rm(dist, { recursive: true });
});

describe('the files for a static host', () => {
  it('are written beside the pages', async () => {
    await mkdir(join(dist, 'team', 'dr-ana-reyes'), { recursive: true });
    await writeFile(join(dist, 'headers.json'), JSON.stringify({ contentSecurityPolicy: "default-src 'none'" }));
    await writeFile(join(dist, 'index.html'), '');
    await writeFile(join(dist, 'team', 'dr-ana-reyes', 'index.html'), '');
    await writeHostFiles(dist);
    expect(await readFile(join(dist, '_headers'), 'utf8')).toContain("  Content-Security-Policy: default-src 'none'\n");
    expect(await readFile(join(dist, '_redirects'), 'utf8')).toContain('/dr-ana-reyes /team/dr-ana-reyes 301\n');
    expect(await readFile(join(dist, '.well-known', 'security.txt'), 'utf8')).toMatch(/^Contact: mailto:/);
  });

  it('cannot be written where no page was prerendered', async () => {
    await expect(writeHostFiles(join(dist, 'team'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('give every page the headers, and cache hashed files for a year', () => {
    const [everywhere, ...rest] = headersFile('policy').split('\n');
    expect(everywhere).toBe('/*');
    expect(rest).toContain('  X-Content-Type-Options: nosniff');
    expect(rest.slice(-3)).toEqual(['/assets/*', '  Cache-Control: public, max-age=31536000, immutable', '']);
  });

  it('say where to report a vulnerability, for less than a year', () => {
    const text = securityText({ email: 'a@b.example', host: 'https://b.example' }, new Date('2026-11-20T12:00:00Z'));
    expect(text).toContain('Expires: 2027-10-20T12:00:00.000Z\n');
    expect(text).toContain('Canonical: https://b.example/.well-known/security.txt\n');
  });
});
