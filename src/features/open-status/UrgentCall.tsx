import { IconPhone } from '@tabler/icons-react';
import type { OfficeHours, PhoneNumber } from '../../../content/types.ts';
import { ButtonLink } from '../../components/elements/Button.tsx';
import { ReservedText } from '../../components/layout/ReservedText.tsx';
import { type AdviceWords, adviceFor } from './advice.ts';
import * as styles from './UrgentCall.css.ts';
import { useOfficeStatus } from './use-office-status.ts';

/**
 * How to get help at once: the office's phone while it is open, 911 or an emergency room while it is closed. Before
 * hydration it says both.
 */
export function UrgentCall({ hours, phone, words }: { hours: OfficeHours; phone: PhoneNumber; words: AdviceWords }) {
  const status = useOfficeStatus(hours);
  const closed = status?.isOpen === false;
  const { text, longest } = adviceFor(status, words);
  return (
    <div className={styles.root}>
      <ButtonLink tone={closed ? 'secondary' : 'urgent'} href={`tel:${phone.dial}`}>
        <IconPhone size={20} aria-hidden="true" />
        <span>
          Call <span translate="no">{phone.display}</span>
        </span>
      </ButtonLink>
      <ButtonLink tone={closed ? 'urgent' : 'secondary'} href="tel:911">
        Call 911
      </ButtonLink>
      <ReservedText longest={longest}>{text}</ReservedText>
    </div>
  );
}
