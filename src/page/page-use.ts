import { readMark } from './marks.ts';

/** Whether the visitor has used this page since it began to load. `src/page/early.ts` records it. */
export const isPageInUse = (): boolean => readMark('in-use') !== null;

/** Calls `listener` when the visitor scrolls, presses or types. Returns what removes it. */
export function onVisitorActed(listener: () => void): () => void {
  const end = new AbortController();
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(type, listener, { passive: true, capture: true, signal: end.signal });
  return () => end.abort();
}
