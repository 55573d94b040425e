import { IconAlertTriangle } from '@tabler/icons-react';
import type { Sign } from '#content/schema/entries.ts';
import { concernOf } from '#src/rules/next-step.ts';
import { signInBrief } from '#src/rules/sign-wording.ts';
import { HeadlineAlone } from './NextStep.tsx';
import * as styles from './SignCallout.css.ts';

/** A line with the sign to know before reading on. First aid comes before whom to call. */
export function SignCallout({ sign }: { sign: Sign }) {
  return (
    <aside className={styles.root} aria-label="Urgent">
      <IconAlertTriangle size={24} aria-hidden="true" className={styles.icon} />
      <p>
        {`${[`${signInBrief(sign)}?`, ...(sign.firstAid ?? [])].join(' ')} `}
        <strong className={styles.action}>
          <HeadlineAlone urgency={sign.urgency} concern={concernOf(sign.urgency, [sign])} />
        </strong>{' '}
        <a href="#when-to-call-us">All warning signs</a>
      </p>
    </aside>
  );
}
