/**
 * Calls `listener` now and at every change with whether the device prefers reduced motion.
 * @returns removes the listener
 */
export function onMotionPreference(listener: (isReduced: boolean) => void): () => void {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const report = () => listener(query.matches);
  report();
  query.addEventListener('change', report);
  return () => query.removeEventListener('change', report);
}
