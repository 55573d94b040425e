import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { createSearch, indexOptions } from './search.ts';

const index = new MiniSearch(indexOptions);
for (const title of ['Cataracts', 'Conjunctivitis', 'Glaucoma', 'Dry Eye', 'Contact Lenses'])
  index.add({ kind: 'topic', address: `/${title}`, title, detail: '', words: '', text: '' });
const search = createSearch(JSON.parse(JSON.stringify(index)), () => []);

it.each([
  ['glacoma', 'Glaucoma'],
  ['glaukoma', 'Glaucoma'],
  ['cataracs', 'Cataracts'],
  ['cattaract', 'Cataracts'],
  ['conjuctivitis', 'Conjunctivitis'],
  ['contakt lens', 'Contact Lenses'],
])('finds a word that is misspelled: %s', (query, title) => {
  expect(search(query)[0]?.address).toBe(`/${title}`);
});

it.each([
  ['one letter of a short word', 'try'],
  ['three letters of a long one', 'klaukuma'],
])('does not take another word for it: %s', (_, query) => {
  expect(search(query)).toEqual([]);
});
