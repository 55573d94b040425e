import { Picture } from '../../components/elements/Picture.tsx';
import { LinkedText, MarkedList } from '../../components/elements/text.tsx';
import { Columns, Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { DetailSection } from '../../components/page/details.tsx';
import * as styles from './home.css.ts';
import { useHome } from './use-home.ts';

/** #about */
export function AboutSection() {
  const { heading, paragraphs, figures, image } = useHome().about;
  return (
    <Section id="about" line={1} heading={heading} surface="raised">
      <Columns>
        <Stack>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Figures figures={figures} />
        </Stack>
        <div className={styles.picture}>
          <Picture {...image} />
        </div>
      </Columns>
    </Section>
  );
}

/** #visit: what to know before a visit. */
export function VisitSection() {
  const { visit, visitHeadings: headings } = useHome();
  return (
    <Section id="visit" heading={headings.section}>
      {[
        { heading: headings.insurance, items: visit.insurancePlans, text: visit.insuranceNote },
        { heading: headings.whatToBring, items: visit.whatToBring },
        { heading: headings.length, text: visit.length },
        { heading: headings.drivingAfterDrops, text: visit.drivingAfterDrops },
        { heading: headings.canceling, text: visit.canceling },
      ].map(({ heading, items = [], text }) => (
        <DetailSection key={heading} heading={heading} level={3} isFolded>
          {items.length > 0 && <MarkedList items={items} />}
          {text && (
            <p>
              <LinkedText>{text}</LinkedText>
            </p>
          )}
        </DetailSection>
      ))}
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
