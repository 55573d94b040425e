/** The numbers of passed and failed tests. */
export interface Tally {
  passed: number;
  failed: number;
}

/** The result of a test run. */
export interface TestRun extends Tally {
  /** What tests recorded, by name, such as the coverage of a path test. */
  records(name: string): unknown[];
}

/** The parts of Vitest's JSON report that we use. */
interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    status: string;
    assertionResults: { status: string; meta?: Readonly<Record<string, unknown>> }[];
  }[];
}

/** The parts of Playwright's JSON report that we use. */
interface PlaywrightReport {
  errors: unknown[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { ok: boolean; tests: { annotations: { type: string; description?: string }[] }[] }[];
}

/** A run without any result has failed. */
function runOf({ passed, failed }: Tally, exitCode: number, more: Omit<TestRun, keyof Tally>): TestRun {
  const endedBadly = exitCode !== 0 || passed === 0;
  return { passed, failed: failed === 0 && endedBadly ? 1 : failed, ...more };
}

const brokenRun: TestRun = { passed: 0, failed: 1, records: () => [] };

function parse<Report>(text: string | null): Report | null {
  try {
    return JSON.parse(text ?? '') as Report;
  } catch {
    return null;
  }
}

/**
 * Reads a report of Vitest. A skipped test, a file that could not be collected, and a run that failed for any other
 * reason each count as failed.
 */
export function readVitestReport(text: string | null, exitCode: number): TestRun {
  const report = parse<VitestReport>(text);
  if (report === null) return brokenRun;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + broken.length;
  return runOf({ passed: report.numPassedTests, failed }, exitCode || (report.success ? 0 : 1), {
    records: (name) =>
      report.testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .flatMap(({ status, meta }) => (status === 'passed' && meta?.[name] !== undefined ? [meta[name]] : [])),
  });
}

/** Reads a report of Playwright. Skipped tests, and tests that passed only on a retry, count as failed. */
export function readPlaywrightReport(text: string | null, exitCode: number): TestRun {
  const report = parse<PlaywrightReport>(text);
  if (report === null) return brokenRun;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const specsIn = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...specs,
    ...suites.flatMap(specsIn),
  ];
  const specs = report.suites.flatMap(specsIn);
  return runOf({ passed: expected, failed: unexpected + flaky + skipped + report.errors.length }, exitCode, {
    records: (name) =>
      specs
        .flatMap(({ ok, tests }) => (ok ? tests.flatMap(({ annotations }) => annotations) : []))
        .flatMap(({ type, description }) => (type === name && description ? [JSON.parse(description)] : [])),
  });
}
