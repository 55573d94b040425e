import { type Examples, longText } from '../examples/data.tsx';
import { CategoryCard } from './CategoryCard.tsx';

const category = {
  id: 'conditions',
  title: 'Eye Conditions',
  description: longText,
  topics: [
    { slug: 'cataracts', title: 'Cataracts', summary: 'A cloudy lens.' },
    { slug: 'glaucoma', title: 'Glaucoma', summary: longText },
  ],
};

/** What there is to see of CategoryCard. */
export const examples: Examples = {
  'with more topics than are shown': <CategoryCard category={category} shown={1} line={1} />,
  'with all topics': <CategoryCard category={{ ...category, id: 'solutions' }} shown={2} line={3} />,
};
