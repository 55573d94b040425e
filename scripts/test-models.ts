import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { startVitest } from 'vitest/node';
import { findBrowser } from './browser.ts';
import { modelGaps, modelReport } from './model-report.ts';

const machinesAlone = process.argv.includes('--machines');
const folders = machinesAlone ? ['machines/'] : ['machines/', 'src/features/', 'src/lazy-module/', 'tests/models/'];

if (!machinesAlone) process.env.CHROME_PATH = findBrowser((line) => console.log(line)).executablePath;
const vitest = await startVitest('test', folders, {
  run: true,
  watch: false,
  reporters: ['dot'],
  project: machinesAlone ? ['unit'] : ['unit', 'components', 'browser'],
});
const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests('passed')]);
const machines = tests.flatMap((test) => test.meta().machineRecord ?? []);
const walks = tests.flatMap((test) => test.meta().walkRecord ?? []);
await vitest.close();

console.log(`\n${modelReport(machines, walks).join('\n')}`);
const names = readdirSync('machines', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.machine.ts'))
  .map((file) => basename(file, '.machine.ts'));
const gaps = machinesAlone ? modelGaps(names, machines, walks, []) : modelGaps(names, machines, walks);
if (gaps.length > 0) {
  console.log(`\n${gaps.join('\n')}`);
  process.exitCode = 1;
}
