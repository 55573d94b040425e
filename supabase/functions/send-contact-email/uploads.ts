import { fastUploadRate, heldBodyBytes, queueTimeout, uploadsOfOneAddress, waitBeforeEviction } from './limits.ts';

/** A large body that may arrive: its memory is reserved. */
export interface Upload {
  /** Counts bytes as they arrive. */
  received(bytes: number): void;
  /** Ends with the upload: from now on it is not evicted. */
  arrived(): void;
  /** Returns its memory. */
  release(): void;
  /** Resolves when it has to make room for others. */
  evicted: Promise<void>;
}

interface Admitted {
  bytes: number;
  since: number;
  length: number;
  isArriving: boolean;
  evict(): void;
}

interface Waiting {
  bytes: number;
  admit(): void;
}

/**
 * Creates the queue of large bodies. The smallest goes first. While somebody waits, the slowest of those that arrive
 * is evicted, so that a few slow senders cannot keep everybody out.
 */
export function createUploads(now: () => number = () => performance.now()) {
  const admitted = new Set<Admitted>();
  const waiting = new Set<Waiting>();
  const shares = new Map<string, number>();
  let free = heldBodyBytes;
  let timer: ReturnType<typeof setInterval> | undefined;

  const rateOf = ({ length, since }: Admitted): number => (length / (now() - since)) * 1000;

  function evictSlowest(): void {
    const slow = [...admitted].filter(
      (upload) => upload.isArriving && now() - upload.since >= waitBeforeEviction && rateOf(upload) < fastUploadRate,
    );
    slow.sort((one, other) => rateOf(one) - rateOf(other))[0]?.evict();
  }

  function admitNext(): void {
    const smallest = [...waiting].sort((one, other) => one.bytes - other.bytes);
    for (const next of smallest) {
      if (next.bytes > free) break;
      waiting.delete(next);
      next.admit();
    }
    if (waiting.size === 0) {
      clearInterval(timer);
      timer = undefined;
    } else {
      timer ??= setInterval(evictSlowest, waitBeforeEviction / 4);
    }
  }

  function open(bytes: number, leave: () => void): Upload {
    free -= bytes;
    let evict = (): void => {};
    const evicted = new Promise<void>((resolve) => {
      evict = resolve;
    });
    const upload: Admitted = { bytes, since: now(), length: 0, isArriving: true, evict };
    admitted.add(upload);
    return {
      evicted,
      received: (more) => {
        upload.length += more;
      },
      arrived: () => {
        upload.isArriving = false;
      },
      release: () => {
        if (!admitted.delete(upload)) return;
        free += bytes;
        leave();
        admitNext();
      },
    };
  }

  /** Takes a place of the address. Returns how to give it back, or null when it has no place left. */
  function enter(address: string | null): (() => void) | null {
    if (address === null) return () => {};
    const count = shares.get(address) ?? 0;
    if (count >= uploadsOfOneAddress) return null;
    shares.set(address, count + 1);
    return () => {
      const left = (shares.get(address) ?? 1) - 1;
      if (left === 0) shares.delete(address);
      else shares.set(address, left);
    };
  }

  return {
    /**
     * Reserves memory. Resolves to null when the address has its share, or when there is no memory in time.
     * @param address null does not count
     */
    admit: (bytes: number, address: string | null): Promise<Upload | null> =>
      new Promise((resolve) => {
        const leave = enter(address);
        if (leave === null) return resolve(null);
        const next: Waiting = {
          bytes,
          admit: () => {
            clearTimeout(timeout);
            resolve(open(bytes, leave));
          },
        };
        const timeout = setTimeout(() => {
          waiting.delete(next);
          leave();
          resolve(null);
        }, queueTimeout);
        waiting.add(next);
        admitNext();
      }),
  };
}
