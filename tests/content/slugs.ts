import type { Content } from '#content/read.ts';

/** The slug of a title or a name, as the editor makes it: its letters without accents and digits, joined by hyphens. */
export const slugOf = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Slugs that do not follow the rule, and topics in a category that does not exist. */
export const slugProblems = ({ doctors, topics, files, categories }: Content): string[] => [
  ...files.topics
    .filter(({ category }) => categories.every(({ id }) => id !== category))
    .map(({ slug, category }) => `topics/${slug}: there is no category "${category}"`),
  ...topics
    .filter(({ slug, title }) => slug !== slugOf(title))
    .map(({ slug, title }) => `topics/${slug}: its title gives the slug ${slugOf(title)}`),
  ...doctors
    .filter(({ id, name }) => id !== slugOf(name))
    .map(({ id, name }) => `doctors/${id}: the name gives the id ${slugOf(name)}`),
  ...doctors
    .filter(({ name, surname }) => !name.endsWith(` ${surname}`))
    .map(({ id, surname }) => `doctors/${id}: the name does not end with ${surname}`),
];
