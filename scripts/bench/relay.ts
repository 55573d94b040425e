import { connect, createServer, type Socket } from 'node:net';

/** When the relay has passed on half of some bytes: of a request, or of its response. */
export type Moment = 'request' | 'response';

/** A TCP connection between two programs of this machine, which can be cut. */
export interface Relay {
  /** Closes every connection, and refuses new ones. */
  cut(): void;
  /** Accepts connections again. */
  mend(): void;
  stop(): Promise<void>;
}

/** Passes on what arrives in two halves, with a pause between them. */
function passOn(from: Socket, to: Socket, pause: () => Promise<void>): void {
  from.on('data', async (bytes: Buffer) => {
    from.pause();
    const half = Math.floor(bytes.length / 2);
    to.write(bytes.subarray(0, half));
    await pause();
    to.write(bytes.subarray(half));
    from.resume();
  });
}

/**
 * Passes on connections from one port of 127.0.0.1 to another.
 * @param pause awaited in the middle of the bytes that arrive together
 */
export async function startRelay(
  { from, to }: { from: number; to: number },
  pause?: (moment: Moment) => Promise<void>,
): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(to, '127.0.0.1');
    const ends: [Socket, Socket][] = [
      [near, far],
      [far, near],
    ];
    for (const [one, other] of ends) {
      sockets.add(one);
      // A cut connection is not an error here.
      one.on('error', () => {});
      one.once('close', () => {
        sockets.delete(one);
        other.destroySoon();
      });
    }
    if (pause === undefined) {
      near.pipe(far).pipe(near);
      return;
    }
    passOn(near, far, () => pause('request'));
    passOn(far, near, () => pause('response'));
  });
  await new Promise<void>((resolve) => server.listen(from, '127.0.0.1', () => resolve()));
  return {
    cut: () => {
      isCut = true;
      close();
    },
    mend: () => {
      isCut = false;
    },
    stop: () => {
      close();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
