import { IconChevronDown, IconMessage, IconPhone } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { practice } from '#content/practice.data.ts';
import { ChangingText } from '#src/components/elements/text.tsx';
import { useOfficeState } from '#src/features/open-status/OpenStatus.tsx';
import * as styles from './OfficePhoneMenu.css.ts';

const { phone, hours } = practice;

interface OfficePhoneMenuProps {
  look?: keyof typeof styles.summary;
  /** The edge of the button that the menu is aligned with. */
  side?: keyof typeof styles.sheet;
  /** What to know before calling. */
  children?: ReactNode;
}

/**
 * The office's number with the two ways to use it. It says "Call" only while somebody answers, and while closed that nobody
 * reads texts. It opens without a script; with one, Escape closes it too.
 */
export function OfficePhoneMenu({ look = 'compact', side = 'end', children }: OfficePhoneMenuProps) {
  const { is } = useOfficeState(hours);
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const menu = details.current;
    if (!menu) return;
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('pointerdown', closeFromOutside, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    menu.addEventListener('keydown', closeByKey, { signal });
    return () => end.abort();
  }, []);

  return (
    <details ref={details} className={styles.root}>
      <summary className={styles.summary[look]} data-answered={is === 'open'}>
        <IconPhone size={20} aria-hidden="true" className={styles.icon} />
        <span>
          <span className={styles.word}>
            <ChangingText>{is === 'open' ? 'Call' : 'Phone'}</ChangingText>{' '}
          </span>
          <span translate="no">{phone.display}</span>
        </span>
        <IconChevronDown size={18} aria-hidden="true" className={styles.chevron} />
      </summary>
      <div className={styles.sheet[side]}>
        {children && <div className={styles.advice}>{children}</div>}
        <a className={styles.choice} href={`tel:${phone.dial}`}>
          <IconPhone size={20} aria-hidden="true" />
          Call Office
        </a>
        <a className={styles.choice} href={`sms:${phone.dial}`}>
          <IconMessage size={20} aria-hidden="true" />
          Text Office
        </a>
        {is === 'closed' && <p className={styles.note}>We read texts when we open.</p>}
      </div>
    </details>
  );
}
