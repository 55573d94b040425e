import * as styles from './VisitFacts.css.ts';

/** What a visitor wants to know before coming: each a heading, and sentences or a list under it. */
export function VisitFacts({
  facts,
}: {
  facts: readonly { heading: string; items?: readonly string[]; text?: string }[];
}) {
  return (
    <div className={styles.root}>
      {facts.map(({ heading, items, text }) => (
        <section key={heading} className={styles.fact}>
          <h3>{heading}</h3>
          {items && (
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {text && <p>{text}</p>}
        </section>
      ))}
    </div>
  );
}
