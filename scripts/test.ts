import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Check, sourceChecks } from './checks.ts';
import { setLocalBuildSettings } from './services/local-settings.ts';
import { type Tally, tallyOf } from './test-report.ts';

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '    ');

const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Runs one check and prints its result. */
async function runCheck({ name, run }: Check): Promise<boolean> {
  const start = performance.now();
  const { passed, text } = await run();
  console.log(`${passed ? '✓' : '✗'} ${name} (${secondsSince(start)})${text === '' ? '' : `\n${indented(text)}`}`);
  return passed;
}

/** Runs checks, so many at a time, and counts them. */
async function runChecks(checks: readonly Check[], concurrency: number): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  const queue = [...checks];
  const worker = async () => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
      tally[(await runCheck(check)) ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return tally;
}

/** Runs every test of every kind; what Vitest prints is shown as it comes. */
async function runTests(): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'test-report-'));
  const file = join(folder, 'report.json');
  const vitest = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=!access',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/model-reporter.ts',
      `--outputFile.json=${file}`,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const [code] = await once(vitest, 'close');
  const report = await readFile(file, 'utf8').catch(() => null);
  await rm(folder, { recursive: true });
  return tallyOf(report, code ?? 1);
}

const [option, ...ids] = process.argv.slice(2);
const checksAlone = option === '--checks';
const isWanted = ({ id }: Check): boolean => ids.length === 0 || ids.includes(id);

// The tests are of the site as `npm start` builds it, whatever settings of an owner's own lie beside it.
setLocalBuildSettings();

const tallies = [await runChecks(sourceChecks.filter(isWanted), 2)];

// Imported where they are needed: Vite, Playwright and the data of the browsers take seconds to load.
if (!checksAlone || ids.includes('site')) {
  const { siteChecks } = await import('./site-checks.ts');
  tallies.push(await runChecks(siteChecks.filter(isWanted), 1));
}

if (!checksAlone) {
  const { findBrowser } = await import('./browser.ts');
  process.env.CHROME_PATH = findBrowser((line) => console.log(line)).executablePath;
  tallies.push(await runTests());
}

const total = (kind: keyof Tally): number => tallies.reduce((sum, tally) => sum + tally[kind], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed (${secondsSince(0)})`);
process.exitCode = total('failed') === 0 ? 0 : 1;
