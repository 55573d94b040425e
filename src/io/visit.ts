/** Whether the visitor has used this page since it began to load. `src/early.ts` records it. */
export const isPageInUse = (): boolean => document.documentElement.dataset.inUse !== undefined;

const wasLoadedBy = (...types: readonly unknown[]): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && types.includes(entry.type));

/** Whether this page was loaded by a reload. */
export const isReload = (): boolean => wasLoadedBy('reload');

/** Whether this page was loaded by a reload or by back or forward. */
export const isReloadOrReturn = (): boolean => wasLoadedBy('reload', 'back_forward');
