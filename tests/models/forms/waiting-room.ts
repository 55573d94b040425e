interface Work<Result> {
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** Work that somebody waits for, until a test lets it end. */
export interface WaitingRoom<Result> {
  /** What a caller waits for; given up when `signal` says so. */
  enter: (signal?: AbortSignal) => Promise<Result>;
  /** Lets the work that has waited longest end well. Throws when there is none. */
  finish: (result: Result) => void;
  /** Lets it break. */
  fail: (error: unknown) => void;
}

/** Opens an empty waiting room. */
export function openWaitingRoom<Result>(): WaitingRoom<Result> {
  const waiting = new Set<Work<Result>>();

  function next(): Work<Result> {
    const [first] = waiting;
    if (!first) throw new Error('Nobody is waiting');
    waiting.delete(first);
    return first;
  }

  return {
    enter: (signal) =>
      new Promise((resolve, reject) => {
        const work = { resolve, reject };
        waiting.add(work);
        signal?.addEventListener('abort', () => waiting.delete(work));
      }),
    finish: (result) => next().resolve(result),
    fail: (error) => next().reject(error),
  };
}
