import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { type Check, siteChecks, sourceChecks } from './checks.ts';
import { setLocalBuildSettings } from './services/local-settings.ts';
import { type Tally, tallyOf } from './test-report.ts';

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '    ');

/** Runs one check and says what came of it. */
async function runCheck({ name, run }: Check): Promise<boolean> {
  const start = performance.now();
  const { passed, text } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)${text === '' ? '' : `\n${indented(text)}`}`);
  return passed;
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
const checks = [...sourceChecks, ...siteChecks].filter((check) => {
  if (!checksAlone) return true;
  return ids.length === 0 ? sourceChecks.includes(check) : ids.includes(check.id);
});
const tally: Tally = { passed: 0, failed: 0 };

// The tests are of the site as `npm start` builds it, whatever settings of an owner's own lie beside it.
setLocalBuildSettings();

for (const check of checks) {
  if (await runCheck(check)) tally.passed += 1;
  else tally.failed += 1;
}

if (!checksAlone) {
  process.env.CHROME_PATH = findBrowser((line) => console.log(line)).executablePath;
  const { passed, failed } = await runTests();
  tally.passed += passed;
  tally.failed += failed;
}

console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 ? 0 : 1;
