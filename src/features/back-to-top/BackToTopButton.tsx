import { IconArrowUp } from '@tabler/icons-react';
import { VisuallyHidden } from '../../components/screen-reader/screen-reader.tsx';
import * as styles from './BackToTopButton.css.ts';

/** The floating button of a scrolled page. */
export function BackToTopButton({ onPressed }: { onPressed: () => void }) {
  return (
    <nav aria-label="This page">
      <button type="button" className={styles.root} onClick={onPressed}>
        <IconArrowUp size={22} aria-hidden="true" />
        <VisuallyHidden>Back to top</VisuallyHidden>
      </button>
    </nav>
  );
}
