/** A counting semaphore of permits, first come, first served. */
export interface Semaphore {
  /**
   * Waits until `permits` are free. Resolves to the function that releases them, or to null after `timeout`
   * milliseconds.
   */
  acquire(permits: number, timeout: number): Promise<(() => void) | null>;
}

interface Waiting {
  permits: number;
  admit(): void;
}

/**
 * @param total permits that may be held at once
 */
export function createSemaphore(total: number): Semaphore {
  let free = total;
  const queue: Waiting[] = [];

  const admit = (): void => {
    for (let next = queue[0]; next !== undefined && next.permits <= free; next = queue[0]) {
      queue.shift();
      free -= next.permits;
      next.admit();
    }
  };

  const releaseOnce = (permits: number): (() => void) => {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      free += permits;
      admit();
    };
  };

  return {
    acquire: (permits, timeout) =>
      new Promise((resolve) => {
        const waiting: Waiting = {
          permits,
          admit: () => {
            clearTimeout(timer);
            resolve(releaseOnce(permits));
          },
        };
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(waiting), 1);
          resolve(null);
        }, timeout);
        queue.push(waiting);
        admit();
      }),
  };
}
