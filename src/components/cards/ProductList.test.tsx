import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ProductList } from './ProductList.tsx';

const products = [
  { name: 'Phone alarm', benefit: 'Rings when your drops are due.' },
  { name: 'Eye drop guide', benefit: 'Fits over the bottle.' },
];

afterEach(cleanup);

describe('the list of products', () => {
  it('shows every product in order, and the note on prices', () => {
    render(<ProductList products={products} note="Prices are subject to change." disclosure={null} />);
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Phone alarm',
      'Eye drop guide',
    ]);
    expect(screen.getByText('Prices are subject to change.')).toBeDefined();
  });

  it('says that links are paid for, once they are', () => {
    render(<ProductList products={products} note="Prices change." disclosure="We earn from these links." />);
    expect(screen.getByText('We earn from these links.')).toBeDefined();
  });
});
