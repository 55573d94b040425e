import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownWords } from './own-words.ts';

/** The program, its tests and its documentation. Facts of this practice stand in `content` and `tests/facts` alone. */
const places = ['.github', 'docs', 'machines', 'packages', 'public', 'scripts', 'src', 'supabase', 'tests'];
const excluded = /(?:^tests[\\/](?:facts|another-practice)|[\\/]node_modules)[\\/]|\.(?:ico|png)$/;

it('the program, its tests and its documentation say no word of this practice', () => {
  const files = places
    .flatMap((place) => readdirSync(place, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !excluded.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return ownWords.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
