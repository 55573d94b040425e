import { describe, expect, it } from 'vitest';
import { tallyOf } from './test-report.ts';

const report = (values: object) =>
  JSON.stringify({
    success: true,
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...values,
  });

describe('the count of a test run', () => {
  it('is what the report says', () => {
    expect(tallyOf(report({}), 0)).toEqual({ passed: 5, failed: 0 });
    expect(tallyOf(report({ success: false, numFailedTests: 2 }), 1)).toEqual({ passed: 5, failed: 2 });
  });

  it('takes a skipped test for a failed one', () => {
    expect(tallyOf(report({ numPendingTests: 1, numTodoTests: 1 }), 0)).toEqual({ passed: 5, failed: 2 });
  });

  it('takes a file that could not be loaded for a failed test', () => {
    const testResults = [{ name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }];
    expect(tallyOf(report({ success: false, testResults }), 1)).toEqual({ passed: 5, failed: 1 });
  });

  it.each<[string, string | null, number]>([
    ['wrote no report', null, 0],
    ['wrote half a report', '{"numPassedTests": 5', 0],
    ['found no test', report({ numPassedTests: 0 }), 0],
    ['ended badly though every test passed', report({}), 1],
  ])('is never without a failure when the run %s', (_why, text, code) => {
    expect(tallyOf(text, code).failed).toBe(1);
  });
});
