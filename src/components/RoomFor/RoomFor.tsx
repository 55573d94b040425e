import { ChangingText } from '../ChangingText/ChangingText.tsx';
import * as styles from './RoomFor.css.ts';

/** Text that only the browser knows, with room for the longest that it can be: the page stays in its place when it comes. */
export function RoomFor({ longest, children }: { longest: string; children: string }) {
  return (
    <span className={styles.root} data-longest={longest}>
      <span className={styles.text}>
        <ChangingText>{children}</ChangingText>
      </span>
    </span>
  );
}
