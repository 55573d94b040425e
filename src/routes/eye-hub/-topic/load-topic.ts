import { hub, services, topicCategories, topicLoaders } from '#content/index.ts';
import type { HubContent, ServiceSummary, Topic, TopicCategory, TopicSummary } from '#content/types.ts';
import { type SignStep, signSteps } from '../../-urgency/sign-steps.ts';
import { type TopicSection, topicSections } from './sections.ts';

/** A topic, and what its page says of other entries. */
export interface TopicPage {
  topic: Omit<Topic, 'urgent' | 'whenToCall'>;
  sections: readonly TopicSection[];
  /** The signs at the top of the page, most urgent first. */
  urgent: readonly SignStep[];
  whenToCall: readonly SignStep[];
  category: Pick<TopicCategory, 'id' | 'title'>;
  relatedServices: readonly Pick<ServiceSummary, 'id' | 'title'>[];
  relatedTopics: readonly Pick<TopicSummary, 'slug' | 'category' | 'title'>[];
  notes: Pick<HubContent, 'priceNote' | 'paidLinkDisclosure' | 'notReviewedNote'>;
}

/** Loads the topic at an address of the Eye Hub; `null` if there is none. */
export async function loadTopic(address: { category: string; slug: string }): Promise<TopicPage | null> {
  const category = topicCategories.find(({ id }) => id === address.category);
  const load = category?.topics.some(({ slug }) => slug === address.slug) && topicLoaders.get(address.slug);
  if (!category || !load) return null;
  const { urgent, whenToCall, ...topic } = await load();
  const { priceNote, paidLinkDisclosure, notReviewedNote } = hub;
  return {
    topic,
    sections: topicSections(topic),
    urgent: signSteps(urgent),
    whenToCall: signSteps(whenToCall),
    category: { id: category.id, title: category.title },
    relatedServices: services
      .filter(({ id }) => topic.relatedServices.includes(id))
      .map(({ id, title }) => ({ id, title })),
    relatedTopics: topicCategories
      .flatMap(({ topics }) => topics)
      .filter(({ slug }) => topic.relatedTopics.includes(slug))
      .map(({ slug, category: id, title }) => ({ slug, category: id, title })),
    notes: { priceNote, paidLinkDisclosure, notReviewedNote },
  };
}
