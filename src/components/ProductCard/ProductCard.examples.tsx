import { type Examples, longText } from '../examples/data.tsx';
import { ProductCard } from './ProductCard.tsx';

/** What there is to see of ProductCard. */
export const examples: Examples = {
  'with a price': (
    <ProductCard
      name="Reading lamp"
      benefit={longText}
      category="Light"
      amazonLink="https://shop.example/lamp"
      price="$39.99"
      priceCheckedOn="November 3, 2026"
    />
  ),
  'with nothing to buy': <ProductCard name="Warm compress" benefit="A clean cloth, warm water, ten minutes." />,
};
