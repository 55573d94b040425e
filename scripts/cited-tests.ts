/** A test that a document names. */
export interface CitedTest {
  file: string;
  /** Part of the test's full title. */
  title: string;
}

/** A numbered item of a document, with the tests that prove it. */
export interface Claim {
  text: string;
  tests: CitedTest[];
}

/** The outcome of a test. `title` includes the titles of its groups. */
export interface TestResult {
  file: string;
  title: string;
  passed: boolean;
}

const inOneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Reads the numbered items of a Markdown document. Each item of their lists is a test: its file as code, and its title. */
export function readClaims(document: string): Claim[] {
  const items = document.split(/^\d+\. /m).slice(1);
  return items.map((item) => {
    const [text = '', ...tests] = item.split(/\n(?=\n|#)/, 1)[0]?.split(/^ +- /m) ?? [];
    return {
      text: inOneLine(text),
      tests: tests.map((test) => {
        const [, file = '', title = ''] = /^`([^`]+)`:\s(.+)$/s.exec(inOneLine(test)) ?? [];
        return { file, title };
      }),
    };
  });
}

/** What is wrong with a claim, one line for each test that failed or does not exist. */
export function faultsOf({ tests }: Claim, results: readonly TestResult[]): string[] {
  if (tests.length === 0) return ['names no test'];
  return tests.flatMap(({ file, title }) => {
    const found = results.filter((result) => result.file === file && result.title.includes(title));
    if (found.length === 0) return [`${file}: there is no test "${title}"`];
    return found.filter(({ passed }) => !passed).map((result) => `${file}: "${result.title}" failed`);
  });
}

/** A regular expression, as text, that matches the titles of all tests of the claims. */
export const titlePattern = (claims: readonly Claim[]): string =>
  claims.flatMap(({ tests }) => tests.map(({ title }) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))).join('|');
