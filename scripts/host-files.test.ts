import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeHostFiles } from './host-files.ts';

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
    await writeFile(join(dist, 'headers.json'), JSON.stringify({ 'Content-Security-Policy': "default-src 'none'" }));
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
});
