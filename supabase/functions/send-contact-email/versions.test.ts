import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

const { imports } = read('./deno.json') as { imports: Record<string, string> };
const { packages } = read('../../../package-lock.json') as { packages: Record<string, { version: string }> };

it.each(Object.entries(imports))('runs with the version of %s that is installed', (name, address) => {
  // A name with a slash at its end stands for the files of the package.
  const [, packageName = '', files = ''] = /^(.+?)(\/?)$/.exec(name) ?? [];
  expect(address).toBe(`npm:${files}${packageName}@${packages[`node_modules/${packageName}`]?.version}${files}`);
});
