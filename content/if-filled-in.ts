import { particulars } from './particulars.ts';
import type { Particulars } from './schema/practice.ts';

/**
 * The sentence around a particular that only the owner knows, as a list to spread into paragraphs: one sentence, or
 * while the particular is not filled in, the one given in its place, if any.
 */
export function ifFilledIn<Name extends keyof Particulars>(
  particular: Name,
  sentence: (value: NonNullable<Particulars[Name]>) => string,
  otherwise?: string,
): readonly string[] {
  const value = particulars[particular];
  if (value !== null) return [sentence(value)];
  return otherwise === undefined ? [] : [otherwise];
}
