import type { ClosedContacts, OfficeState } from './next-step.ts';

const someSigns = 'Is it urgent? Some signs need 911 or an emergency room now.';

/**
 * What to do about a problem that may be urgent, as long as nobody has said what it is: it has no level. `phone` is whose
 * number ends the words, because somebody answers it. Before the script has run, and on paper, it is true at every hour.
 */
export function urgentAnswer(
  office: OfficeState,
  { afterHoursLine }: Pick<ClosedContacts, 'afterHoursLine'>,
): { words: string; phone: 'office' | 'after hours' | null } {
  if (office.is === 'open') return { words: 'Urgent? Call now,', phone: 'office' };
  if (office.is === 'unknown') return { words: `${someSigns} While we are open, call`, phone: 'office' };
  return afterHoursLine
    ? { words: 'We are closed. Urgent? Call our after-hours line now,', phone: 'after hours' }
    : { words: `We are closed. ${someSigns}`, phone: null };
}
