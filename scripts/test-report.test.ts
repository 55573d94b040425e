import { describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-report.ts';

const vitest = (values: object) =>
  JSON.stringify({
    success: true,
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...values,
  });

const playwright = (stats: object, values: object = {}) =>
  JSON.stringify({
    errors: [],
    suites: [],
    stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    ...values,
  });

describe('a report of Vitest', () => {
  it('is counted', () => {
    expect(readVitestReport(vitest({}), 0)).toMatchObject({ passed: 5, failed: 0 });
    expect(readVitestReport(vitest({ success: false, numFailedTests: 2 }), 1)).toMatchObject({ passed: 5, failed: 2 });
  });

  it('takes a skipped test for a failed one', () => {
    expect(readVitestReport(vitest({ numPendingTests: 1, numTodoTests: 1 }), 0)).toMatchObject({ failed: 2 });
  });

  it('takes a file that could not be loaded for a failed test', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(readVitestReport(vitest({ success: false, testResults }), 1)).toMatchObject({ failed: 1 });
  });

  it('gives back what passed tests recorded', () => {
    const assertionResults = [
      { status: 'passed', meta: { record: 1 } },
      { status: 'passed', meta: {} },
      { status: 'failed', meta: { record: 2 } },
      { status: 'skipped', meta: {} },
    ];
    const testResults = [{ status: 'failed', assertionResults }];
    const run = readVitestReport(vitest({ testResults }), 1);
    expect(run.records('record')).toEqual([1]);
  });
});

describe('a report of Playwright', () => {
  it('is counted', () => {
    expect(readPlaywrightReport(playwright({}), 0)).toMatchObject({ passed: 5, failed: 0 });
    expect(readPlaywrightReport(playwright({ unexpected: 2 }), 1)).toMatchObject({ passed: 5, failed: 2 });
  });

  it('takes tests that were skipped, or passed only when repeated, for failed ones', () => {
    expect(readPlaywrightReport(playwright({ skipped: 1, flaky: 1 }), 0)).toMatchObject({ failed: 2 });
  });

  it('takes what went wrong outside of tests for a failed one', () => {
    expect(readPlaywrightReport(playwright({}, { errors: [{}] }), 1)).toMatchObject({ failed: 1 });
  });

  it('gives back what passed tests recorded', () => {
    const spec = (ok: boolean, record: number) => ({
      ok,
      tests: [{ annotations: [{ type: 'record', description: String(record) }, { type: 'slow' }] }],
    });
    const inner = { specs: [spec(true, 2), spec(false, 3)] };
    const run = readPlaywrightReport(playwright({}, { suites: [{ specs: [spec(true, 1)], suites: [inner] }] }), 1);
    expect(run.records('record')).toEqual([1, 2]);
  });
});

describe.each([
  { read: readVitestReport, name: 'Vitest', whole: vitest({}), empty: vitest({ numPassedTests: 0 }) },
  { read: readPlaywrightReport, name: 'Playwright', whole: playwright({}), empty: playwright({ expected: 0 }) },
])('a run of $name', ({ read, whole, empty }) => {
  it.each<[string, string | null, number]>([
    ['wrote no report', null, 0],
    ['wrote half a report', whole.slice(0, -5), 0],
    ['found no test', empty, 0],
    ['ended badly though every test passed', whole, 1],
  ])('is never without a failure when it %s', (_why, text, code) => {
    expect(read(text, code).failed).toBe(1);
  });
});
