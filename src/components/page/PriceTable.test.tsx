import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PriceTable } from './PriceTable.tsx';

it('names what is paid for in each row, with its price and note', () => {
  render(
    <PriceTable
      prices={[
        { what: 'Eye exam', price: '$120' },
        { what: 'Lens exam', price: '$60 to $140', note: 'By the lens' },
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Usual prices without insurance' })).toBeDefined();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Visit or product',
    'Price',
  ]);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Eye exam', '$120'],
    ['Lens examBy the lens', '$60 to $140'],
  ]);
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
});
