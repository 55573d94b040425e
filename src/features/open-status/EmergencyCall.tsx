import { IconPhone } from '@tabler/icons-react';
import type { PhoneNumber } from '../../../content/types.ts';
import { ButtonLink } from '../../components/elements/Button.tsx';
import * as styles from './UrgentCall.css.ts';

/** How to get help where 911 comes first, whether the office is open or not. */
export function EmergencyCall({ phone }: { phone: PhoneNumber }) {
  return (
    <div className={styles.root}>
      <ButtonLink tone="urgent" href="tel:911">
        <IconPhone size={20} aria-hidden="true" />
        Call 911
      </ButtonLink>
      <ButtonLink tone="secondary" href={`tel:${phone.dial}`}>
        <IconPhone size={20} aria-hidden="true" />
        <span>
          Call <span translate="no">{phone.display}</span>
        </span>
      </ButtonLink>
    </div>
  );
}
