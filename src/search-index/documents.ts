import type { Options } from 'minisearch';
import type { Doctor, Service, Sign, SitePage, Topic, UrgentSearchWords } from '#content/types.ts';
import type { SearchKind } from '#machines/search/search.machine.ts';
import { stem, wordsIn } from './words.ts';

/** What the index contains of a page, or of a place on one. */
export interface SearchDocument {
  kind: SearchKind;
  address: string;
  title: string;
  /** A sentence for the list of results. */
  detail: string;
  /** Lay words and misspellings, which are not shown. */
  words: string;
  /** Words of a query that make the words of a sign harmless. */
  unless?: readonly string[] | undefined;
  /** More of the page's words, which are not shown. */
  text: string;
}

/** The content that can be found. */
export interface Searchable {
  topics: readonly Topic[];
  services: readonly Service[];
  doctors: readonly Doctor[];
  signs: readonly Sign[];
  pages: readonly SitePage[];
  urgentSearchWords: UrgentSearchWords;
}

/** How a sign reads in a list of results, and what to do about it. */
export interface SignWords {
  title: (sign: Sign) => string;
  action: (sign: Sign) => string;
}

const topicAddress = ({ category, slug }: Topic) => `/eye-hub/${category}/${slug}`;

function questionsOf(page: string, address: string, questions: Topic['questions']): SearchDocument[] {
  return questions.map(({ id, question, answer }) => ({
    kind: 'question',
    address: `${address}#${id}`,
    title: question,
    detail: page,
    words: '',
    text: answer[0] ?? '',
  }));
}

/**
 * Everything that can be found: topics, services, their questions, doctors, urgent signs and the other pages.
 */
export function searchDocuments(content: Searchable, { title, action }: SignWords): SearchDocument[] {
  const { topics, services, doctors, signs, pages, urgentSearchWords } = content;
  return [
    ...topics.map(
      (topic): SearchDocument => ({
        kind: 'topic',
        address: topicAddress(topic),
        title: topic.title,
        detail: topic.summary,
        words: topic.searchWords.join('. '),
        text: [...topic.symptoms, ...topic.treatments.map(({ name }) => name), topic.metaDescription].join('. '),
      }),
    ),
    ...services.map(
      (service): SearchDocument => ({
        kind: 'service',
        address: `/services/${service.id}`,
        title: service.title,
        detail: service.description,
        words: service.searchWords.join('. '),
        text: [...(service.conditions ?? service.testingIncludes), service.metaDescription].join('. '),
      }),
    ),
    ...doctors.map(
      (doctor): SearchDocument => ({
        kind: 'doctor',
        address: `/team/${doctor.id}`,
        title: doctor.name,
        detail: doctor.bio,
        words: [...doctor.specialties, ...doctor.languages, doctor.title, 'doctor who speaks'].join('. '),
        text: doctor.fullBio.join(' '),
      }),
    ),
    ...topics.flatMap((topic) => questionsOf(topic.title, topicAddress(topic), topic.questions)),
    ...services.flatMap(({ id, title: name, questions }) => questionsOf(name, `/services/${id}`, questions)),
    ...signs
      .filter(({ urgency }) => urgency !== 'this week' && urgency !== 'next exam')
      .map(
        (sign): SearchDocument => ({
          kind: 'sign',
          address: `/urgent#${sign.id}`,
          title: title(sign),
          detail: action(sign),
          words: (urgentSearchWords[sign.id]?.phrases ?? []).join('. '),
          unless: urgentSearchWords[sign.id]?.unless,
          text: '',
        }),
      ),
    ...pages.map(
      ({ path, title: name, summary, searchWords }): SearchDocument => ({
        kind: 'page',
        address: path,
        title: name,
        detail: summary,
        words: searchWords.join('. '),
        text: '',
      }),
    ),
  ];
}

/** How the index is made, and read: both must agree. */
export const indexOptions: Options<SearchDocument> = {
  idField: 'address',
  fields: ['title', 'words', 'text'],
  storeFields: ['kind', 'title', 'detail', 'words', 'unless'],
  tokenize: wordsIn,
  processTerm: stem,
};
