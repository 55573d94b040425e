import type { Doctor, Service, Topic } from './schema/entries.ts';
import type { LegalPage } from './schema/pages.ts';

const files = import.meta.glob('/content/{doctors,legal,services,topics}/*.json', { import: 'default' });

/** Fetches an entry of a folder by its id; undefined for an unknown id. Rejects when its file cannot be fetched. */
const from = <Entry>(folder: string) => {
  return (id: string) => files[`/content/${folder}/${id}.json`]?.() as Promise<Entry> | undefined;
};

/** Fetches a service by its id. */
export const fetchService = from<Service>('services');
/** Fetches a doctor by the id. */
export const fetchDoctor = from<Doctor>('doctors');
/** Fetches a topic by its slug alone; compare the category with the address. */
export const fetchTopic = from<Topic>('topics');
/** Fetches the drawing of a topic; `null` when it has none. */
export const fetchDiagram = async (slug: string) => (await import('./diagrams.data.ts')).diagrams[slug] ?? null;
/** Fetches a legal page by its id. */
export const fetchLegalPage = from<LegalPage>('legal');
