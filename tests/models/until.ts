import { setTimeout as wait } from 'node:timers/promises';

const timeout = 15_000;
const interval = 20;

/**
 * Calls a check until it throws no more. Tables use it in place of a runner's own, since two runners share them.
 * @throws what the check threw last, after 15 seconds
 */
export async function until(check: () => unknown): Promise<void> {
  const end = performance.now() + timeout;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await wait(interval);
    }
  }
}
