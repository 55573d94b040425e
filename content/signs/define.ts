import type { Sign } from '../schema/entries.ts';

/** Signs by id, each with its id inside. */
export function defineSigns<Id extends string>(signs: Readonly<Record<Id, Omit<Sign, 'id'>>>): Record<Id, Sign> {
  const withId = Object.entries<Omit<Sign, 'id'>>(signs).map(([id, sign]) => [id, { id, ...sign }]);
  return Object.fromEntries(withId) as Record<Id, Sign>;
}
