import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hostFiles } from '../../scripts/build/hosts.ts';

const folder = '.github/workflows';

it.each([
  [
    'action',
    readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')),
    /uses: (.*)/g,
    /@[0-9a-f]{40} # v[\d.]+$/,
  ],
  [
    'image',
    [hostFiles({ headers: {}, pages: [] }, new Date())['.hosts/Containerfile'] ?? ''],
    /FROM (.*)/g,
    /@sha256:[0-9a-f]{64}$/,
  ],
] as const)('names each %s by its hash', (_, texts, reference, hash) => {
  const named = texts.flatMap((text) => [...text.matchAll(reference)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !hash.test(name))).toEqual([]);
});
