const types = ['pointerdown', 'keydown', 'online'] as const;

/**
 * Calls `listener` at each press or key, and when the network is back.
 * @returns removes the listener
 */
export function onInteraction(listener: () => void): () => void {
  for (const type of types) addEventListener(type, listener, { passive: true, capture: true });
  return () => {
    for (const type of types) removeEventListener(type, listener, { capture: true });
  };
}

/** Resolves at the next press or key, or when the network is back. */
export const nextInteraction = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onInteraction(() => {
      stop();
      resolve();
    });
  });

/** Calls `load` until it resolves: after a failure at the next press or key, or when the network is back. */
export async function retryOnInteraction<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    let stop = () => {};
    // Begins before the request, whose failure may come after the interaction.
    const interaction = new Promise<void>((resolve) => {
      stop = onInteraction(resolve);
    });
    try {
      return await load();
    } catch {
      await interaction;
    } finally {
      stop();
    }
  }
}
