import { categoryPages, hub, topicCategories } from '#content/index.ts';
import type { TopicCategory, TopicSummary } from '#content/types.ts';

/** How many topics of each category the landing page lists. */
const topicsShown = 5;

/** A category as the landing page shows it. */
export interface HubCategory extends Pick<TopicCategory, 'id' | 'title' | 'description'> {
  topics: readonly Pick<TopicSummary, 'slug' | 'title' | 'summary'>[];
  /** The number of topics that are not listed. */
  more: number;
}

/** Loads the words of the landing page, and the first topics of each category. */
export async function loadHub() {
  const { metaTitle, metaDescription, heading, lead, journalLead } = hub;
  const categories = topicCategories.map(
    ({ id, title, description, topics }): HubCategory => ({
      id,
      title,
      description,
      topics: topics.slice(0, topicsShown).map(({ slug, title: topic, summary }) => ({ slug, title: topic, summary })),
      more: Math.max(0, topics.length - topicsShown),
    }),
  );
  return { metaTitle, metaDescription, heading, lead, journalLead, categories };
}

/** Loads a category, its words for search engines and its index among the categories; `null` if there is none. */
export async function loadCategory(id: string) {
  const category = topicCategories.find((candidate) => candidate.id === id);
  return category ? { category, words: categoryPages[category.id], index: topicCategories.indexOf(category) } : null;
}
