import { IconExternalLink } from '@tabler/icons-react';
import { practice } from '#content/practice.data.ts';
import { ButtonLink } from '#src/components/elements/Button.tsx';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import * as styles from './Journal.css.ts';

/** The practice's journal on another site, which opens in a new tab. */
export function Journal({ lead }: { lead: string }) {
  const { journal } = practice;
  return (
    <div className={styles.root}>
      <p>{lead}</p>
      <ButtonLink tone="secondary" href={journal.url} target="_blank" rel="noopener noreferrer">
        <span>
          {journal.name}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </span>
        <IconExternalLink size={18} aria-hidden="true" />
      </ButtonLink>
    </div>
  );
}
