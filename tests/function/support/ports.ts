import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * The ports of this test worker. They are below those that operating systems give to outgoing connections. Each worker
 * has its own, because a port that was found is not in use until its service listens, and while it restarts.
 */
const count = 1_250;
const first = 10_000 + count * Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0);

const found = new Set<number>();

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** A free port, each time another one. */
export async function freePort(): Promise<number> {
  const port = first + randomInt(count);
  if (found.has(port)) return freePort();
  found.add(port);
  return (await isFree(port)) ? port : freePort();
}
