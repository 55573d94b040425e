import { loadBrokenStyles } from './broken-styles.ts';

/** What loads a script, such as `() => import('./Toaster.tsx')`. */
type Load<T> = () => Promise<T>;

const missing = new Set<Load<unknown>>();
const listeners = new Set<() => void>();

/** Calls `listener` when no script is missing any more. Returns what removes it. */
export function onScriptLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads a script, after the styles that failed before. Rejects when it is missing: whoever needs it asks again. */
export async function loadScript<T>(load: Load<T>): Promise<T> {
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

/** A script that loads when it is first asked for, and after a failure when it is asked for again. */
export function script<T>(load: Load<T>) {
  let loading: Promise<T> | undefined;
  let loaded: T | undefined;
  const loadOnce = async () => {
    try {
      loaded = await loadScript(load);
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return {
    load: (): Promise<T> => {
      loading ??= loadOnce();
      return loading;
    },
    /** Undefined until it is loaded. */
    current: () => loaded,
  };
}

/** Resolves as `loading` does. Rejects if that takes longer than ten seconds: a script on a stalled line may never come. */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A script takes too long to load')), 10_000);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Calls `load` until it resolves: after a failure at the next press or key, or when the network is back. Calls `onFailure`
 * after each failure.
 */
export async function retryOnInteraction<T>(load: Load<T>, onFailure = () => {}): Promise<T> {
  for (;;) {
    const end = new AbortController();
    // Begins before the request, whose failure may come after the interaction.
    const interaction = new Promise<unknown>((resolve) => {
      for (const type of ['pointerdown', 'click', 'keydown', 'online'])
        addEventListener(type, resolve, { signal: end.signal, passive: true, capture: true });
    });
    try {
      return await load();
    } catch {
      onFailure();
      await interaction;
    } finally {
      end.abort();
    }
  }
}
