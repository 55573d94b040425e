import * as styles from './elements.css.ts';

const numbers = /\b(911|1-800-222-1222)\b/;

/** A text in which 911 and the number of Poison Control are links. */
export function PhoneLinks({ children }: { children: string }) {
  return children.split(numbers).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: a number may stand twice in a text, whose parts never move
        key={index}
        className={styles.phoneLink}
        href={part === '911' ? 'tel:911' : `tel:+${part.replaceAll('-', '')}`}
        translate="no"
      >
        {part}
      </a>
    ),
  );
}
