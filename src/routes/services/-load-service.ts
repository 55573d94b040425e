import { doctors, serviceLoaders, services, topicCategories, visit } from '#content/index.ts';
import type { DoctorSummary, Service, ServiceSummary, TopicSummary } from '#content/types.ts';
import type { PictureSource } from '../../components/elements/Picture.tsx';
import { pictureSource } from '../-pictures.ts';
import { type SignStep, signSteps } from '../-urgency/sign-steps.ts';

/** A service, and what its page shows of others. It names pictures, so that the page need not load the list of all. */
export interface ServicePage {
  service: Service;
  /** Its warning signs, most urgent first. */
  signs: readonly SignStep[];
  /** What it costs, or how to learn that. */
  cost: string;
  picture: PictureSource;
  relatedTopics: readonly Pick<TopicSummary, 'slug' | 'category' | 'title'>[];
  relatedDoctors: readonly Pick<DoctorSummary, 'id' | 'name'>[];
  otherServices: readonly { service: ServiceSummary; picture: PictureSource }[];
}

/** Loads a service; `null` if there is none. */
export async function loadService(slug: string): Promise<ServicePage | null> {
  const load = serviceLoaders.get(slug);
  if (!load) return null;
  const service = await load();
  return {
    service,
    signs: signSteps(service.urgent),
    cost: service.cost ?? visit.cost,
    picture: pictureSource(service.image.name),
    relatedTopics: topicCategories
      .flatMap(({ topics }) => topics)
      .filter((topic) => service.relatedTopics.includes(topic.slug))
      .map(({ slug: topic, category, title }) => ({ slug: topic, category, title })),
    relatedDoctors: doctors
      .filter(({ id }) => service.relatedDoctors.includes(id))
      .map(({ id, name }) => ({ id, name })),
    otherServices: services
      .filter(({ id }) => id !== service.id)
      .slice(0, 3)
      .map((other) => ({ service: other, picture: pictureSource(other.image.name) })),
  };
}
