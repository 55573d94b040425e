/** Promises that a test settles: all that wait, those of actors that were stopped included. */
export function holdPromises<TResult>() {
  let held: { resolve: (result: TResult) => void; reject: (error: unknown) => void }[] = [];

  function take() {
    const taken = held;
    held = [];
    if (taken.length === 0) throw new Error('No promise is held.');
    return taken;
  }

  return {
    isHeld: () => held.length > 0,
    add: () => new Promise<TResult>((resolve, reject) => held.push({ resolve, reject })),
    resolve: (result: TResult) => {
      for (const { resolve } of take()) resolve(result);
    },
    reject: (error: unknown) => {
      for (const { reject } of take()) reject(error);
    },
  };
}
