import { useLoaderData } from '@tanstack/react-router';
import { hasBrands } from '#content/practice.data.ts';
import { MarkedList, Paragraphs, TextList } from '#src/components/elements/text.tsx';
import { Section } from '#src/components/layout/layout.tsx';
import { DetailSection } from '#src/components/page/details.tsx';
import { PriceTable } from '#src/components/page/PriceTable.tsx';
import { LazyPartFrame, lazyPart } from '#src/page/lazy-part.tsx';
import { listRole } from '#src/styles/list-role.ts';
import type { loadHome } from '../-loaders.ts';
import { ratings } from './RatingCard.css.ts';
import { RatingCard } from './RatingCard.tsx';
import * as styles from './sections.css.ts';

/** The parts of the home page whose script loads when they are near the viewport. */
export const parts = {
  exam: lazyPart('exam-part', 'near', () => import('./Exam.part.tsx'), 'dial'),
  doctors: lazyPart('doctors-part', 'near', () => import('./Doctors.part.tsx')),
  services: lazyPart('services-part', 'near', () => import('./Services.part.tsx')),
  brands: lazyPart('brands-part', 'near', () => import('./Brands.part.tsx')),
  findUs: lazyPart('find-us-part', 'near', () => import('./FindUs.part.tsx')),
  contact: lazyPart('contact-part', 'near', () => import('../-contact/Contact.part.tsx')),
};

/** #recommendations */
export function BrandsSection() {
  const { heading, lead } = useLoaderData({ from: '/' }).recommendations;
  if (!hasBrands) return null;
  return (
    <Section id="recommendations" line={6} heading={heading} lead={lead}>
      <LazyPartFrame part={parts.brands} />
    </Section>
  );
}

/** #contact */
export function ContactSection() {
  const { contact } = useLoaderData({ from: '/' });
  return (
    <Section id="contact" line={8} {...contact}>
      <LazyPartFrame part={parts.contact} />
    </Section>
  );
}

/** #visit: what to know before a visit. */
export function VisitSection() {
  const { visit, visitHeading } = useLoaderData({ from: '/' });
  return (
    <Section id="visit" line={3} heading={visitHeading} lead={visit.cost} head="beside">
      <VisitSections sections={visit.sections} />
    </Section>
  );
}

type VisitPart = Awaited<ReturnType<typeof loadHome>>['visit']['sections'][number];

const isAnswered = ({ answers, prices }: VisitPart) => answers.length > 0 || prices.length > 0;

/** What to know before a visit: what the owner has filled in, then the rest, each part folded under its heading. */
export function VisitSections({ sections }: { sections: readonly VisitPart[] }) {
  const answered = sections.filter(isAnswered);
  return (
    <div>
      {answered.length > 0 && (
        <div className={styles.answered}>
          {answered.map((part) => (
            <AnsweredPart key={part.id} {...part} />
          ))}
        </div>
      )}
      <div className={styles.folds}>
        {sections
          .filter((part) => !isAnswered(part))
          .map(({ id, heading, items, texts }) => (
            <DetailSection key={id} id={id} heading={heading} level={3} isFolded>
              {items.length > 0 && <MarkedList items={items} />}
              <Paragraphs texts={texts} />
            </DetailSection>
          ))}
      </div>
    </div>
  );
}

function AnsweredPart({ id, heading, answers, prices, texts }: VisitPart) {
  return (
    <section id={id} className={styles.part}>
      <h3 id={`${id}-heading`}>{heading}</h3>
      {answers.length > 0 && (
        <TextList {...listRole} items={answers} className={styles.answers[answers.length > 1 ? 'several' : 'one']} />
      )}
      {prices.length > 0 && <PriceTable prices={prices} />}
      <Paragraphs texts={texts} />
    </section>
  );
}

/** #testimonials, for a practice with reviews. */
export function TestimonialsSection() {
  const { testimonials, reviews } = useLoaderData({ from: '/' });
  if (reviews.length === 0) return null;
  return (
    <Section id="testimonials" line={5} {...testimonials} surface="sunken" head="half">
      <ul {...listRole} className={ratings}>
        {reviews.map((review) => (
          <li key={review.url}>
            <RatingCard {...review} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
