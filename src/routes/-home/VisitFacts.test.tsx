import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VisitFacts } from './VisitFacts.tsx';

it('has no list for a fact without items', () => {
  render(<VisitFacts facts={[{ heading: 'Insurance', items: [], text: 'Call us with the name of your plan.' }]} />);
  expect(screen.getByText('Call us with the name of your plan.')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});
