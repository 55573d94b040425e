import { posix } from 'node:path';
import { expect, it } from 'vitest';

const styleSources = import.meta.glob<string>('../**/*.css.ts', { query: '?raw', import: 'default', eager: true });
const componentSources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The names of the styles in a file that remove markers, themselves or by a style that they begin with. */
function stylesWithoutMarkers(source: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of source.split(/^(?=export const )/m)) {
    const name = /^export const (\w+)/.exec(statement)?.[1];
    const base = /style\(\[\s*(\w+)/.exec(statement)?.[1];
    if (name && (statement.includes("listStyle: 'none'") || (base && names.has(base)))) names.add(name);
  }
  return names;
}

const count = (text: string, part: string): number => text.split(part).length - 1;

/** The lists without markers in a component: where they begin, and whether they need a role. */
function listsWithoutMarkers(path: string, source: string) {
  const file = /import \* as styles from '(.*\.css\.ts)'/.exec(source)?.[1];
  if (file === undefined) return [];
  const names = stylesWithoutMarkers(styleSources[posix.join(posix.dirname(path), file)] ?? '');
  return [...source.matchAll(/<[ou]l\b[^>]*className=\{styles\.(\w+)\}[^>]*>/g)]
    .filter(([, name = '']) => names.has(name))
    .map(({ 0: tag, index }) => {
      const before = source.slice(0, index);
      const isInNav = count(before, '<nav') > count(before, '</nav>');
      return { tag: `${path}: ${tag}`, needsRole: !isInNav && !tag.includes('aria-hidden') };
    });
}

const lists = Object.entries(componentSources).flatMap(([path, source]) => listsWithoutMarkers(path, source));

it('finds the lists without markers', () => {
  expect(lists.length).toBeGreaterThan(15);
  expect(lists.filter(({ needsRole }) => !needsRole).map(({ tag }) => tag)).toContainEqual(
    expect.stringContaining('page-links.tsx'),
  );
});

it('gives lists without markers the role that Safari removes, except in navigation', () => {
  const faulty = lists.filter(({ tag, needsRole }) => needsRole && !tag.includes('{...listRole}'));
  expect(faulty.map(({ tag }) => tag)).toEqual([]);
});
