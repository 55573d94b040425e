import { describe, expect, it } from 'vitest';
import { countTests } from './test.ts';

const vitest = (passed: number, total: number) => JSON.stringify({ numPassedTests: passed, numTotalTests: total });

const playwright = (stats: object) =>
  JSON.stringify({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0, ...stats } });

describe('a run of tests', () => {
  it('is counted by its report', () => {
    expect(countTests(vitest(5, 5), 0)).toEqual({ passed: 5, failed: 0 });
    expect(countTests(vitest(5, 7), 1)).toEqual({ passed: 5, failed: 2 });
    expect(countTests(playwright({}), 0)).toEqual({ passed: 5, failed: 0 });
  });

  it('takes skipped tests, and those that passed only on a retry, for failed ones', () => {
    expect(countTests(vitest(5, 6), 0)).toEqual({ passed: 5, failed: 1 });
    expect(countTests(playwright({ unexpected: 1, flaky: 1, skipped: 1 }), 1)).toEqual({ passed: 5, failed: 3 });
  });

  it.each<[string, string | null, number | null, number]>([
    ['wrote no report', null, 0, 0],
    ['wrote half a report', vitest(5, 5).slice(0, -3), 0, 0],
    ['found no test', vitest(0, 0), 0, 0],
    ['was killed', null, null, 0],
    ['ended badly though every test passed', playwright({}), 1, 5],
  ])('has failed when it %s', (_why, report, exitCode, passed) => {
    expect(countTests(report, exitCode)).toEqual({ passed, failed: 1 });
  });
});
