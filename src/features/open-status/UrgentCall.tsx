import type { OfficeHours, PhoneNumber } from '../../../content/types.ts';
import { Call911Button, CallButton } from '../../components/elements/CallButton.tsx';
import { Cluster } from '../../components/layout/layout.tsx';
import { type AdviceWords, OfficeAdvice } from './OfficeAdvice.tsx';
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
