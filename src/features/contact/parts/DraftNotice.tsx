import { Button } from '../../../components/elements/Button.tsx';
import { Notice } from '../../../components/elements/Notice.tsx';
import * as styles from './parts.css.ts';

/** Says that a form was restored from a draft, with a button that clears it. */
export function DraftNotice({ onClear }: { onClear: () => void }) {
  return (
    <div className={styles.draft}>
      <Notice tone="reassurance" title="We kept what you typed">
        It is in this window only, and not sent yet.
      </Notice>
      <Button tone="quiet" onClick={onClear}>
        Clear the form
      </Button>
    </div>
  );
}
