import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

/** The version of `name` that a package at `path` gets: its own copy, or the nearest one above. */
function lockedVersion(packages: Record<string, LockedPackage>, path: string, name: string): string | undefined {
  const own = packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`]?.version;
  if (own !== undefined || path === '') return own;
  return lockedVersion(packages, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

it('locks the packages of every platform, or `npm ci` fails where a registry lacks one', async () => {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => lockedVersion(packages, path, name) === undefined)
      .map((name) => `${name}, for ${path}`),
  );
  expect(missing).toEqual([]);
});
