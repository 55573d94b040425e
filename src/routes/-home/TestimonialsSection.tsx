import { Grid } from '../../components/layout/layout.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { RatingCard } from './RatingCard.tsx';
import { useHome } from './use-home.ts';

/** #testimonials, for a practice with reviews. */
export default function TestimonialsSection() {
  const { testimonials, reviews } = useHome();
  const { heading, lead } = testimonials;
  if (reviews.length === 0) return null;
  return (
    <Section id="testimonials" line={5} heading={heading} lead={lead} surface="sunken">
      <Grid cell="wide">
        {reviews.map((review) => (
          <RatingCard key={review.url} {...review} />
        ))}
      </Grid>
    </Section>
  );
}
