import type { OfficeHours, UrgentWords } from '../../../content/types.ts';
import { ReservedText } from '../../components/layout/ReservedText.tsx';
import { useOfficeStatus } from './use-office-status.ts';

export type AdviceWords = Pick<UrgentWords, 'whenClosed' | 'openNow' | 'closedNow'>;

/**
 * Where to get help right now: from the office, or from 911 and emergency rooms while it is closed. Before hydration,
 * and on paper, it says what to do in case the office is closed.
 */
export function OfficeAdvice({ hours, words }: { hours: OfficeHours; words: AdviceWords }) {
  const status = useOfficeStatus(hours);
  const { whenClosed, openNow, closedNow } = words;
  const longest = [whenClosed, closedNow, openNow].reduce((one, other) => (other.length > one.length ? other : one));
  return (
    <ReservedText longest={longest} printed={whenClosed} withPhoneLinks>
      {status === null ? whenClosed : status.isOpen ? openNow : closedNow}
    </ReservedText>
  );
}
