import { expect, it } from 'vitest';
import { legalLoaders } from './legal/loaders.ts';
import { sitePages } from './site-pages.ts';
import { topicCategories } from './topics/categories.ts';

const titleOf = (path: string) => sitePages.find((page) => page.path === path)?.title;

it.each([...legalLoaders])('search calls the page /%s what its heading says', async (id, load) => {
  expect(titleOf(`/${id}`)).toBe((await load()).title);
});

it.each(topicCategories)('search calls the page of the category $id what its heading says', ({ id, title }) => {
  expect(titleOf(`/eye-hub/${id}`)).toBe(title);
});
