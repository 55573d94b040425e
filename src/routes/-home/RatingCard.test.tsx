import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RatingCard } from './RatingCard.tsx';

it('a rating says when somebody last looked, where somebody has', () => {
  const review = { rating: 4.8, count: '1,433', source: 'a reviews site', url: 'https://reviews.example' };
  const { container, rerender } = render(<RatingCard {...review} asOf="November 2026" />);
  expect(container.textContent).toContain('4.8 stars from 1,433 reviews on a reviews site, as of November 2026Read');
  rerender(<RatingCard {...review} asOf={null} />);
  expect(container.textContent).toContain('4.8 stars from 1,433 reviews on a reviews siteRead');
  expect(container.textContent?.match(/4\.8/g)).toHaveLength(1);
});
