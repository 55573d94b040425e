import { parseArgs } from 'node:util';
import { loads } from './bench/loads.ts';
import { startProduct } from './bench/product.ts';
import { runOne } from './bench/run.ts';

const usage = `Load-tests the function and its database on this machine.

  npm run bench                       every load, within five minutes
  npm run bench -- small files        only these: small, crashes, files, burst, memory
  npm run bench -- memory --minutes 30
  npm run bench -- --seconds 20       shorter

Times and memory are printed and never judged. A request that is lost, stored twice or damaged ends it with code 1.`;

interface Options {
  names: string[];
  seconds: number;
  minutes: number;
}

/** Parses the command's arguments; null when they are invalid. */
function readOptions(args: string[]): Options | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { seconds: { type: 'string', default: '60' }, minutes: { type: 'string', default: '1' } },
    });
    const [seconds, minutes] = [Number(values.seconds), Number(values.minutes)];
    return seconds > 0 && minutes > 0 ? { names: positionals, seconds, minutes } : null;
  } catch {
    return null;
  }
}

const options = readOptions(process.argv.slice(2));
const known = options && loads(options);
const names = options?.names.length ? options.names : Object.keys(known ?? {});
if (known === null || !names.every((name) => name in known)) {
  console.error(usage);
  process.exit(1);
}

const product = await startProduct();
try {
  for (const name of names) {
    const load = known[name];
    if (load === undefined) continue;
    const { perSecond, seconds } = load.pace;
    console.log(`\n${load.title}: ${perSecond} a second for ${seconds} s`);
    const { lines, faults } = await runOne(product, load);
    for (const line of lines) console.log(`  ${line}`);
    for (const fault of faults) console.error(`  ✗ ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  await product.stop();
}
