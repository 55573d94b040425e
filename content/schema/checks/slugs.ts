import type { Content } from '../content.ts';

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

const picked = <Key extends string>(keys: readonly Key[], entry: Readonly<Record<Key, unknown>>) =>
  JSON.stringify(keys.map((key) => entry[key]));

const serviceKeys = ['id', 'title', 'description', 'image'] as const;
const doctorKeys = ['id', 'name', 'surname', 'title', 'image', 'bio', 'languages'] as const;
const topicKeys = ['slug', 'title', 'category', 'summary'] as const;

/** Slugs that do not follow the rule, and lists that differ from the entries they stand for. */
export function slugProblems({ services, doctors, topics, lists }: Content): string[] {
  const listedTopics = lists.topicCategories.flatMap((category) => category.topics);
  const differs = <Key extends string>(
    kind: string,
    keys: readonly Key[],
    listed: readonly Readonly<Record<Key, unknown>>[],
    entries: readonly Readonly<Record<Key, unknown>>[],
  ) => {
    const rows = listed.map((entry) => picked(keys, entry));
    const loaded = entries.map((entry) => picked(keys, entry));
    return [
      ...(rows.length === loaded.length ? [] : [`${kind}: ${rows.length} listed, ${loaded.length} loaded`]),
      ...rows
        .filter((row, index) => row !== loaded[index])
        .map((row) => `${kind}: the list and the entry differ: ${row}`),
    ];
  };
  return [
    ...topics
      .filter(({ slug, title }) => slug !== topicSlug(title))
      .map(({ slug, title }) => `topics/${slug}: its title gives the slug ${topicSlug(title)}`),
    ...doctors
      .filter(({ id, name }) => id !== doctorId(name))
      .map(({ id, name }) => `doctors/${id}: the name gives the id ${doctorId(name)}`),
    ...doctors
      .filter(({ name, surname }) => !name.endsWith(` ${surname}`))
      .map(({ id, surname }) => `doctors/${id}: the name does not end with ${surname}`),
    ...differs('services', serviceKeys, lists.services, services),
    ...differs('doctors', doctorKeys, lists.doctors, doctors),
    ...differs('topics', topicKeys, listedTopics, topics),
  ];
}
