import { listRole } from '../../styles/list-role.ts';
import * as styles from './elements.css.ts';

/** A list whose items are marked with lens rings. */
export function MarkedList({ items }: { items: readonly string[] }) {
  return (
    <ul {...listRole} className={styles.markedList}>
      {items.map((item) => (
        <li key={item} className={styles.markedListItem}>
          {item}
        </li>
      ))}
    </ul>
  );
}
