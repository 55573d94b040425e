import { setTimeout as wait } from 'node:timers/promises';

/** How many requests per second are sent, and for how long. */
export interface Pace {
  perSecond: number;
  seconds: number;
  /** The same seed gives the same schedule. */
  seed: number;
}

/** Pseudorandom numbers from 0 (inclusive) to 1 (exclusive), from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** When each request is due, in milliseconds from the start, at random intervals. */
export function dueTimes({ perSecond, seconds, seed }: Pace): number[] {
  const random = randomFrom(seed);
  return Array.from({ length: Math.round(perSecond * seconds) }, () => random() * seconds * 1000).sort((a, b) => a - b);
}

/**
 * Sends on schedule whether or not earlier requests were answered (an open-loop load). Resolves when every `send` has
 * ended; rejects with the first that fails.
 * @param send gets the request's number from 0 on, and when it was due by `performance.now()`
 */
export async function runLoad(pace: Pace, send: (index: number, due: number) => Promise<void>): Promise<void> {
  const start = performance.now();
  await Promise.all(
    dueTimes(pace).map(async (time, index) => {
      await wait(Math.max(0, start + time - performance.now()));
      await send(index, start + time);
    }),
  );
}
