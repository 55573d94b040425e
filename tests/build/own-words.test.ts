import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownWords } from './own-words.ts';

/** The program and its tests. Facts of this practice stand in `content` and `tests/facts` alone. */
const places = ['machines', 'packages', 'scripts', 'src', 'supabase/functions', 'supabase/migrations', 'tests'];
const excluded = /(?:^tests[\\/](?:facts|another-practice)|[\\/]node_modules)[\\/]/;

it('the program and its tests say no word of this practice', () => {
  const files = places
    .flatMap((place) => readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => join(place, file)))
    .filter((file) => /\.(?:tsx?|sql|html|json|md)$/.test(file) && !excluded.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return ownWords.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
