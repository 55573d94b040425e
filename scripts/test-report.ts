/** Passed and failed, counted. */
export interface Tally {
  passed: number;
  failed: number;
}

/** The parts that matter of the report that Vitest writes with `--reporter=json`. */
interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: unknown[] }[];
}

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

function readReport(text: string | null): VitestReport | null {
  try {
    const report: Partial<VitestReport> = JSON.parse(text ?? '');
    return {
      success: report.success === true,
      numPassedTests: count(report.numPassedTests),
      numFailedTests: count(report.numFailedTests),
      numPendingTests: count(report.numPendingTests),
      numTodoTests: count(report.numTodoTests),
      testResults: Array.isArray(report.testResults) ? report.testResults : [],
    };
  } catch {
    return null;
  }
}

/**
 * Counts what Vitest reports. A test that was skipped, a file whose tests could not be collected, and a run that ended
 * badly for any other reason, each count as failed.
 */
export function tallyOf(reportText: string | null, exitCode: number): Tally {
  const report = readReport(reportText);
  if (report === null) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + broken.length;
  const endedBadly = exitCode !== 0 || !report.success || report.numPassedTests === 0;
  return { passed: report.numPassedTests, failed: failed === 0 && endedBadly ? 1 : failed };
}
