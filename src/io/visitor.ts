/** Whether the visitor has used this page since it began to load. `src/early.ts` records it. */
export const isPageInUse = (): boolean => document.documentElement.dataset.inUse !== undefined;

const wasLoadedBy = (...types: readonly unknown[]): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && types.includes(entry.type));

/** Whether this page was loaded by a reload. */
export const isReload = (): boolean => wasLoadedBy('reload');

/** Whether this page was loaded by a reload or by back or forward. */
export const isReloadOrReturn = (): boolean => wasLoadedBy('reload', 'back_forward');

/**
 * Calls `listener` when the visitor scrolls, presses or types.
 * @returns removes the listener
 */
export function onVisitorActed(listener: () => void): () => void {
  const types = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
  for (const type of types) addEventListener(type, listener, { passive: true, capture: true });
  return () => {
    for (const type of types) removeEventListener(type, listener, { capture: true });
  };
}

/** Tracks which link was pressed, to mark it with `data-pending` while its page loads. At most one link is marked. */
export function markPressedLinks(): { mark: () => void; unmark: () => void; stop: () => void } {
  let pressed: Element | null = null;
  let marked: Element | null = null;
  const note = ({ target }: MouseEvent) => {
    pressed = target instanceof Element ? target.closest('a') : null;
  };
  const unmark = () => {
    marked?.removeAttribute('data-pending');
    marked = null;
  };
  addEventListener('click', note, { capture: true });
  return {
    mark: () => {
      unmark();
      marked = pressed;
      marked?.setAttribute('data-pending', '');
    },
    unmark,
    stop: () => removeEventListener('click', note, { capture: true }),
  };
}
