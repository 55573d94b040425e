/** The browser's network state. 'offline' is reliable, 'online' is not. */
export const networkState = (): 'online' | 'offline' => (navigator.onLine ? 'online' : 'offline');

/**
 * Calls `listener` when the browser is online again.
 * @returns removes the listener
 */
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

/**
 * Whether the host serves a newer build of the site: its first script has another address there. Rejects when the host
 * cannot be reached.
 */
export async function isNewBuildDeployed(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
  const answer = await fetch(location.pathname, { cache: 'no-store' });
  const markup = await answer.text();
  // Another page, such as the sign-in page of a hotel's network, is not a build of this site.
  const isOurs = markup.includes(script.replace(/-[\w-]{8}\.js$/, '-'));
  return isOurs && !markup.includes(script);
}
