import { fastUploadRate, heldBodyBytes, queueTimeout, uploadsOfOneAddress, waitBeforeEviction } from './limits.ts';

/** A large body that may arrive: its memory is reserved. */
export interface Upload {
  /** How many bytes have arrived. */
  received: number;
  /** Whether all have: from then on it is not evicted. */
  hasArrived: boolean;
  /** Resolves when it has to make room for others. */
  evicted: Promise<void>;
  /** Returns its memory. */
  release(): void;
}

interface Waiting {
  bytes: number;
  address: string | null;
  admit(): void;
}

interface Admitted extends Upload, Pick<Waiting, 'bytes' | 'address'> {
  since: number;
  evict(): void;
}

/**
 * Creates the queue of large bodies. The smallest goes first. While somebody waits, the slowest of those that arrive
 * is evicted, so that a few slow senders cannot keep everybody out.
 */
export function createUploads() {
  const admitted = new Set<Admitted>();
  const waiting = new Set<Waiting>();

  function evictSlowest(): void {
    const rateOf = ({ received, since }: Admitted) => (received / (performance.now() - since)) * 1000;
    const [slowest] = [...admitted]
      .filter(({ hasArrived, since }) => !hasArrived && performance.now() - since >= waitBeforeEviction)
      .sort((one, other) => rateOf(one) - rateOf(other));
    if (slowest && rateOf(slowest) < fastUploadRate) slowest.evict();
  }

  function admitNext(): void {
    for (const next of [...waiting].sort((one, other) => one.bytes - other.bytes)) {
      const held = [...admitted].reduce((sum, { bytes }) => sum + bytes, 0);
      if (held + next.bytes > heldBodyBytes) break;
      next.admit();
    }
  }

  function open(bytes: number, address: string | null): Upload {
    let evict = (): void => {};
    const evicted = new Promise<void>((resolve) => {
      evict = resolve;
    });
    const release = (): void => {
      admitted.delete(upload);
      admitNext();
    };
    const since = performance.now();
    const upload = { bytes, address, since, received: 0, hasArrived: false, evict, evicted, release };
    admitted.add(upload);
    return upload;
  }

  return {
    /** Reserves memory. Resolves to null when the address (if it counts) has its share, or there is no memory in time. */
    admit: (bytes: number, address: string | null): Promise<Upload | null> =>
      new Promise((resolve) => {
        const own = [...admitted, ...waiting].filter((other) => address !== null && other.address === address);
        if (own.length >= uploadsOfOneAddress) return resolve(null);
        const leave = (upload: Upload | null): void => {
          waiting.delete(next);
          clearTimeout(timeout);
          clearInterval(eviction);
          resolve(upload);
        };
        const next: Waiting = { bytes, address, admit: () => leave(open(bytes, address)) };
        const timeout = setTimeout(leave, queueTimeout, null);
        const eviction = setInterval(() => {
          // One at a time, however many wait.
          const [longest] = waiting;
          if (longest === next) evictSlowest();
        }, waitBeforeEviction / 4);
        waiting.add(next);
        admitNext();
      }),
  };
}
