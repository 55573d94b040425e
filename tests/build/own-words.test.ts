import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownWords } from './own-words.ts';

/** The program and its tests. Facts of this practice stand in `content` and `tests/facts` alone. */
const places = ['machines', 'packages', 'scripts', 'src', 'supabase/functions', 'supabase/migrations', 'tests'];
const isOfPractice = /^tests\/(?:facts|another-practice)\//;

it('the program and its tests say no word of this practice', () => {
  const files = execFileSync('git', ['ls-files', '-z', ...places], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => /\.(?:tsx?|sql|html|json|md)$/.test(file) && !isOfPractice.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return ownWords.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
