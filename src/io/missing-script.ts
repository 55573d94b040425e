/** Calls `listener` whenever a script that the page asks for cannot be loaded, with what its import then rejects with. */
export function onMissingScript(listener: (error: Error) => void): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // Where the router knows an error as that of a missing script, it reloads the page by itself, even offline.
    payload.message = `A script is missing (${payload.message})`;
    listener(payload);
  });
}

/** Whether this page was loaded by a reload. */
export const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

const listeners = new Set<() => void>();

/** Says that the scripts have been loaded that were missing before. */
export function noteScriptLoaded(): void {
  for (const listener of listeners) listener();
}

const missing = new Set<() => Promise<unknown>>();

/** Imports a script on demand, and says so when it was the last one that had been missing. */
export async function loadScript<T>(load: () => Promise<T>): Promise<T> {
  try {
    const module = await load();
    if (missing.delete(load) && missing.size === 0) noteScriptLoaded();
    return module;
  } catch (error) {
    missing.add(load);
    throw error;
  }
}

/** Calls `listener` whenever no script is missing any more. Returns what ends that. */
export function onScriptLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
