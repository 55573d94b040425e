import type { ReactNode, Ref } from 'react';
import { plainText } from '#src/rules/links.ts';
import { ChangingText, Reference } from '../elements/text.tsx';
import { VisuallyHidden } from '../screen-reader/screen-reader.tsx';
import * as styles from './overlay.css.ts';

interface AccessibilityButtonProps {
  ref?: Ref<HTMLButtonElement>;
  id: string;
  isOpen: boolean;
  /** Whether the panel is requested and cannot be shown yet. */
  isBusy: boolean;
  /** Why the panel cannot be shown; empty when there is no reason. */
  status: string;
  onPressed: () => void;
  onApproached: () => void;
}

/** The button on every page that opens the panel for text size, contrast and language. */
export function AccessibilityButton(props: AccessibilityButtonProps) {
  const { ref, id, isOpen, isBusy, status, onPressed, onApproached } = props;
  return (
    <>
      <button
        ref={ref}
        type="button"
        id={id}
        className={styles.accessibilityButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isBusy || undefined}
        onClick={onPressed}
        onPointerEnter={onApproached}
        onFocus={onApproached}
      >
        <span aria-hidden="true" translate="no">
          Aa
        </span>
        <VisuallyHidden>Accessibility and language</VisuallyHidden>
      </button>
      <p role="status" className={styles.accessibilityButtonStatus}>
        {status && <ChangingText>{status}</ChangingText>}
      </p>
    </>
  );
}

/** Where toasts appear, and the live region that announces them. Toasts are not inside it: none is announced twice. */
export function ToastRegion({
  announcement,
  children,
}: {
  /** What to announce; null for nothing. A new id is a new announcement. */
  announcement: { id: string; title: string; description: string; reference?: string; language?: string } | null;
  children: ReactNode;
}) {
  return (
    <div className={styles.toastRegion}>
      <div role="status" aria-live="polite" aria-atomic="true">
        {announcement && (
          <VisuallyHidden key={announcement.id}>
            <span lang={announcement.language} translate={announcement.language ? 'no' : undefined}>
              {`${announcement.title}: ${plainText(announcement.description)}`}
              {announcement.reference && <Reference>{announcement.reference}</Reference>}
            </span>
          </VisuallyHidden>
        )}
      </div>
      {children}
    </div>
  );
}
