import { join } from 'node:path';
import { runProgram } from '../../scripts/run-program.ts';

const jar = join('node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');

/** One message of the checker, as its JSON says it. */
interface NuMessage {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning';
  url?: string;
  extract?: string;
  message: string;
}

/** What is about the writing of tags alone. */
const aboutWriting = /^Trailing slash on void elements/;

/**
 * What the W3C's Nu checker finds wrong in HTML files, or in all of a folder: "Nu: reason in file at element". Throws
 * when there is no Java to run it.
 */
export async function nuViolations(...paths: readonly string[]): Promise<string[]> {
  const java = await runProgram('java', ['-version']);
  if (java.code !== 0) throw new Error('The W3C Nu checker needs Java 11 or newer, and "java" cannot be run.');
  const { output } = await runProgram('java', ['-jar', jar, '--skip-non-html', '--format', 'json', ...paths]);
  const { messages }: { messages: NuMessage[] } = JSON.parse(output.slice(output.indexOf('{')));
  return messages
    .filter(({ message }) => !aboutWriting.test(message))
    .map(({ message, url = '', extract = '' }) => `Nu: ${message} in ${url.replace(/^.*\//, '')} at ${extract}`);
}
