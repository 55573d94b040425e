import { doctors, serviceLoaders, services, topicCategories } from '../../../content/index.ts';
import type { DoctorSummary, Service, ServiceSummary, TopicSummary } from '../../../content/types.ts';

/** A service, and what its page says of other entries. */
export interface ServicePage {
  service: Service;
  relatedTopics: readonly Pick<TopicSummary, 'slug' | 'category' | 'title'>[];
  relatedDoctors: readonly Pick<DoctorSummary, 'id' | 'name'>[];
  otherServices: readonly ServiceSummary[];
}

/** Loads a service; `null` if there is none. */
export async function loadService(slug: string): Promise<ServicePage | null> {
  const load = serviceLoaders.get(slug);
  if (!load) return null;
  const service = await load();
  return {
    service,
    relatedTopics: topicCategories
      .flatMap(({ topics }) => topics)
      .filter((topic) => service.relatedTopics.includes(topic.slug))
      .map(({ slug: topic, category, title }) => ({ slug: topic, category, title })),
    relatedDoctors: doctors
      .filter(({ id }) => service.relatedDoctors.includes(id))
      .map(({ id, name }) => ({ id, name })),
    otherServices: services.filter(({ id }) => id !== service.id).slice(0, 3),
  };
}
