import type { Examples } from '../examples/data.tsx';
import { RatingCard } from './RatingCard.tsx';

/** What there is to see of RatingCard. */
export const examples: Examples = {
  'of a review site': <RatingCard rating={4.8} count={1433} source="a reviews site" url="https://reviews.example" />,
};
