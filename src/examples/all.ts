import type { Examples } from './data.ts';

const groups = import.meta.glob<Examples>('./*.examples.tsx', { eager: true, import: 'examples' });

/**
 * The examples of several files as one, sorted by name.
 * @throws if two of them have the same name
 */
export function joinExamples(files: readonly Examples[]): Examples {
  const entries = files.flatMap((file) => Object.entries(file)).sort(([one], [other]) => (one < other ? -1 : 1));
  const repeated = entries.find(([name], index) => name === entries[index + 1]?.[0]);
  if (repeated) throw new Error(`Two components have examples under the name ${repeated[0]}.`);
  return Object.fromEntries(entries);
}

/** The examples of all components, sorted by name. */
export const allExamples: Examples = joinExamples(Object.values(groups));
