import type { Content } from '#content/read.ts';

/** A topic's slug: the lower-case name without slashes and colons, each run of spaces a hyphen. */
export function topicSlug(title: string): string {
  return title.toLowerCase().replaceAll(/[/:]/g, '').trim().replaceAll(/ +/g, '-');
}

/** A doctor's id: `dr-` and the lower-case hyphenated full name. `name` begins with "Dr. ". */
export function doctorId(name: string): string {
  return `dr-${name
    .replace(/^Dr\. /, '')
    .toLowerCase()
    .replaceAll(/ +/g, '-')}`;
}

/** Slugs that do not follow the rule, and topics in a category that does not exist. */
export const slugProblems = ({ doctors, topics, files, categories }: Content): string[] => [
  ...files.topics
    .filter(({ category }) => categories.every(({ id }) => id !== category))
    .map(({ slug, category }) => `topics/${slug}: there is no category "${category}"`),
  ...topics
    .filter(({ slug, title }) => slug !== topicSlug(title))
    .map(({ slug, title }) => `topics/${slug}: its title gives the slug ${topicSlug(title)}`),
  ...doctors
    .filter(({ id, name }) => id !== doctorId(name))
    .map(({ id, name }) => `doctors/${id}: the name gives the id ${doctorId(name)}`),
  ...doctors
    .filter(({ name, surname }) => !name.endsWith(` ${surname}`))
    .map(({ id, surname }) => `doctors/${id}: the name does not end with ${surname}`),
];
