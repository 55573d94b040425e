/** The browser's network state. 'offline' is reliable, 'online' is not. */
export const networkState = (): 'online' | 'offline' => (navigator.onLine ? 'online' : 'offline');

/** Calls `listener` when the browser is online again. Returns what removes it. */
export function onNetworkRestored(listener: () => void): () => void {
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
}

/** Whether the visitor wants to save data, or the network is too slow for what may not be needed. */
export function savesData(): boolean {
  const connection: { saveData?: boolean; effectiveType?: string } =
    typeof navigator !== 'undefined' && 'connection' in navigator ? (navigator.connection ?? {}) : {};
  return connection.saveData === true || connection.effectiveType?.includes('2g') === true;
}

/** Whether the host serves a newer build, whose first script has another address. Rejects when it cannot be reached. */
export async function isNewBuildDeployed(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
  const answer = await fetch(location.pathname, { cache: 'no-store' });
  const markup = await answer.text();
  // Another page, such as the sign-in page of a hotel's network, is not a build of this site.
  const isOurs = markup.includes(script.replace(/-[\w-]{8}\.js$/, '-'));
  return isOurs && !markup.includes(script);
}

/** Calls `listener` when a script of the page cannot be loaded, with the error that its import rejects with. */
export function onMissingScript(listener: (error: Error) => void): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // The router recognizes the original message as a missing script and would reload the page, even offline.
    payload.message = `A script is missing (${payload.message})`;
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

const broken = new Set<string>();

/** Records style sheets that fail to load from now on. */
export function recordBrokenStyles(): void {
  const record = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    broken.add(target.href);
    target.remove();
  };
  addEventListener('error', record, true);
}

function loadStyles(href: string): Promise<void> {
  broken.delete(href);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`The styles ${href} could not be loaded`));
    document.head.append(link);
  });
}

/** Requests the style sheets again that failed. Vite requests those of a script only once, even if it fails. */
export async function loadBrokenStyles(): Promise<void> {
  await Promise.all([...broken].map(loadStyles));
}
