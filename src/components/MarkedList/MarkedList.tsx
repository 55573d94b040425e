import * as styles from './MarkedList.css.ts';

/** A list whose items are marked with lens rings. */
export function MarkedList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.root}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
