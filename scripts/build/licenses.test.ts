import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addFontLicenses, allowedLicenses, licenseFaults } from './licenses.ts';

interface Lockfile {
  packages: Record<string, { dependencies?: Record<string, string>; license?: string }>;
}

it('allows the license of every package that the site and the function name', async () => {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lockfile;
  const used = Object.keys(packages['']?.dependencies ?? {}).map((name) => packages[`node_modules/${name}`]);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((one) => !allowedLicenses.includes(one?.license ?? 'none'))).toEqual([]);
});

it('finds a license that is not allowed, and the missing license of a font', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'licenses-'));
  const licenses = '# Licenses\n\n## react - 19.0.0 (MIT)\n\n## @some/thing - 1.0.0 (GPL-3.0)\n';
  await writeFile(join(dist, 'licenses.txt'), licenses);
  expect(await licenseFaults(dist)).toEqual([
    '@some/thing has the license GPL-3.0, which scripts/build/licenses.ts does not allow.',
    'licenses.txt has no license of a font.',
  ]);
  await addFontLicenses(dist);
  expect(await licenseFaults(dist)).toHaveLength(1);
  expect(await readFile(join(dist, 'licenses.txt'), 'utf8')).toContain('SIL Open Font License');
});
