import type { UrgentWords } from '../../../content/types.ts';

export type AdviceWords = Pick<UrgentWords, 'whenClosed' | 'openNow' | 'closedNow'>;

/** What to do for now, and the longest text that this can be. `status` is null while the time is not known. */
export function adviceFor(
  status: { isOpen: boolean } | null,
  { whenClosed, openNow, closedNow }: AdviceWords,
): { text: string; longest: string } {
  const text = status === null ? whenClosed : status.isOpen ? openNow : closedNow;
  const longest = [whenClosed, closedNow, openNow].reduce((one, other) => (other.length > one.length ? other : one));
  return { text, longest };
}
