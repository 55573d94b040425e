import { ChangingText } from '../elements/ChangingText.tsx';
import * as styles from './layout.css.ts';

/** Text that only the browser knows, with room for the longest that it can be: the page stays in its place when it comes. */
export function RoomFor({ longest, children }: { longest: string; children: string }) {
  return (
    <span className={styles.roomFor} data-longest={longest}>
      <span className={styles.roomForText}>
        <ChangingText>{children}</ChangingText>
      </span>
    </span>
  );
}
