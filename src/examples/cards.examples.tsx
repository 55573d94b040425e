import { DoctorCard } from '../components/DoctorCard/DoctorCard.tsx';
import { ProductCard } from '../components/ProductCard/ProductCard.tsx';
import { ProductList } from '../components/ProductList/ProductList.tsx';
import { InvitationCard } from '../routes/-home/InvitationCard.tsx';
import { RatingCard } from '../routes/-home/RatingCard.tsx';
import { ServiceCard } from '../routes/-home/ServiceCard.tsx';
import { CategoryCard } from '../routes/eye-hub/-overview/CategoryCard.tsx';
import { TopicCard } from '../routes/eye-hub/-overview/TopicCard.tsx';
import { ServiceLink } from '../routes/services/-ServiceLink.tsx';
import { type Examples, ignore, longText, picture } from './data.ts';

const category = {
  id: 'conditions',
  title: 'Eye Conditions',
  description: longText,
  topics: [
    { slug: 'cataracts', title: 'Cataracts', summary: 'A cloudy lens.' },
    { slug: 'glaucoma', title: 'Glaucoma', summary: longText },
  ],
};

export const examples: Examples = {
  CategoryCard: {
    'with more topics than are shown': <CategoryCard category={category} shown={1} line={1} />,
    'with all topics': <CategoryCard category={{ ...category, id: 'solutions' }} shown={2} line={3} />,
  },
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
  InvitationCard: {
    'to another part of the page': (
      <InvitationCard text="We also help you choose eyewear.">
        <a href="#brands">See our eyewear brands</a>
      </InvitationCard>
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
  RatingCard: {
    'of a review site': <RatingCard rating={4.8} count={1433} source="a reviews site" url="https://reviews.example" />,
  },
  ServiceCard: {
    'with a picture': (
      <ServiceCard
        service={{ id: 'contact-lens-fitting', title: 'Contact Lens Fitting', description: longText }}
        picture={picture}
        onActivated={ignore}
        onApproached={ignore}
      />
    ),
  },
  ServiceLink: {
    'with a picture': (
      <ServiceLink
        service={{ id: 'contact-lens-fitting', title: 'Contact Lens Fitting', description: longText }}
        picture={picture}
      />
    ),
  },
  TopicCard: {
    'with a summary': (
      <TopicCard topic={{ slug: 'cataracts', category: 'conditions', title: 'Cataracts', summary: longText }} />
    ),
  },
};
