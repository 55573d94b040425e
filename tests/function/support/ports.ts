import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that operating systems give to outgoing connections: one of those could be taken before it is used. */
const range = { first: 10_000, end: 30_000 };

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** A free port. */
export async function freePort(): Promise<number> {
  const port = randomInt(range.first, range.end);
  return (await isFree(port)) ? port : freePort();
}
