import { DoctorCard } from '../components/cards/DoctorCard.tsx';
import { ProductCard } from '../components/cards/ProductCard.tsx';
import { ProductList } from '../components/cards/ProductList.tsx';
import { type Examples, longText, picture } from './data.ts';

export const examples: Examples = {
  DoctorCard: {
    'with a portrait': (
      <DoctorCard
        doctor={{
          id: 'dr-meilan-tsoi',
          name: 'Dr. Meilan Tsoi',
          title: 'Optometrist',
          languages: ['English', 'Chinese (Mandarin)'],
        }}
        picture={picture}
      />
    ),
  },
  ProductCard: {
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
  },
  ProductList: {
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
  },
};
