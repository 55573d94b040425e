import { type Examples, longText } from '../examples/data.tsx';
import { ProductList } from './ProductList.tsx';

/** What there is to see of ProductList. */
export const examples: Examples = {
  'with two products': (
    <ProductList
      products={[
        { name: 'Reading lamp', benefit: longText },
        { name: 'Sunglasses', benefit: longText },
      ]}
      note="Prices change."
      disclosure={null}
    />
  ),
};
