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
