/**
 * Creates a counting semaphore, first come, first served.
 * @param total permits that may be held at once
 */
export function createSemaphore(total: number) {
  let free = total;
  const queue: (() => void)[] = [];

  const admitNext = (): void => {
    while (free > 0 && queue.length > 0) {
      free -= 1;
      queue.shift()?.();
    }
  };

  const releaseOnce = (): (() => void) => {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      free += 1;
      admitNext();
    };
  };

  return {
    /** Waits for a permit. Resolves to the function that releases it, or to null after `timeout` milliseconds. */
    acquire: (timeout: number): Promise<(() => void) | null> =>
      new Promise((resolve) => {
        const admit = (): void => {
          clearTimeout(timer);
          resolve(releaseOnce());
        };
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(admit), 1);
          resolve(null);
        }, timeout);
        queue.push(admit);
        admitNext();
      }),
  };
}

/**
 * Runs `work` once at a time: a call during a run adds one more run, and resolves after it.
 * @param work must not reject
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      await work();
    } while (again);
    running = null;
  };
  return () => {
    again = true;
    running ??= run();
    return running;
  };
}
