import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

const { imports } = read('./deno.json') as { imports: Record<string, string> };
const lock = read('./deno.lock') as { version: string; npm: object };
const { packages } = read('../../../package-lock.json') as {
  packages: Record<string, { version: string; integrity: string; dev?: boolean }>;
};

/** The name of the package that an import means. With a slash at its end, it stands for the files of the package. */
const packageOf = (name: string): string => name.replace(/\/$/, '');

it.each(Object.entries(imports))('runs with the version of %s that is installed', (name, address) => {
  const files = name.endsWith('/') ? '/' : '';
  const installed = packages[`node_modules/${packageOf(name)}`];
  expect(address).toBe(`npm:${files}${packageOf(name)}@${installed?.version}${files}`);
  expect(installed?.dev, 'a development dependency').toBeUndefined();
});

it('locks what is installed, in the format that hosted Supabase reads', () => {
  const installed = Object.keys(imports).map((name) => {
    const { version, integrity } = packages[`node_modules/${packageOf(name)}`] ?? {};
    return [`${packageOf(name)}@${version}`, { integrity }] as const;
  });
  expect(lock.npm).toEqual(Object.fromEntries(installed));
  expect(lock.version).toBe('4');
});
