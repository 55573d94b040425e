import type { EarlyRecord } from '#src/page/early-record.ts';

/** What `src/page/early.ts` has recorded of these interactions, of a page that no translation has changed. */
export const recordOf = (...interactions: EarlyRecord['interactions']): EarlyRecord => ({
  pathname: '/',
  interactions,
  originals: new Map(),
  onRewritten: () => {},
  start: () => {},
  giveUp: () => {},
});
