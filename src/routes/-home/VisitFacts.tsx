import * as styles from './home.css.ts';

/** What to know before a visit: headings, each with text or a list. */
export function VisitFacts({
  facts,
}: {
  facts: readonly { heading: string; items?: readonly string[]; text?: string }[];
}) {
  return (
    <div className={styles.visitFacts}>
      {facts.map(({ heading, items, text }) => (
        <section key={heading} className={styles.visitFact}>
          <h3>{heading}</h3>
          {items && items.length > 0 && (
            <ul className={styles.visitFactList}>
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
