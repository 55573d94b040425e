/**
 * Creates a counting semaphore, first come, first served.
 * @param permits that may be held at once
 * @param mostWaiting who comes when so many wait gets no permit
 */
export function createSemaphore(permits: number, mostWaiting = Number.POSITIVE_INFINITY) {
  let free = permits;
  const queue: (() => void)[] = [];
  return {
    /** Waits for a permit. Resolves to false after `timeout` milliseconds without one. */
    acquire: (timeout: number): Promise<boolean> =>
      new Promise((resolve) => {
        if (free > 0) {
          free -= 1;
          return resolve(true);
        }
        if (queue.length >= mostWaiting) return resolve(false);
        const admit = (): void => {
          clearTimeout(timer);
          resolve(true);
        };
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(admit), 1);
          resolve(false);
        }, timeout);
        queue.push(admit);
      }),
    release(): void {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    },
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
