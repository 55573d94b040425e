import type { TopicCategory, TopicCategoryId } from '../schema/entries.ts';
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
