import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { expect } from 'vitest';

const folder = new URL('./transcripts/', import.meta.url);

const accepting = process.env.ACCEPT_TRANSCRIPTS === '1';

/** What differs from one time to the next. */
const masked = (phrase: string) => phrase.replaceAll(/R-[0-9A-Z]{6}/g, 'R-??????');

/**
 * Holds what a screen reader said against the transcript that was last accepted, phrase by phrase.
 * @param name the transcript's file in `transcripts`, without its ending
 */
export async function expectTranscript(name: string, phrases: readonly string[]): Promise<void> {
  const file = new URL(`${name}.txt`, folder);
  const said = `${phrases.map(masked).join('\n')}\n`;
  if (accepting) {
    await mkdir(folder, { recursive: true });
    await writeFile(file, said);
  }
  expect(
    said,
    `${name} sounds different. If that is meant: ACCEPT_TRANSCRIPTS=1 npx vitest run --project browser tests/accessibility/screen-reader.test.ts`,
  ).toBe(await readFile(file, 'utf8'));
}
