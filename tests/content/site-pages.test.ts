import { expect, it } from 'vitest';
import { readContent } from '#content/read.ts';

const { 'site-pages': sitePages, legal, categories, visit, urgent } = readContent();

const titleOf = (path: string) => sitePages.find((page) => page.path === path)?.title;

it.each(legal)('search calls the page /$id what its heading says', ({ id, title }) => {
  expect(titleOf(`/${id}`)).toBe(title);
});

it.each(categories)('search calls the page of the category $id what its heading says', ({ id, title }) => {
  expect(titleOf(`/eye-hub/${id}`)).toBe(title);
});

const folded = [
  ...visit.sections.map(({ id, heading }) => ({ path: `/#${id}`, heading })),
  { path: '/urgent#hospital', heading: urgent.hospital.heading },
].filter(({ path }) => titleOf(path) !== undefined);

it.each(folded)('search calls the section $path what its heading says', ({ path, heading }) => {
  expect(titleOf(path)).toBe(heading);
});
