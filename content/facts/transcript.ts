import { expect } from '../../tests/fixtures.ts';

/** Masks what differs from run to run. */
const masked = (phrase: string) => phrase.replaceAll(/R-[0-9A-Z]{6}/g, 'R-??????');

/**
 * Compares the phrases of a screen reader with the accepted transcript.
 * @param name the transcript's file in `transcripts`, without its extension
 */
export const expectTranscript = (name: string, phrases: readonly string[]): void =>
  expect(`${phrases.map(masked).join('\n')}\n`).toMatchSnapshot(`${name}.txt`);
