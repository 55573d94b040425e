import { IconPhone } from '@tabler/icons-react';
import type { OfficeHours, PhoneNumber, Practice } from '../../../content/types.ts';
import { ButtonLink } from '../../components/elements/Button.tsx';
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
  words: Practice['urgent']['emergencyVisit'];
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
          {!isClosed && (
            <ButtonLink tone="urgent" href={`tel:${phone.dial}`}>
              <IconPhone size={20} aria-hidden="true" />
              <span>
                Call <span translate="no">{phone.display}</span>
              </span>
            </ButtonLink>
          )}
          <ButtonLink tone={isClosed ? 'urgent' : 'secondary'} href="tel:911">
            <IconPhone size={20} aria-hidden="true" />
            <span>
              Call <span translate="no">911</span>
            </span>
          </ButtonLink>
        </>
      }
    >
      {text}
    </Notice>
  );
}
