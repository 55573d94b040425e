/** Resolves in a new task, after input that has arrived in the meantime. */
export const newTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Resolves after the next frame is painted. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => void setTimeout(resolve)));
