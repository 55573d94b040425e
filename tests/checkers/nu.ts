import { join } from 'node:path';
import { runProgram } from '../../scripts/run-program.ts';

const jar = join('node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');

/** A message in the JSON output of the checker. */
interface NuMessage {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning';
  url?: string;
  extract?: string;
  message: string;
}

/** Messages about the spelling of tags only. */
const ignoredMessages = /^Trailing slash on void elements/;

/**
 * Violations that the W3C's Nu checker finds in HTML files or folders, as "Nu: reason in file at element". Throws when
 * Java is missing.
 */
export async function nuViolations(...paths: readonly string[]): Promise<string[]> {
  const java = await runProgram('java', ['-version']);
  if (java.code !== 0) throw new Error('The W3C Nu checker needs Java 11 or newer, and "java" cannot be run.');
  const { output } = await runProgram('java', ['-jar', jar, '--skip-non-html', '--format', 'json', ...paths]);
  const { messages }: { messages: NuMessage[] } = JSON.parse(output.slice(output.indexOf('{')));
  return messages
    .filter(({ message }) => !ignoredMessages.test(message))
    .map(({ message, url = '', extract = '' }) => `Nu: ${message} in ${url.replace(/^.*\//, '')} at ${extract}`);
}
