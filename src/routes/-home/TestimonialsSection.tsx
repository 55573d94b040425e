import { home, profiles } from '../../../content/index.ts';
import { Grid } from '../../components/layout/Grid.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { RatingCard } from './RatingCard.tsx';

/** #testimonials */
export function TestimonialsSection() {
  const { heading, lead } = home.testimonials;
  return (
    <Section id="testimonials" line={5} heading={heading} lead={lead} surface="sunken">
      <Grid cell="wide">
        {profiles.reviews.map((review) => (
          <RatingCard key={review.url} {...review} />
        ))}
      </Grid>
    </Section>
  );
}
