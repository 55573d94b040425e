import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as styles from './navigation.css.ts';

/** The link from a page back to the section of the home page that lists it. */
export function BackLink({ hash, children }: { hash: string; children: string }) {
  return (
    <Link className={styles.backLink} to="/" hash={hash}>
      <IconArrowLeft size={18} aria-hidden="true" />
      {children}
    </Link>
  );
}
