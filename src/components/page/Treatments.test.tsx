import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Treatments } from './Treatments.tsx';

it('the column of each cell is a text in it, so that it is translated where cells are cards', () => {
  const drops = { name: 'Drops', how: 'They wet the eye.', suits: 'Most people.', risks: 'Stinging.' };
  render(<Treatments treatments={[{ ...drops, price: null, here: 'We do this' }]} />);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'How it worksThey wet the eye.',
    'Who it suitsMost people.',
    'RisksStinging.',
  ]);
});
