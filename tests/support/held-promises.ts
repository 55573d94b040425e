/** Promises that a test settles. */
export interface HeldPromises<TResult> {
  /** Returns a new promise. It is forgotten when `signal` aborts. */
  add: (signal?: AbortSignal) => Promise<TResult>;
  /** Resolves the oldest promise. Throws when there is none. */
  resolve: (result: TResult) => void;
  /** Rejects the oldest promise. Throws when there is none. */
  reject: (error: unknown) => void;
}

export function holdPromises<TResult>(): HeldPromises<TResult> {
  const held = new Set<Pick<HeldPromises<TResult>, 'resolve' | 'reject'>>();

  function takeOldest() {
    const [oldest] = held;
    if (!oldest) throw new Error('No promise is held.');
    held.delete(oldest);
    return oldest;
  }

  return {
    add: (signal) =>
      new Promise((resolve, reject) => {
        const settle = { resolve, reject };
        held.add(settle);
        signal?.addEventListener('abort', () => held.delete(settle));
      }),
    resolve: (result) => takeOldest().resolve(result),
    reject: (error) => takeOldest().reject(error),
  };
}
