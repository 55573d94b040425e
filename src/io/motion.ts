/**
 * Tells whether the visitor's device asks for less motion: now, and whenever that changes. Returns what ends that.
 */
export function onMotionPreference(listener: (isReduced: boolean) => void): () => void {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const tell = () => listener(query.matches);
  tell();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
