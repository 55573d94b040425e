import type { FormWords, OfficeHours, PhoneNumber } from '#content/types.ts';
import { Call911Button, CallButton } from '../../components/elements/Button.tsx';
import { Notice } from '../../components/elements/Notice.tsx';
import { useOfficeStatus } from './use-office-status.ts';

/** What to do in an emergency instead of waiting for a reply: call the office, or 911 while the office is closed. */
export function EmergencyNotice({
  hours,
  phone,
  words,
}: {
  hours: OfficeHours;
  phone: PhoneNumber;
  words: FormWords['emergencyVisit'];
}) {
  const isClosed = useOfficeStatus(hours)?.isOpen === false;
  const { title, text } = isClosed ? words.closed : words.open;
  return (
    <Notice
      key={title}
      tone="danger"
      title={title}
      actions={
        <>
          {!isClosed && <CallButton tone="urgent" phone={phone} />}
          <Call911Button tone={isClosed ? 'urgent' : 'secondary'} />
        </>
      }
    >
      {text}
    </Notice>
  );
}
