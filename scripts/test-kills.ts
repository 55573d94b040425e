import { parseArgs } from 'node:util';
import { killAtEveryStep, type Outcome, type Step, steps, type Victim, victims } from './bench/kills.ts';

/*
 * Kills function, database, mail server and network at every step of a request, and prints what became of the requests:
 *   test-kills.ts              fifty times each
 *   test-kills.ts --times 2    shorter
 *   test-kills.ts database     only this one
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '50' } },
});
const times = Number(values.times);
const chosen = victims.filter((victim) => positionals.length === 0 || positionals.includes(victim));
if (!(times > 0) || chosen.length === 0) {
  console.error(`Name some of these: ${victims.join(', ')}. --times is a number above 0.`);
  process.exit(1);
}

const outcomes = new Map<string, Outcome>();
const cell = (victim: Victim, step: Step): string => `${victim}, ${step}`;
const inWords = ({ interrupted, marked, faults }: Outcome): string =>
  `${interrupted}, ${faults.length} faults, ${marked} copies`;

const runs = await Promise.allSettled(
  chosen.map((victim) =>
    killAtEveryStep(victim, times, (step, outcome) => {
      outcomes.set(cell(victim, step), outcome);
      console.log(`${cell(victim, step)}: ${inWords(outcome)}`);
      for (const fault of outcome.faults) console.error(`✗ ${cell(victim, step)}: ${fault}`);
    }),
  ),
);

const width = Math.max(...Object.keys(steps).map((step) => step.length));
const row = (name: string, cells: readonly string[]): string =>
  [name.padEnd(width), ...cells.map((text) => text.padEnd(23))].join('  ').trimEnd();

console.log(row('', chosen));
for (const step of Object.keys(steps) as Step[]) {
  const cells = chosen.map((victim) => {
    const outcome = outcomes.get(cell(victim, step));
    return outcome === undefined ? 'not reached' : inWords(outcome);
  });
  console.log(row(step, cells));
}
for (const run of runs) if (run.status === 'rejected') console.error(run.reason);
const isWhole = runs.every(({ status }) => status === 'fulfilled');
process.exitCode = isWhole && [...outcomes.values()].every(({ faults }) => faults.length === 0) ? 0 : 1;
