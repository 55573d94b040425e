/** Calls `listener` with whether the device asks for less motion: now, and at every change. Returns what ends that. */
export function onMotionPreference(listener: (isReduced: boolean) => void): () => void {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const report = () => listener(query.matches);
  report();
  query.addEventListener('change', report);
  return () => query.removeEventListener('change', report);
}
