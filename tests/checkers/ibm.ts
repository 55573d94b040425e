import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const source = readFile(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'), 'utf8');

/** A result of IBM's engine for one element and rule. */
interface Result {
  ruleId: string;
  reasonId: string | number;
  value: readonly [kind: string, outcome: string];
  message: string;
  snippet: string;
}

declare global {
  interface Window {
    ace?: {
      Checker: new () => { check(root: Document, guidelines: readonly string[]): Promise<{ results: Result[] }> };
    };
  }
}

/** Violations that IBM's Equal Access finds on the page, as "IBM rule: reason at element". */
export async function ibmViolations(page: Page): Promise<string[]> {
  const text = await source;
  if (!(await page.evaluate(() => window.ace !== undefined))) await page.evaluate(text);
  const results = await page.evaluate(async () => {
    if (window.ace === undefined) throw new Error("IBM's engine is not on the page");
    const report = await new window.ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
    return report.results.filter(({ value: [, outcome] }) => outcome === 'FAIL');
  });
  return results.map(({ ruleId, message, snippet }) => `IBM ${ruleId}: ${message} at ${snippet.slice(0, 160)}`);
}
