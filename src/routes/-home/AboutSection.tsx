import { Picture } from '../../components/elements/Picture.tsx';
import { LinkedText } from '../../components/elements/text.tsx';
import { Columns, Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/layout/Section.tsx';
import * as styles from './home.css.ts';
import { useHome } from './use-home.ts';

/** #about */
export function AboutSection() {
  const { about, visit, visitHeadings: headings } = useHome();
  const { heading, paragraphs, figures, image } = about;
  return (
    <Section id="about" line={1} heading={heading} surface="raised">
      <Columns>
        <Stack>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Figures figures={figures} />
        </Stack>
        <Picture {...image} />
      </Columns>
      <VisitFacts
        facts={[
          { heading: headings.insurance, items: visit.insurancePlans, text: visit.insuranceNote },
          { heading: headings.whatToBring, items: visit.whatToBring },
          { heading: headings.length, text: visit.length },
          { heading: headings.drivingAfterDrops, text: visit.drivingAfterDrops },
          { heading: headings.canceling, text: visit.canceling },
        ]}
      />
    </Section>
  );
}

/** A few numbers with what they count. */
function Figures({ figures }: { figures: readonly { value: string; label: string }[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.figureLabel}>{label}</dt>
          <dd className={styles.figureValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What to know before a visit: headings, each with text or a list. */
function VisitFacts({ facts }: { facts: readonly { heading: string; items?: readonly string[]; text?: string }[] }) {
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
          {text && (
            <p>
              <LinkedText>{text}</LinkedText>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
