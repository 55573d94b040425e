import type { Doctor, Service, Topic } from './schema/entries.ts';
import type { LegalPage } from './schema/pages.ts';

/** Fetches an entry of a kind by its id; undefined for an unknown id. Rejects when its file cannot be fetched. */
type FetchEntry<Entry> = (id: string) => Promise<Entry> | undefined;

const from = <Entry>(folder: string, files: Record<string, () => Promise<unknown>>): FetchEntry<Entry> => {
  return (id) => files[`/content/${folder}/${id}.json`]?.() as Promise<Entry> | undefined;
};

/** Fetches a service by its id. */
export const fetchService = from<Service>(
  'services',
  import.meta.glob('/content/services/*.json', { import: 'default' }),
);
/** Fetches a doctor by the id. */
export const fetchDoctor = from<Doctor>('doctors', import.meta.glob('/content/doctors/*.json', { import: 'default' }));
/** Fetches a topic by its slug alone; compare the category with the address. */
export const fetchTopic = from<Topic>('topics', import.meta.glob('/content/topics/*.json', { import: 'default' }));
/** Fetches the drawing of a topic; `null` when it has none. */
export const fetchDiagram = async (slug: string) => (await import('./diagrams.data.ts')).diagrams[slug] ?? null;
/** Fetches a legal page by its id. */
export const fetchLegalPage = from<LegalPage>(
  'legal',
  import.meta.glob('/content/legal/*.json', { import: 'default' }),
);
