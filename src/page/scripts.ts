import { loadBrokenStyles } from './broken-styles.ts';
import { renameMissingScript } from './router-internals.ts';

/** Calls `listener` when a script of the page cannot be loaded, with the error that its import rejects with. */
export function onMissingScript(listener: (error: Error) => void): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    renameMissingScript(payload);
    listener(payload);
  });
}

const listeners = new Set<() => void>();

const missing = new Set<() => Promise<unknown>>();

/** Imports a script, after the styles that failed before. Notifies the listeners when it was the last missing one. */
export async function loadScript<T>(load: () => Promise<T>): Promise<T> {
  try {
    await loadBrokenStyles();
    const module = await load();
    if (missing.delete(load) && missing.size === 0) for (const listener of listeners) listener();
    return module;
  } catch (error) {
    missing.add(load);
    throw error;
  }
}

/** Resolves as `loading` does. Rejects if that takes longer than ten seconds: a script on a stalled line may never come. */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A script takes too long to load')), 10_000);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Calls `listener` when no script is missing any more. Returns what removes it. */
export function onScriptLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
