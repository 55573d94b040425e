import { type Examples, longText } from '../examples/data.tsx';
import { TopicCard } from './TopicCard.tsx';

/** What there is to see of TopicCard. */
export const examples: Examples = {
  'with a summary': (
    <TopicCard topic={{ slug: 'cataracts', category: 'conditions', title: 'Cataracts', summary: longText }} />
  ),
};
