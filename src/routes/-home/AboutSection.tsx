import { useLoaderData } from '@tanstack/react-router';
import { Picture } from '#src/components/elements/Picture.tsx';
import { Paragraphs } from '#src/components/elements/text.tsx';
import { Section } from '#src/components/layout/layout.tsx';
import * as styles from './AboutSection.css.ts';

/** #about */
export function AboutSection() {
  const { heading, paragraphs, figures, image } = useLoaderData({ from: '/' }).about;
  return (
    <Section id="about" line={0} heading={heading} surface="raised" head="half">
      <div className={styles.words}>
        <Paragraphs texts={paragraphs} />
        <dl className={styles.figures}>
          {figures.map(({ value, label }) => (
            <div key={label} className={styles.figure}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.picture}>
        <Picture {...image} />
      </div>
    </Section>
  );
}
