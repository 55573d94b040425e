import { ChangingText } from '../elements/ChangingText.tsx';
import * as styles from './layout.css.ts';

/** Text that is only known in the browser. Reserves the space of the longest possible text, against layout shifts. */
export function ReservedText({ longest, children }: { longest: string; children: string }) {
  return (
    <span className={styles.reservedText} data-longest={longest}>
      <span className={styles.reservedTextText}>
        <ChangingText>{children}</ChangingText>
      </span>
    </span>
  );
}
