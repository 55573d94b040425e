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
