import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const suite = fileURLToPath(new URL('./suite.ts', import.meta.url));
const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** Tests of a machine whose context grows, and of one on a screen that is always wrong. */
const failingTests = `
import { assign, setup } from 'xstate';
import { describeComponent } from '${suite}';

const open = () => ({ events: { pressed: () => {} }, until: (assertion) => assertion() });
const states = { off: () => {}, on: () => { throw new Error('the lamp is dark'); } };

const counter = setup({ actions: { count: assign({ presses: ({ context }) => context.presses + 1 }) } }).createMachine({
  id: 'counter',
  context: { presses: 0 },
  on: { pressed: { actions: 'count' }, released: {} },
});
describeComponent({ model: { machine: counter, fixtures: { steps: [] }, journeys: {} }, states, open });

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
});
const journey = { steps: ['pressed'], ends: 'on' };
const journeys = { first: journey, second: journey, third: journey, fourth: journey };
describeComponent({ model: { machine: lamp, fixtures: { steps: [] }, journeys }, states, open });
`;

interface TestResult {
  title: string;
  status: string;
  failureMessages: string[];
}

describe('path tests that fail', { timeout: 60_000 }, () => {
  let folder: string;
  let output: string;
  let tests: TestResult[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'path-tests-'));
    await symlink(modules, join(folder, 'node_modules'));
    await writeFile(join(folder, 'failing.test.ts'), failingTests);
    const vitest = join(modules, 'vitest/vitest.mjs');
    const flags = [`--root=${folder}`, '--reporter=default', '--reporter=json', '--outputFile=out.json'];
    const env = { ...process.env, ALL_CASES: '' };
    output = await run(process.execPath, [vitest, 'run', ...flags], { cwd: folder, env }).then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    );
    const report: { testResults: { assertionResults: TestResult[] }[] } = JSON.parse(
      await readFile(join(folder, 'out.json'), 'utf8'),
    );
    tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  }, 60_000);

  afterAll(() => rm(folder, { recursive: true }));

  it('are a single test when a context grows, which names the machine and the field', () => {
    const [first, ...others] = tests;
    expect(first?.title).toBe('has plans');
    expect(first?.failureMessages.join()).toContain(
      'The machine "counter" has more than 500 snapshots: its context grows in "presses".',
    );
    expect(others.filter(({ title }) => title === 'has plans')).toEqual([]);
  });

  it('skip the rest of the machine after three, with a message', () => {
    expect(tests.slice(1).map(({ title, status }) => `${title}: ${status}`)).toEqual([
      'path: 1: failed',
      'journey: first: failed',
      'journey: second: failed',
      'journey: third: skipped',
      'journey: fourth: skipped',
    ]);
    expect(output).toContain('3 path tests of "lamp" have failed: the rest is not run.');
  });

  it('report in a few lines what was expected and seen', () => {
    expect(tests[1]?.failureMessages).toEqual([
      ['Error: lamp, component, path "1"', 'step 1 of 2: pressed', 'expected: on', 'seen: the lamp is dark'].join('\n'),
    ]);
  });
});
