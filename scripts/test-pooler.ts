import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findProgram } from './find-program.ts';

/*
 * Runs tests of the function with PgBouncer in transaction mode between it and its database, as on a hosted database.
 * Fails when PgBouncer is not installed. Arguments name other tests of the function.
 */

const tests = ['requests', 'limits', 'nothing-lost', 'delivery', 'after-delivery', 'crashes', 'requests-command'];

const pooler = findProgram('pgbouncer', process.env);
if (pooler === null) {
  console.error('PgBouncer is not installed. On Debian: apt-get install pgbouncer');
  process.exit(1);
}
const named = process.argv.slice(2);
const files = named.length > 0 ? named : tests.map((name) => `tests/function/${name}.test.ts`);
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project=function', ...files];
const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, PGBOUNCER: pooler } });
const [code] = await once(child, 'close');
process.exitCode = code ?? 1;
