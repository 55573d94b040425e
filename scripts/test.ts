import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setLocalBuildSettings } from './services/local-settings.ts';

/* Runs every check and every test, and ends with the line "N passed, N failed". */

/** How many checks or tests have passed, and how many have not. */
interface Counts {
  passed: number;
  failed: number;
}

/** The part of Vitest's JSON report that is counted. */
interface VitestReport {
  numPassedTests: number;
  numTotalTests: number;
}

/** The part of Playwright's JSON report that is counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/**
 * Counts the tests of a run by its JSON report. What was skipped, or passed only on a retry, has failed; and so has a
 * run that ended badly, found no test, or wrote no report.
 */
export function countTests(report: string | null, exitCode: number | null): Counts {
  let counts: Counts = { passed: 0, failed: 0 };
  try {
    const read = JSON.parse(report ?? '') as VitestReport | PlaywrightReport;
    counts =
      'stats' in read
        ? { passed: read.stats.expected, failed: read.stats.unexpected + read.stats.flaky + read.stats.skipped }
        : { passed: read.numPassedTests, failed: read.numTotalTests - read.numPassedTests };
  } catch {
    // A run that was killed leaves no report or half of one.
  }
  const isBroken = exitCode !== 0 || !(counts.passed > 0);
  return isBroken && !(counts.failed > 0) ? { passed: counts.passed || 0, failed: 1 } : counts;
}

/** Runs an npm script. Resolves to its exit code and, unless it is printed at once, its output. */
async function runScript(name: string, args: readonly string[], isPrinted: boolean) {
  const stdio = isPrinted ? 'inherit' : 'pipe';
  const program = spawn('npm', ['run', '--silent', name, '--', ...args], { stdio: ['ignore', stdio, stdio] });
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = (await once(program, 'close')) as [number | null];
  return { code, output };
}

const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Runs npm scripts that are one check each, two at a time. Prints the output of those that fail. */
async function runChecks(names: readonly string[]): Promise<Counts> {
  const waiting = [...names];
  const counts: Counts = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const start = performance.now();
      const { code, output } = await runScript(name, [], false);
      counts[code === 0 ? 'passed' : 'failed'] += 1;
      console.log(`${code === 0 ? '✓' : `${output}\n✗`} ${name} (${secondsSince(start)})`);
    }
  };
  await Promise.all([worker(), worker()]);
  return counts;
}

/** Runs an npm script of tests, and counts them. */
async function runTests(name: string, argsFor: (reportFile: string) => readonly string[]): Promise<Counts> {
  const start = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'test-report-'));
  const file = join(folder, 'report.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  const { code } = await runScript(name, argsFor(file), true);
  const counts = countTests(await readFile(file, 'utf8').catch(() => null), code);
  await rm(folder, { recursive: true });
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${name} (${secondsSince(start)})`);
  return counts;
}

async function main(): Promise<void> {
  // The tests use the site as `npm start` builds it, whatever `.env` says.
  setLocalBuildSettings();
  const all = [
    await runChecks(['check:lint', 'check:types', 'check:unused', 'build']),
    await runTests('test:unit', (file) => [
      '--project=function',
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ]),
    await runTests('test:browser', () => ['--reporter=list,json']),
  ];
  const sum = (key: keyof Counts): number => all.reduce((total, counts) => total + counts[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
