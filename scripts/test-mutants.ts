import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { canaryFault, fileScores, type MutantReport, scoreOf, undetected } from './mutants/report.ts';

/*
 * Changes the contract, the handler and the rules in small ways, each of which a test has to notice. Prints the score of
 * each file and the mutants that no test noticed. Arguments name other files: test-mutants.ts "src/rules/*.ts"
 */

const lowestScore = 95;
const reportFile = 'reports/mutants.json';
const canaryFile = 'supabase/functions/_shared/requests/parse.ts';

const named = process.argv.slice(2);
const chosen = named.length > 0 ? ['--mutate', [...named, canaryFile, '!**/*.test.ts'].join(',')] : [];
await rm(reportFile, { force: true });
const stryker = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'scripts/mutants/stryker.config.json'];
const child = spawn(process.execPath, [...stryker, ...chosen], { stdio: 'inherit' });
const [code] = await once(child, 'close');
if (code !== 0) process.exit(1);

const report = JSON.parse(await readFile(reportFile, 'utf8')) as MutantReport;
for (const line of undetected(report)) console.log(line);
for (const line of fileScores(report)) console.log(line);

const fault = canaryFault(report, canaryFile);
const score = scoreOf(report);
console.log(`${score.toFixed(1)} of 100 mutants were noticed. At least ${lowestScore} have to be.`);
if (fault !== null) console.error(`✗ This run is void: ${fault}`);
process.exitCode = fault === null && score >= lowestScore ? 0 : 1;
