import type { OfficeHours, PhoneNumber, UrgentWords } from '#content/types.ts';
import { Call911Button, CallButton } from '../../components/elements/Button.tsx';
import { Cluster } from '../../components/layout/layout.tsx';
import { ReservedText } from '../../components/layout/ReservedText.tsx';
import { useOfficeStatus } from './use-office-status.ts';

/**
 * How to get help at once: buttons that call the office and 911, and advice. The office's button is emphasized, or that
 * of 911 while the office is closed.
 */
export function UrgentCall({ hours, phone, words }: { hours: OfficeHours; phone: PhoneNumber; words: AdviceWords }) {
  const isClosed = useOfficeStatus(hours)?.isOpen === false;
  return (
    <Cluster>
      <CallButton tone={isClosed ? 'secondary' : 'urgent'} phone={phone} />
      <Call911Button tone={isClosed ? 'urgent' : 'secondary'} />
      <OfficeAdvice hours={hours} words={words} />
    </Cluster>
  );
}

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
