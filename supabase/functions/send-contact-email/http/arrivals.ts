import { mostArriving } from './limits.ts';

/** A small body that arrives. */
export interface Arrival {
  /** Resolves when it has to make room for others. */
  evicted: Promise<void>;
  end(): void;
}

/** Creates the function that lets a small body arrive. One too many evicts the one that has been arriving for longest. */
export function createArrivals(): () => Arrival {
  const arriving = new Set<() => void>();
  return () => {
    let evict = (): void => {};
    const evicted = new Promise<void>((resolve) => {
      evict = resolve;
    });
    arriving.add(evict);
    const end = () => void arriving.delete(evict);
    const [longest = evict] = arriving;
    if (arriving.size > mostArriving) {
      arriving.delete(longest);
      longest();
    }
    return { evicted, end };
  };
}
