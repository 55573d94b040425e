import type { TopicCategory, TopicCategoryId, TopicSummary } from '../types.ts';
import { topics } from './summaries.ts';

const topicsIn = (category: TopicCategoryId) => topics.filter((topic) => topic.category === category);

/** The categories of the Eye Hub in order, each with its topics. */
export const topicCategories: readonly TopicCategory[] = [
  {
    id: 'conditions',
    title: 'Eye Conditions',
    description: 'What common eye problems feel like, how we treat them, and when to call us.',
    topics: topicsIn('conditions'),
  },
  {
    id: 'solutions',
    title: 'Vision Solutions',
    description: 'Glasses, contact lenses, and surgery: ways to see clearly, side by side.',
    topics: topicsIn('solutions'),
  },
  {
    id: 'prevention',
    title: 'Wellness & Prevention',
    description: 'Daily habits that keep eyes safe and comfortable.',
    topics: topicsIn('prevention'),
  },
];

/** The category of a topic. Throws when there is none, which the content checks rule out. */
export function categoryOf({ slug, category }: TopicSummary): TopicCategory {
  const found = topicCategories.find(({ id }) => id === category);
  if (!found) throw new Error(`The topic ${slug} is in no category of the Eye Hub`);
  return found;
}
