import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ScreenRecord } from '../machines/model-testing/plan.ts';
import type { MachineRecord } from '../machines/model-testing/suite.ts';
import type { MachineCoverage } from '../src/inspector/coverage.ts';
import { type Check, sourceChecks } from './checks.ts';
import { machineCoverages, reportGaps, reportLines } from './model-report.ts';
import { setLocalBuildSettings } from './services/local-settings.ts';
import { readPlaywrightReport, readVitestReport, type Tally, type TestRun } from './test-report.ts';

/*
 * Runs the checks and the tests, and says how they ended:
 *   test.ts                  everything
 *   test.ts --all            everything, with all cases of long lists
 *   test.ts --checks [id…]   some checks: without an id, those of the sources
 *   test.ts --models         the tests of the machines, at all levels; with --complete, complete suites on screens too
 */

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '    ');

/** Runs one check and prints its result. */
async function runCheck({ name, run }: Check): Promise<Tally> {
  const start = performance.now();
  const { passed, text } = await run();
  const time = seconds(performance.now() - start);
  console.log(`${passed ? '✓' : '✗'} ${name} (${time})${text === '' ? '' : `\n${indented(text)}`}`);
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs a test program, prints its output, and reads its report. */
async function runTests(
  read: (report: string | null, exitCode: number) => TestRun,
  program: (reportFile: string) => { args: readonly string[]; env?: Readonly<Record<string, string>> },
): Promise<TestRun> {
  const folder = await mkdtemp(join(tmpdir(), 'test-report-'));
  const file = join(folder, 'report.json');
  const { args, env } = program(file);
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'close');
  const report = await readFile(file, 'utf8').catch(() => null);
  await rm(folder, { recursive: true });
  return read(report, code ?? 1);
}

const runVitest = (...args: readonly string[]): Promise<TestRun> =>
  runTests(readVitestReport, (file) => ({
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
  }));

const runPlaywright = (...args: readonly string[]): Promise<TestRun> =>
  runTests(readPlaywrightReport, (file) => ({
    args: ['node_modules/playwright/cli.js', 'test', '--reporter=list,json', ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }));

/** The coverage of the model tests. */
interface ModelReport {
  coverages: MachineCoverage[];
  gaps: string[];
}

/** Prints the coverage of the model tests. */
function reportModels(runs: readonly TestRun[]): ModelReport {
  const machines = runs.flatMap((run) => run.records('machineRecord')) as MachineRecord[];
  const screens = runs.flatMap((run) => run.records('screenRecord')) as ScreenRecord[];
  const names = readdirSync('machines', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .map((file) => basename(file, '.machine.ts'));
  const coverages = machineCoverages(machines, screens);
  const gaps = reportGaps(names, coverages);
  console.log(`\n${[...reportLines(coverages), '', ...gaps].join('\n')}\n`);
  return { coverages, gaps };
}

/** Anything that is not covered counts as failed. */
const tallyOf = ({ gaps }: ModelReport): Tally => ({ passed: 0, failed: gaps.length });

const times: [part: string, milliseconds: number][] = [];

async function timed<Result>(part: string, run: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await run();
  times.push([part, performance.now() - start]);
  return result;
}

/** Runs checks of the sources, two at a time: all, or those with one of the ids. */
async function runSourceChecks(ids: readonly string[] = []): Promise<Tally[]> {
  const queue = sourceChecks.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const tallies: Tally[] = [];
  const worker = async () => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift()) tallies.push(await runCheck(check));
  };
  await Promise.all([worker(), worker()]);
  return tallies;
}

/** Runs the checks of the built site. Imported here, because their dependencies take seconds to load. */
async function runSiteChecks(): Promise<Tally[]> {
  const { siteChecks } = await import('./site-checks.ts');
  const tallies: Tally[] = [];
  for (const check of siteChecks) tallies.push(await runCheck(check));
  return tallies;
}

async function runChecks(ids: readonly string[]): Promise<Tally[]> {
  const isSite = ids.includes('site');
  return [...(isSite ? await runSiteChecks() : []), ...(isSite && ids.length === 1 ? [] : await runSourceChecks(ids))];
}

async function runAll(): Promise<Tally[]> {
  const checks = await timed('checks of the sources and the site', () =>
    Promise.all([runSourceChecks(), runSiteChecks()]),
  );
  const runs = [
    await timed('tests without a browser', () => runVitest()),
    await timed('tests in a browser', () =>
      runPlaywright('--project=browser', '--project=translated', '--project=phone', '--project=visual'),
    ),
  ];
  return [...checks.flat(), ...runs, tallyOf(reportModels(runs))];
}

async function runModels(): Promise<Tally[]> {
  const runs = [
    await runVitest('--project=unit', '--project=components', 'machines/', 'src/features/', 'src/lazy-module/'),
    await runPlaywright('--project=browser', 'tests/models/'),
  ];
  return [...runs, tallyOf(reportModels(runs))];
}

const [option = '', ...ids] = process.argv.slice(2);

const runs: Readonly<Record<string, () => Promise<Tally[]>>> = {
  '': runAll,
  '--all': runAll,
  '--checks': () => runChecks(ids),
  '--models': runModels,
};
const run = runs[option];
if (run === undefined) {
  console.error(`There is no option ${option}. Options: ${Object.keys(runs).filter(Boolean).join(', ')}.`);
  process.exit(2);
}
const checkIds: readonly string[] = [...new Set(sourceChecks.map(({ id }) => id)), 'site'];
const unknownCheck = option === '--checks' && ids.find((id) => !checkIds.includes(id));
if (unknownCheck) {
  console.error(`There is no check ${unknownCheck}. Checks: ${checkIds.join(', ')}.`);
  process.exit(2);
}

// The tests use the site as `npm start` builds it, whatever `.env` says.
setLocalBuildSettings();
if (option === '--all' || ids.includes('--complete')) process.env.ALL_CASES = '1';

const tallies = await run();

const sum = (key: keyof Tally): number => tallies.reduce((total, tally) => total + tally[key], 0);
for (const [part, time] of times) console.log(`${part}: ${seconds(time)}`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed in ${seconds(performance.now())}`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
