import MiniSearch from 'minisearch';
import { readFiles } from '#content/files.ts';
import { contentOf } from '#content/read.ts';
import type { Question, Topic } from '#content/schema/entries.ts';
import { plainText } from '#src/rules/links.ts';
import { signInWords } from '#src/rules/sign-wording.ts';
import { indexOptions, type SearchDocument, signAddress } from './search.ts';

const topicAddress = ({ category, slug }: Topic) => `/eye-hub/${category}/${slug}`;

const questionsOf = (page: string, address: string, questions: readonly Question[]): SearchDocument[] =>
  questions.map(({ id, question, answer }) => ({
    kind: 'question',
    address: `${address}#${id}`,
    title: question,
    detail: page,
    words: '',
    text: plainText(answer[0] ?? ''),
  }));

/** Everything that can be found: topics, services, their questions, doctors, urgent signs and the other pages. */
async function searchDocuments(): Promise<SearchDocument[]> {
  const { topics, services, doctors, signs, 'site-pages': sitePages } = contentOf(readFiles());
  return [
    ...topics.map((topic) => ({
      kind: 'topic' as const,
      address: topicAddress(topic),
      title: topic.title,
      detail: topic.summary,
      words: topic.searchWords.join('. '),
      text: plainText(
        [...topic.symptoms, ...topic.treatments.map(({ name }) => name), topic.metaDescription].join('. '),
      ),
    })),
    ...services.map((service) => ({
      kind: 'service' as const,
      address: `/services/${service.id}`,
      title: service.title,
      detail: plainText(service.description),
      words: service.searchWords.join('. '),
      text: [...service.conditions, ...service.testingIncludes, service.metaDescription].join('. '),
    })),
    ...doctors.map((doctor) => ({
      kind: 'doctor' as const,
      address: `/team/${doctor.id}`,
      title: doctor.name,
      detail: doctor.bio,
      words: [...doctor.specialties, ...doctor.languages, doctor.title, 'doctor who speaks'].join('. '),
      text: doctor.fullBio.join(' '),
    })),
    ...topics.flatMap((topic) => questionsOf(topic.title, topicAddress(topic), topic.questions)),
    ...services.flatMap(({ id, title, questions }) => questionsOf(title, `/services/${id}`, questions)),
    ...signs.map((sign) => ({
      kind: 'sign' as const,
      address: signAddress(sign.id),
      title: signInWords(sign),
      // What to do depends on the time at which somebody reads it.
      detail: '',
      words: '',
      text: '',
    })),
    ...sitePages.map(({ path, title, summary, searchWords }) => ({
      kind: 'page' as const,
      address: path,
      title,
      detail: summary,
      words: searchWords.join('. '),
      text: '',
    })),
  ];
}

/** The index of everything that can be found, as JSON. */
export async function searchIndexText(): Promise<string> {
  const index = new MiniSearch(indexOptions);
  index.addAll(await searchDocuments());
  return JSON.stringify(index);
}
