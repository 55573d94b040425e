/** Whether the browser says that it has a network. It may be wrong when it says yes, hardly when it says no. */
export const networkState = (): 'online' | 'offline' => (navigator.onLine ? 'online' : 'offline');

/** Calls `listener` whenever the browser has a network again. Returns what ends that. */
export function onNetworkRestored(listener: () => void): () => void {
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
}

/** Listens for the network from now on. Returns what ends that and returns whether the network came back meanwhile. */
export function watchNetwork(): () => boolean {
  let isBack = false;
  const stop = onNetworkRestored(() => {
    isBack = true;
  });
  return () => {
    stop();
    return isBack;
  };
}
