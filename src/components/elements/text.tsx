import { listRole } from '../../styles/list-role.ts';
import * as styles from './elements.css.ts';

const addresses = /\b(911\b|1-800-222-1222\b|https:\/\/\S*[^\s.,])/;

function linkTo(address: string): string {
  if (address[0] === 'h') return address;
  return address === '911' ? 'tel:911' : `tel:+${address.replaceAll('-', '')}`;
}

/** A text in which 911, the number of Poison Control and web addresses are links. */
export function LinkedText({ children }: { children: string }) {
  return children.split(addresses).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: an address may stand twice in a text, whose parts never move
        key={index}
        className={styles.linkInText}
        href={linkTo(part)}
        translate="no"
      >
        {part}
      </a>
    ),
  );
}

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

/**
 * Text that changes while the page is open. Each text is a new element, so that React's update is visible even after a
 * translation widget has replaced the old text node.
 */
export function ChangingText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
