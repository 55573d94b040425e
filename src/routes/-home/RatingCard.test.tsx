import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RatingCard } from './RatingCard.tsx';

it('a rating says when somebody last looked, where somebody has', () => {
  const review = { rating: 4.8, count: '1,433', source: 'a reviews site', url: 'https://reviews.example' };
  const { rerender } = render(<RatingCard {...review} asOf="November 2026" />);
  expect(screen.getByText('4.8 stars from 1,433 reviews on a reviews site, as of November 2026')).toBeDefined();
  rerender(<RatingCard {...review} asOf={null} />);
  expect(screen.getByText('4.8 stars from 1,433 reviews on a reviews site')).toBeDefined();
});
