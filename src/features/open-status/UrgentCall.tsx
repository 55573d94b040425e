import type { OfficeHours, PhoneNumber } from '../../../content/types.ts';
import { Call911Button, CallButton } from '../../components/elements/CallButton.tsx';
import { Cluster } from '../../components/layout/Cluster.tsx';
import { type AdviceWords, OfficeAdvice } from './OfficeAdvice.tsx';
import { useOfficeStatus } from './use-office-status.ts';

/**
 * How to get help at once: the office's phone while it is open, 911 or an emergency room while it is closed. Before
 * hydration it says both.
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
