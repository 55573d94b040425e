/** Gives a limited number of bytes to those who ask, first come, first served. */
export interface Turns {
  /**
   * Waits for `bytes` to be free. Gives back what to call when they are no longer needed, or null when `patience`
   * milliseconds passed.
   */
  take(bytes: number, patience: number): Promise<(() => void) | null>;
}

interface Waiting {
  bytes: number;
  begin(): void;
}

/**
 * @param total bytes that may be taken at once
 */
export function createTurns(total: number): Turns {
  let free = total;
  const queue: Waiting[] = [];

  const admit = (): void => {
    for (let next = queue[0]; next !== undefined && next.bytes <= free; next = queue[0]) {
      queue.shift();
      free -= next.bytes;
      next.begin();
    }
  };

  const releaseOnce = (bytes: number): (() => void) => {
    let taken = true;
    return () => {
      if (!taken) return;
      taken = false;
      free += bytes;
      admit();
    };
  };

  return {
    take: (bytes, patience) =>
      new Promise((resolve) => {
        const waiting: Waiting = {
          bytes,
          begin: () => {
            clearTimeout(timer);
            resolve(releaseOnce(bytes));
          },
        };
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(waiting), 1);
          resolve(null);
        }, patience);
        queue.push(waiting);
        admit();
      }),
  };
}
