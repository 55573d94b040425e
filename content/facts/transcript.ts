import { expect } from '../../tests/fixtures.ts';

/** What differs from one time to the next. */
const masked = (phrase: string) => phrase.replaceAll(/R-[0-9A-Z]{6}/g, 'R-??????');

/**
 * Compares what a screen reader said with the transcript that was last accepted, phrase by phrase.
 * @param name the transcript's file in `transcripts`, without its ending
 */
export const expectTranscript = (name: string, phrases: readonly string[]): void =>
  expect(`${phrases.map(masked).join('\n')}\n`).toMatchSnapshot(`${name}.txt`);
