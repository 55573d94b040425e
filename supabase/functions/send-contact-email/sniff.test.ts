import { expect, it } from 'vitest';
import { corpus } from '../../../tests/function/support/file-corpus.ts';
import { sniff } from './sniff.ts';

it.each([
  ['accepted', 40],
  ['withActiveContent', 20],
  ['rejected', 80],
] as const)('recognizes every file of the corpus: %s', (group, fewest) => {
  const files = corpus[group];
  const judged = files.map(({ name, bytes, expected }) => ({ name, expected, found: sniff(bytes) }));
  const wrong = judged.filter(({ expected, found }) => JSON.stringify(found) !== JSON.stringify(expected));
  console.log(`${group}: ${files.length - wrong.length}/${files.length}`);
  expect(wrong).toEqual([]);
  expect(files.length).toBeGreaterThanOrEqual(fewest);
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
});
