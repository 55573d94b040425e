import type { Examples } from './data.ts';

const groups = import.meta.glob<Examples>('./*.examples.tsx', { eager: true, import: 'examples' });

/** The examples by component, sorted by name. */
export const allExamples: Examples = Object.fromEntries(
  Object.values(groups)
    .flatMap((group) => Object.entries(group))
    .sort(([one], [other]) => one.localeCompare(other)),
);
