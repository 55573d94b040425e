import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { anyRequest, disagreement, judge, today } from '../tests/function/support/any-request.ts';
import { createTestHandler } from '../tests/function/support/handler-alone.ts';

/*
 * Sends arbitrary requests to the handler:
 *   fuzz.ts [--inputs 100000] [--seed 1]
 * Ends with 1 when its verdict on one differs from that of the contract or the browser, when it fails, or when one takes
 * more than 50 ms of CPU time each time it is sent.
 */

const { values } = parseArgs({
  options: { inputs: { type: 'string', default: '100000' }, seed: { type: 'string', default: String(Date.now()) } },
});
const inputs = Number(values.inputs);
const firstSeed = Number(values.seed);
const batch = 1000;
const mostMilliseconds = 50;
const tries = 5;

const { handler } = await createTestHandler({ today: () => today });
const statuses = new Map<number, number>();
const faults: string[] = [];
let slowest = 0;

/** The CPU time of a request: the least of some tries, because garbage collection may run during any of them. */
async function leastTime(request: Parameters<typeof judge>[1], first: number): Promise<number> {
  let least = first;
  for (let times = 1; times < tries && least > mostMilliseconds / 2; times += 1) {
    least = Math.min(least, (await judge(handler, request)).milliseconds);
  }
  return least;
}

for (let from = 0; from < inputs; from += batch) {
  const seed = firstSeed + from;
  for (const request of fc.sample(anyRequest, { seed, numRuns: Math.min(batch, inputs - from) })) {
    const judged = await judge(handler, request);
    statuses.set(judged.status, (statuses.get(judged.status) ?? 0) + 1);
    const time = await leastTime(request, judged.milliseconds);
    slowest = Math.max(slowest, time);
    const fault = disagreement(request, judged) ?? (time > mostMilliseconds ? `${time.toFixed(0)} ms` : null);
    if (fault !== null) faults.push(`${fault} (seed ${seed}): ${JSON.stringify(request).slice(0, 500)}`);
  }
}

for (const fault of faults.slice(0, 20)) console.error(`✗ ${fault}`);
const counts = [...statuses].sort().map(([status, count]) => `${count} × ${status}`);
console.log(
  `${inputs} requests from seed ${firstSeed}: ${counts.join(', ')}; slowest ${slowest.toFixed(1)} ms of CPU time`,
);
console.log(`${inputs - faults.length}/${inputs} judged alike`);
process.exitCode = faults.length === 0 ? 0 : 1;
