import { practice } from './practice.ts';
import type { Particulars } from './types.ts';

/**
 * The sentence around a particular that only the owner knows, as blocks of a legal page: one sentence, or none while
 * the particular is not filled in.
 */
export function whereKnown(particular: keyof Particulars, sentence: (value: string) => string): readonly string[] {
  const value = practice.particulars[particular];
  return value === null ? [] : [sentence(value)];
}
