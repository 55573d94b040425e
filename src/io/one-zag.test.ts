import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('toasts use the same copy of Zag as Ark', async () => {
  const lock: { packages: Record<string, { version: string }> } = JSON.parse(
    await readFile('package-lock.json', 'utf8'),
  );
  const copies = Object.entries(lock.packages).filter(([path]) => /\/?node_modules\/@zag-js\/[^/]+$/.test(path));
  expect(copies.length).toBeGreaterThan(20);
  expect(copies.filter(([path]) => path.split('node_modules/').length > 2)).toEqual([]);
  expect(new Set(copies.map(([, { version }]) => version)).size).toBe(1);
});
